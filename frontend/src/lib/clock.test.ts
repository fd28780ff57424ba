import { describe, expect, it } from 'vitest';
import { timeLeft, written } from './clock';

describe('a clock', () => {
  const clocks = { left: [60_000, 30_000], running: 0, reserve: [] };

  it('runs for the seat on turn alone', () => {
    expect(timeLeft(clocks, 0, 1000, 11_000)).toBe(50_000);
    expect(timeLeft(clocks, 1, 1000, 11_000)).toBe(30_000);
  });

  it('never shows less than nothing', () => {
    expect(timeLeft(clocks, 0, 0, 1_000_000)).toBe(0);
  });

  it('is written as people read it', () => {
    expect(written(61_500)).toBe('1:01');
    expect(written(9_000)).toBe('0:09');
    expect(written(3_660_000)).toBe('1 h 01');
    expect(written(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h');
  });
});
