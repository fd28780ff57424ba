import { describe, expect, it } from 'vitest';
import type { Decision, ReviewedSide } from '$generated/wire';
import { byRound, curve, leftCurve, othersCurve, totals, turningPoints } from './review.svelte';

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

  it('draws the same chance as the other side knew it, where there are two', () => {
    const own = { decisions: [decision(5, 0.25)], changes: [], result: 1 };
    const other = { decisions: [decision(2, 0)], changes: [], result: 0 };
    const sides = [own, other] as unknown as ReviewedSide[];
    expect(othersCurve(sides, 0, 10)).toBe('M20 50L30 50L100 0');
    expect(othersCurve([...sides, ...sides], 0, 10)).toBe('');
  });

  it('adds up what moved the chance in each round', () => {
    const changes = [
      { own: -0.1, others: 0.05, luck: 0.2 },
      { own: -0.02, others: 0, luck: -0.1 },
      { own: 0, others: 0.1, luck: 0 },
    ];
    const decisions = [decision(1, 0.1), decision(2, 0.02), decision(3, 0)];
    const rounds = byRound({ decisions, changes } as unknown as ReviewedSide, [1, 1, 1, 2]);
    expect(rounds.map(({ round, from, to }) => [round, from, to])).toEqual([
      [1, 0, 75],
      [2, 75, 100],
    ]);
    expect(rounds[0]?.own).toBeCloseTo(-0.12);
    expect(rounds[0]?.luck).toBeCloseTo(0.1);
    expect(rounds[1]?.others).toBeCloseTo(0.1);
  });

  it('draws how many were left', () => {
    expect(leftCurve([8, 8, 2])).toBe('M0 0L50 0L100 75');
    expect(leftCurve([])).toBe('');
  });
});
