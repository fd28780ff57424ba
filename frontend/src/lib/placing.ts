/** Where something is laid beside an element of the board, so that it covers little of it. */
import type { Board, ElementId } from './board';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** Where the tip towards the element stands, along that side. */
  tip: number;
}

export interface Around {
  /** What it must stay within. */
  room: Box;
  /** Pieces on the board: as few as possible are covered. */
  pieces: Box[];
  /** Other places that may be picked: as few as possible are covered, pieces before them. */
  targets: Box[];
  /** What is never covered. */
  held: Box[];
}

/** The room between an element and what is laid beside it: the tip fills it. */
const GAP = 12;
const EDGE = 6;
/** How far along its side it may be shifted. */
const SHIFTS = [0.5, 0.15, 0.85, 0.32, 0.68];
const SIDES: Side[] = ['below', 'above', 'right', 'left'];
const TIP_MARGIN = 18;

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The best place beside an element: within the room, covering nothing that is held. */
export function placed(
  element: Box,
  size: { width: number; height: number },
  around: Around,
): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const side of SIDES) {
    for (const [rank, share] of SHIFTS.entries()) {
      const found = laid(element, size, side, share, around.room);
      const cost = costOf({ ...found, ...size }, element, around) + rank * 0.1;
      if (cost < least) [best, least] = [found, cost];
    }
  }
  return best ?? laid(element, size, 'below', 0.5, around.room);
}

function laid(
  element: Box,
  size: { width: number; height: number },
  side: Side,
  share: number,
  room: Box,
): Placed {
  const middle = { x: element.x + element.width / 2, y: element.y + element.height / 2 };
  const isUpright = side === 'above' || side === 'below';
  const wanted = isUpright
    ? {
        x: middle.x - share * size.width,
        y: side === 'below' ? element.y + element.height + GAP : element.y - GAP - size.height,
      }
    : {
        x: side === 'right' ? element.x + element.width + GAP : element.x - GAP - size.width,
        y: middle.y - share * size.height,
      };
  const x = within(wanted.x, room.x + EDGE, room.x + room.width - size.width - EDGE);
  const y = within(wanted.y, room.y + EDGE, room.y + room.height - size.height - EDGE);
  const long = isUpright ? size.width : size.height;
  const towards = isUpright ? middle.x - x : middle.y - y;
  return { x, y, side, tip: within(towards, TIP_MARGIN, long - TIP_MARGIN) };
}

function costOf(box: Box, element: Box, { pieces, targets, held }: Around): number {
  const covered = (boxes: Box[]) => boxes.filter((other) => overlaps(box, other)).length;
  return 1e6 * covered([element, ...held]) + 1e3 * covered(pieces) + covered(targets);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Whether what is spoken of lies in the lower half of the board. */
export function isLow(board: Board, ids: readonly ElementId[]): boolean {
  const place = board.elements.find(({ id, place }) => ids.includes(id) && place)?.place;
  return place ? place[1] > board.height / 2 : false;
}
