import { describe, expect, it } from 'vitest';
import type { Board } from './board';
import { isLow, overlaps, placed, type Around, type Box } from './placing';

const room: Box = { x: 0, y: 0, width: 1000, height: 800 };
const size = { width: 300, height: 160 };
const piece = (x: number, y: number): Box => ({ x: x - 12, y: y - 12, width: 24, height: 24 });
const around = (more: Partial<Around> = {}): Around => ({
  room,
  pieces: [],
  targets: [],
  held: [],
  ...more,
});

function coveredBy(element: Box, more: Partial<Around>): Box {
  const { x, y } = placed(element, size, around(more));
  return { x, y, ...size };
}

describe('what is laid beside an element', () => {
  it('stands below it, with its tip towards it', () => {
    expect(placed(piece(500, 300), size, around())).toEqual({
      x: 350,
      y: 324,
      side: 'below',
      tip: 150,
    });
  });

  it('stays within the room, and its tip still points at the element', () => {
    const found = placed(piece(990, 790), size, around());
    expect(found.x + size.width).toBeLessThanOrEqual(1000);
    expect(found.y + size.height).toBeLessThanOrEqual(800);
    expect(overlaps({ ...found, ...size }, piece(990, 790))).toBe(false);
  });

  it('covers no piece where there is a way around it', () => {
    const pieces = [piece(500, 400), piece(380, 400), piece(620, 400)];
    const box = coveredBy(piece(500, 300), { pieces });
    expect(pieces.filter((one) => overlaps(box, one))).toEqual([]);
  });

  it('covers what may be picked rather than a piece', () => {
    const pieces = [piece(500, 400)];
    const targets = [piece(500, 200), piece(300, 300), piece(700, 300)];
    const box = coveredBy(piece(500, 300), { pieces, targets });
    expect(overlaps(box, pieces[0] as Box)).toBe(false);
  });

  it('covers a piece rather than what is in hand', () => {
    const held = [piece(500, 400)];
    const pieces = [200, 500, 800].flatMap((x) => [piece(x, 200), piece(x, 300)]);
    const box = coveredBy(piece(500, 300), { pieces, held });
    expect(overlaps(box, held[0] as Box)).toBe(false);
  });
});

describe('a card at the foot of the board', () => {
  it('would cover what lies in the lower half', () => {
    const elements = [
      { id: 'policeman-red' },
      { id: 'circle-4', place: [20, 30] },
      { id: 'circle-170', place: [20, 80] },
    ];
    const board = { height: 100, elements } as unknown as Board;
    expect(isLow(board, ['policeman-red', 'circle-170'])).toBe(true);
    expect(isLow(board, ['circle-4'])).toBe(false);
    expect(isLow(board, ['policeman-red'])).toBe(false);
  });
});
