/** How a board is laid into the frame of a picture: whole, or what is around a few places. */
import type { Board, ElementId } from '$generated/wire';

/** A part of a board, in the board's own units. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of the board's width: what is left free around the places. */
const MARGIN = 0.1;

/**
 * The part of a board, as wide for its height as the frame, in whose middle the places are.
 * No picture comes closer than the `least` share of the board's width.
 */
export function cropAround(board: Board, points: ElementId[], shape: number, least: number): Crop {
  const whole = { x: 0, y: 0, width: board.width, height: board.height };
  const wanted = new Set(points);
  const places = board.elements.flatMap((one) =>
    wanted.has(one.id) && one.place ? [one.place] : [],
  );
  if (places.length === 0) return whole;
  const [left, right] = span(places.map(([across]) => across));
  const [top, bottom] = span(places.map(([, down]) => down));
  const room = 2 * MARGIN * board.width;
  const width = Math.min(
    Math.max(right - left + room, (bottom - top + room) * shape, least * board.width),
    board.width,
    board.height * shape,
  );
  const height = width / shape;
  return {
    x: within((left + right - width) / 2, board.width - width),
    y: within((top + bottom - height) / 2, board.height - height),
    width,
    height,
  };
}

const span = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;
const within = (at: number, most: number) => Math.min(Math.max(at, 0), most);
