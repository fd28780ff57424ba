import { expect, test } from 'vitest';
import { freest } from './freest';

const at = (top: number) => ({ top, bottom: top + 60 });

test('a banner lies at the top unless somebody stands there', () => {
  expect(freest([at(300)], 17, 100, 700)).toBe(0);
  expect(freest([at(40)], 17, 100, 700)).toBe(100);
});

test('a banner without an edge lies above a piece just below it', () => {
  expect(freest([at(110)], 0, 100, 700)).toBe(0);
  expect(freest([at(110)], 17, 100, 700)).toBe(160);
});

test('where all heights are taken, the one that hides the fewest', () => {
  const crowd = [at(0), at(10), at(120), at(240), at(250), at(360), at(365)];
  expect(freest(crowd, 17, 100, 420)).toBeGreaterThanOrEqual(40);
  expect(freest(crowd, 17, 100, 420)).toBeLessThanOrEqual(120);
});
