import { describe, expect, it } from 'vitest';
import type { Place } from '$lib/board';
import { distance, hull, inside, paced, smooth } from './curves';
import { roomBeside } from './room';
import { warmths } from './warmth';

const square: Place[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('curves', () => {
  it('go straight between two points and bend through more', () => {
    expect(smooth(square.slice(0, 2))).toBe('M0 0L10 0');
    expect(smooth(square).match(/C/g)).toHaveLength(3);
  });

  it('know what is inside an outline', () => {
    expect(inside([5, 5], square)).toBe(true);
    expect(inside([15, 5], square)).toBe(false);
  });

  it('wrap a hull around everything', () => {
    expect(hull([...square, [5, 5], [2, 8]])).toHaveLength(4);
  });

  it('keep both ends when a line is paced out', () => {
    const points = paced([square[0] as Place, square[1] as Place], 3);
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([10, 0]);
  });
});

describe('room beside something', () => {
  it('is found away from what stands about, and on the board', () => {
    const bodies = [{ at: [50, 70] as Place, radius: 12 }];
    const at = roomBeside([50, 50], 8, [22], bodies, { width: 100, height: 100 });
    expect(distance(at, [50, 70])).toBeGreaterThan(20);
    const corner = roomBeside([10, 10], 8, [22], [], { width: 100, height: 100 });
    expect(Math.min(...corner)).toBeGreaterThan(7);
  });
});

describe('warmth', () => {
  const steps: [number, number, number] = [0.1, 0.3, 0.6];

  it('grows with the share of the likeliest', () => {
    const warm = warmths({ a: 0.5, b: 0.2, c: 0.01, d: 0 }, steps, true);
    const radii = ['a', 'b', 'c'].map((id) => warm.get(id)?.radius ?? 0);
    expect(radii).toEqual([...radii].sort((one, other) => other - one));
    expect(warm.has('d')).toBe(false);
  });

  it('is the same everywhere where only possibility is told', () => {
    const warm = warmths({ a: 1, b: 1 }, steps, false);
    expect(warm.get('a')).toBe(warm.get('b'));
  });
});
