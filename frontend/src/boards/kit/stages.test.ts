import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lengthOf, Stages } from './stages.svelte';

const STAGES = [
  { name: 'pulse', ms: 100 },
  { name: 'turn', ms: 50 },
  { name: 'done', ms: 0 },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a moment goes from stage to stage and stays at the last one', () => {
  const stages = new Stages();
  stages.run(7, STAGES);
  expect(stages.at(7)).toBe(0);
  vi.advanceTimersByTime(100);
  expect(stages.at(7)).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(stages.at(7)).toBe(2);
});

test('another moment is at its beginning, whatever runs', () => {
  const stages = new Stages();
  stages.run(7, STAGES);
  vi.advanceTimersByTime(120);
  expect(stages.at(8)).toBe(0);
});

test('a stopped moment goes no further, and a slower one takes longer', () => {
  const stages = new Stages();
  stages.run(7, STAGES)();
  vi.advanceTimersByTime(1000);
  expect(stages.at(7)).toBe(0);
  stages.run(7, STAGES, 2);
  vi.advanceTimersByTime(150);
  expect(stages.at(7)).toBe(0);
  expect(lengthOf(STAGES)).toBe(150);
});
