/** Streets and lines of sight as they lie on the board. */
import type { Board, ElementId, Place } from '$lib/board';
import type { Detective, Side, Tile } from '$generated/mr_jack_pocket';

/** The streets of a tile with a wall in the south, and of the one without. */
export const WALLED =
  'M-30 -46.1L-30 -86L30 -86L30 -46.1A55 55 0 0 1 46.1 -30L86 -30L86 30L46.1 30A55 55 0 0 1 19 51.61L19 71L-19 71L-19 51.61A55 55 0 0 1 -46.1 30L-86 30L-86 -30L-46.1 -30A55 55 0 0 1 -30 -46.1Z';
export const OPEN =
  'M-30 -46.1L-30 -86L30 -86L30 -46.1A55 55 0 0 1 46.1 -30L86 -30L86 30L46.1 30A55 55 0 0 1 30 46.1L30 86L-30 86L-30 46.1A55 55 0 0 1 -46.1 30L-86 30L-86 -30L-46.1 -30A55 55 0 0 1 -30 -46.1Z';
export const TILE = 172;
/** Half of a street's width, less what its edges swallow. */
export const STREET = 27;
/** From a tile's edge to the near side of the wall on it. */
const WALL = 15;

const TURNS: Record<Side, number> = { south: 0, west: 90, north: 180, east: 270 };
/** The direction in which a detective on a side of the district looks, in degrees. */
const LOOKS: Record<Side, number> = { north: 90, east: 180, south: 270, west: 0 };
const FACING: Record<Side, Side> = { north: 'south', south: 'north', east: 'west', west: 'east' };

export function turnOf(wall: Side | null): number {
  return wall ? TURNS[wall] : 0;
}

export interface Spread {
  place: Place;
  side: Side;
}

/** Half of a detective's width. */
export const DISC = 34;
/** How far those who share a space stand apart: each can be pointed at in the middle. */
const APART = 56;

/** Where the detectives stand; those who share a space stand side by side. */
export function standing(board: Board, detectives: Detective[]): Map<ElementId, Spread> {
  const found = new Map<ElementId, Spread>();
  for (const { detective, space } of detectives) {
    const element = board.elements.find((one) => one.id === space);
    const here = detectives
      .filter((other) => other.space === space)
      .map((other) => other.detective);
    const off = (here.indexOf(detective) - (here.length - 1) / 2) * APART;
    const side = (element?.traits?.[0] ?? 'north') as Side;
    const [x, y] = element?.place ?? [0, 0];
    const upright = side === 'east' || side === 'west';
    found.set(detective, { place: upright ? [x, y + off] : [x + off, y], side });
  }
  return found;
}

export interface Beam {
  id: ElementId;
  from: Place;
  looks: number;
  /** How far the light goes, and from where on it is between houses. */
  reach: number;
  mouth: number;
  end: 'wall' | 'out';
  seen: ElementId[];
}

/** The light of a detective: as far as the server says that he sees. */
export function beamOf(board: Board, tiles: Tile[], one: Detective): Beam | null {
  const space = board.elements.find((element) => element.id === one.space);
  const side = space?.traits?.[0] as Side | undefined;
  if (!space?.place || !side) return null;
  const [x, y] = space.place;
  const edge = (board.width - 3 * TILE) / 2;
  const mouth = Math.max(edge - Math.min(x, board.width - x), edge - Math.min(y, board.height - y));
  const last = tiles.find((tile) => tile.tile === one.sees.at(-1));
  const isBehind = last?.wall === FACING[side];
  const end = !isBehind && one.sees.length === 3 ? 'out' : 'wall';
  const stop = isBehind ? -WALL : end === 'wall' ? WALL : 0;
  return {
    id: one.detective,
    from: [x, y],
    looks: LOOKS[side],
    mouth,
    reach: mouth + one.sees.length * TILE + stop,
    end,
    seen: one.sees,
  };
}

/** How much larger than on a desk a line about a choice is drawn, so that it can be read. */
export function pillSize(scale: number): number {
  return Math.min(1.9, Math.max(1, 0.9 / scale));
}
