/** A way on a board with its ends cut off, so that what stands there stays free. */
import type { Place } from '$lib/board';

export interface Trimmed {
  /** The line between the ends; empty where they are too near. */
  d: string;
  start: Place;
  /** Where the arrow's head lies, and how it is turned, in degrees. */
  head: Place;
  turn: number;
}

/** What is needed of a path of the page. */
export interface Measured {
  getTotalLength(): number;
  getPointAtLength(length: number): { x: number; y: number };
}

const STEP = 3;
/** A shorter line would be all arrow. */
const SHORTEST = 14;

/** Cut so much from both ends of a path; `whole` says which path it is, to be measured anew. */
export function trimmed(
  path: Measured,
  whole: string,
  from: number,
  to: number,
  backwards = false,
): Trimmed | null {
  const length = whole ? path.getTotalLength() : 0;
  if (!(length > 0)) return null;
  const at = (along: number): Place => {
    const inside = Math.min(Math.max(along, 0), length);
    const { x, y } = path.getPointAtLength(backwards ? length - inside : inside);
    return [x, y];
  };
  const end = length - to;
  const isShort = end - from < SHORTEST;
  const tip = isShort ? length / 2 : end;
  const [[x, y], [behindX, behindY]] = [at(tip), at(tip - 4)];
  return {
    d: isShort ? '' : line(at, from, end),
    start: at(0),
    head: [x, y],
    turn: (Math.atan2(y - behindY, x - behindX) * 180) / Math.PI,
  };
}

function line(at: (along: number) => Place, from: number, to: number): string {
  const places: Place[] = [];
  for (let along = from; along < to; along += STEP) places.push(at(along));
  places.push(at(to));
  return `M${places.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
