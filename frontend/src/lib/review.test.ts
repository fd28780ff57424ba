import { describe, expect, it } from 'vitest';
import type { Decision, ReviewedSide } from '$generated/wire';
import { curve, totals, turningPoints } from './review.svelte';

const choice = (chance: number) => ({
  action: 1,
  text: { key: 'x' },
  elements: [],
  chance,
  left: null,
});
const decision = (step: number, loss: number, grade = 'mistake'): Decision =>
  ({
    step,
    seat: 0,
    loss,
    grade,
    played: choice(0.5 - loss),
    best: choice(0.5),
    better: [],
    left: 3,
  }) as unknown as Decision;

describe('a review', () => {
  it('names the three decisions that cost most, in the order of the game', () => {
    const found = turningPoints([
      decision(9, 0.1),
      decision(2, 0.3),
      decision(4, 0.05),
      decision(7, 0.2),
      decision(1, 0.02, 'good'),
    ]);
    expect(found.map((one) => one.step)).toEqual([2, 7, 9]);
  });

  it('adds up what moved the chance', () => {
    const changes = [
      { own: -0.1, others: 0.05, luck: 0.2 },
      { own: -0.02, others: 0, luck: -0.1 },
    ];
    const side = { changes, decisions: [] } as unknown as ReviewedSide;
    expect(totals(side)).toEqual({ own: -12, others: 5, luck: 10 });
  });

  it('draws the chance before and after each decision, and the result', () => {
    const side = { decisions: [decision(5, 0.25)], changes: [], result: 1 };
    expect(curve(side as unknown as ReviewedSide, 10)).toBe('M50 50L60 75L100 0');
    expect(curve({ ...side, decisions: [] } as unknown as ReviewedSide, 10)).toBe('');
  });
});
