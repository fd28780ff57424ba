/** The district as it lies: hexes with flat tops, taken from the board's outlines. */
import type { Board, Element, ElementId, Place } from '$lib/board';
import { pieceName } from '../kit/names';

export interface Hex {
  id: ElementId;
  element: Element;
  x: number;
  y: number;
  /** Which of the three ways its cobbles are laid. */
  laid: number;
}

export interface District {
  /** From the middle of a hex to a corner, and to a side. */
  radius: number;
  inner: number;
  streets: Hex[];
  buildings: Hex[];
  squares: Hex[];
  lamps: Hex[];
  exits: Hex[];
  at: Map<ElementId, Hex>;
}

const round = (number: number) => Math.round(number * 100) / 100;

function corners(x: number, y: number, radius: number): Place[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = (Math.PI / 3) * corner;
    return [round(x + radius * Math.cos(turn)), round(y + radius * Math.sin(turn))];
  });
}

export function polygon(places: Place[]): string {
  return `M${places.map((place) => place.join(' ')).join('L')}Z`;
}

export function hexPath(x: number, y: number, radius: number): string {
  return polygon(corners(x, y, radius));
}

/** A hex whose corners are rounded off. */
export function softHex(radius: number, by: number): string {
  const all = corners(0, 0, radius);
  const towards = ([ax, ay]: Place, [bx, by_]: Place): Place => [
    round(ax + ((bx - ax) * by) / radius),
    round(ay + ((by_ - ay) * by) / radius),
  ];
  const parts = all.map((corner, place) => {
    const before = towards(corner, all.at(place - 1) ?? corner);
    const after = towards(corner, all[(place + 1) % 6] ?? corner);
    return `${place === 0 ? 'M' : 'L'}${before.join(' ')}Q${corner.join(' ')} ${after.join(' ')}`;
  });
  return `${parts.join('')}Z`;
}

export function districtOf(board: Board): District {
  const placed = board.elements.filter((element) => element.place && element.outline);
  const [first] = placed;
  const radius = first?.outline?.[0] && first.place ? first.outline[0][0] - first.place[0] : 47;
  const inner = (radius * Math.sqrt(3)) / 2;
  const hexes = placed.map((element): Hex => {
    const [x, y] = element.place ?? [0, 0];
    const column = Math.round((x - radius) / (1.5 * radius));
    const row = Math.round(y / inner);
    return { id: element.id, element, x, y, laid: (column + (row >> 1)) % 3 };
  });
  const having = (trait: string) => hexes.filter((hex) => hex.element.traits?.includes(trait));
  return {
    radius,
    inner,
    streets: hexes.filter(
      ({ element }) => element.traits?.includes('street') || element.traits?.includes('manhole'),
    ),
    buildings: having('building'),
    squares: having('square'),
    lamps: hexes.filter((hex) => hex.element.kind === 'lamp'),
    exits: hexes.filter((hex) => hex.element.kind === 'exit'),
    at: new Map(hexes.map((hex) => [hex.id, hex])),
  };
}

/** Whether two hexes touch. */
export function touch(district: District, one: Hex, other: Hex): boolean {
  const distance = Math.hypot(one.x - other.x, one.y - other.y);
  return distance > 1 && distance < district.inner * 2.2;
}

const TURNS: Record<string, number> = { n: -90, ne: -30, se: 30, s: 90, sw: 150, nw: 210 };

/** Which way a lantern's direction points, in degrees. */
export function turnOf(lantern: ElementId): number {
  return TURNS[pieceName(lantern)] ?? 0;
}

export interface Beam {
  hexes: Hex[];
  /** What the light falls on at its end, if that is a house, a square or a lamp. */
  stop: Hex | null;
}

/** The lit streets in a row from a hex on. */
export function beamFrom(
  district: District,
  from: Hex,
  degrees: number,
  lit: Set<ElementId>,
): Beam {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [2 * district.inner * Math.cos(turn), 2 * district.inner * Math.sin(turn)];
  const all = [...district.at.values()];
  const hexes: Hex[] = [];
  for (let step = 1; ; step++) {
    const [x, y] = [from.x + dx * step, from.y + dy * step];
    const next = all.find((hex) => Math.hypot(hex.x - x, hex.y - y) < 4);
    if (next && lit.has(next.id)) hexes.push(next);
    else return { hexes, stop: next && next.element.kind !== 'exit' ? next : null };
  }
}

/** How far a way bends aside, as a share of its length. */
const BEND = 0.12;

/** A way from one place to another that bends aside, so that one there and back are two. */
export function bent([ax, ay]: Place, [bx, by]: Place): string {
  const [x, y] = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
  return `M${ax} ${ay}Q${round(x)} ${round(y)} ${bx} ${by}`;
}
