import { describe, expect, it } from 'vitest';
import { trimmed, type Measured } from './trail';

/** A straight path along the x axis. */
const straight = (length: number): Measured => ({
  getTotalLength: () => length,
  getPointAtLength: (along) => ({ x: along, y: 0 }),
});

describe('a trail', () => {
  it('leaves both ends free and points along the way', () => {
    const way = trimmed(straight(100), 'M0 0H100', 10, 20);
    expect(way?.d).toMatch(/^M10 0L13 0L.*L80 0$/);
    expect(way?.start).toEqual([0, 0]);
    expect(way?.head).toEqual([80, 0]);
    expect(way?.turn).toBe(0);
  });

  it('is a chevron in the middle where the ends nearly touch', () => {
    const way = trimmed(straight(40), 'M0 0H40', 13, 21);
    expect(way?.d).toBe('');
    expect(way?.head).toEqual([20, 0]);
  });

  it('follows a path that runs the other way', () => {
    const way = trimmed(straight(100), 'M0 0H100', 10, 20, true);
    expect(way?.d).toMatch(/^M90 0L.*L20 0$/);
    expect(way?.start).toEqual([100, 0]);
    expect(way?.turn).toBe(180);
  });

  it('is nothing where there is no way', () => {
    expect(trimmed(straight(0), '', 10, 10)).toBeNull();
  });
});
