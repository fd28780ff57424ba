import { describe, expect, it } from 'vitest';
import { across, drawn, placed, roundsOf, toldBy } from './strip';

const bits = (values: number[]) => ({ values, counted: null });
const stations = (values: number[]) => ({ values, counted: 'scotland_yard' });

describe('drawn', () => {
  it('steps from one amount to the next, highest where most was hidden', () => {
    expect(drawn(bits([4, 4, 1])).line).toBe('M0 0H50V0H100V75');
    expect(drawn(bits([4, 4, 1])).most).toBe(4);
  });

  it('has a scale even where nothing was hidden', () => {
    expect(drawn(bits([0, 0]))).toEqual({
      line: 'M0 100H100V100',
      area: 'M0 100H100V100V100H0Z',
      most: 1,
    });
  });
});

describe('placed', () => {
  it('puts labels beside what they belong to, and below each other where they would meet', () => {
    const labels = [
      { at: 10, width: 40 },
      { at: 30, width: 40 },
      { at: 90, width: 30 },
    ];
    expect(placed(labels, 100, 2)).toEqual([
      { row: 0, x: 10 },
      { row: 1, x: 30 },
      { row: 0, x: 60 },
    ]);
  });

  it('leaves out what has no room', () => {
    expect(placed([{ at: 50, width: 60 }], 100, 2)).toEqual([null]);
  });
});

describe('roundsOf', () => {
  it('finds where each round begins; a set-up is none', () => {
    const steps = [0, 0, 1, 1, 2].map((round) => ({ round }));
    expect(roundsOf(steps)).toEqual([
      { round: 1, start: 2 },
      { round: 2, start: 4 },
    ]);
  });
});

describe('counts', () => {
  it('are drawn by how many times fewer there are, where there are many', () => {
    expect(drawn(stations([100, 10, 1])).line).toBe('M0 0H50V50H100V100');
  });

  it('are drawn one by one where there are few', () => {
    expect(drawn(stations([8, 4])).line).toBe('M0 0H100V50');
  });

  it('say what a step told', () => {
    expect(toldBy(stations([71, 1]), 1)).toBe('71 → 1');
    expect(toldBy(bits([3.5, 1]), 1)).toBe('2.5');
  });
});

describe('across', () => {
  it('is a share of the way', () => {
    expect(across(3, 4)).toBe(75);
    expect(across(0, 0)).toBe(0);
  });
});
