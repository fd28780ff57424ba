import { describe, expect, it } from 'vitest';
import { arrow } from './arrows';

const spot = (x: number, y: number, size = 10) => ({ x, y, size });

describe('an arrow', () => {
  it('goes from rim to rim, bent to one side', () => {
    const straight = arrow([spot(0, 0), spot(100, 0)], 0);
    expect(straight.path).toBe('M10 0Q50 0 90 0');
    const [one, other] = [0.2, -0.2].map((bend) => arrow([spot(0, 0), spot(100, 0)], bend));
    expect(one?.path).toBe('M10 0Q50 -20 90 0');
    expect(other?.path).toBe('M10 0Q50 20 90 0');
    expect(one?.labelY).toBeLessThan(0);
    expect(other?.labelY).toBeGreaterThan(0);
  });

  it('has its label behind its end where it is short', () => {
    expect(arrow([spot(0, 0), spot(60, 0)], 0.2).labelX).toBeGreaterThan(70);
    expect(arrow([spot(0, 0), spot(200, 0)], 0.2).labelX).toBeLessThan(120);
  });

  it('leads through several places', () => {
    expect(arrow([spot(0, 0), spot(50, 0), spot(50, 80)], 0).path.match(/M/g)).toHaveLength(2);
  });

  it('is a ring where nothing moves', () => {
    expect(arrow([spot(5, 6)], 0.2)).toMatchObject({ path: '', x: 5, y: 6 });
    expect(arrow([spot(5, 6), spot(5, 6)], 0.2).path).toBe('');
  });
});
