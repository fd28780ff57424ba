import { describe, expect, it } from 'vitest';
import type { Board, Place } from '$generated/wire';
import { cropAround } from './crop';

const at = (id: string, place?: Place) => ({
  id,
  kind: 'spot',
  name: id,
  label: { key: id },
  place,
});
const board: Board = {
  width: 1000,
  height: 800,
  elements: [at('a', [500, 400]), at('b', [600, 420]), at('corner', [0, 0]), at('card')],
  links: [],
};

describe('a part of a board', () => {
  it('has the places in its middle and the shape of its frame', () => {
    const part = cropAround(board, ['a', 'b'], 1.6, 0.4);
    expect(part.x + part.width / 2).toBeCloseTo(550);
    expect(part.y + part.height / 2).toBeCloseTo(410);
    expect(part.width / part.height).toBeCloseTo(1.6);
  });

  it('comes no closer than it should', () => {
    expect(cropAround(board, ['a'], 1.6, 0.4).width).toBe(400);
  });

  it('does not leave the board', () => {
    const part = cropAround(board, ['corner'], 1.6, 0.4);
    expect([part.x, part.y]).toEqual([0, 0]);
  });

  it('is never larger than the board, however far apart the places are', () => {
    const part = cropAround(board, ['corner', 'b'], 1, 0.4);
    expect(part.width).toBeLessThanOrEqual(800);
    expect(part.y + part.height).toBeLessThanOrEqual(800);
  });

  it('is all of it where nothing has a place', () => {
    expect(cropAround(board, ['card', 'nobody'], 1.6, 0.4)).toEqual({
      x: 0,
      y: 0,
      width: 1000,
      height: 800,
    });
  });
});
