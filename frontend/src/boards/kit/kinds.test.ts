import { expect, test } from 'vitest';
import type { Choice } from '$generated/wire';
import { kindsOf } from './kinds';

const choice = (verb: string, path: string[], rest: Partial<Choice> = {}): Choice => ({
  action: 0,
  notation: verb,
  path,
  verb,
  label: { key: verb },
  ...rest,
});
const OFFERS = [
  choice('move', ['hex-a1']),
  choice('cover', ['hex-a1', 'hex-b2']),
  choice('accuse', ['character-gull'], { consequence: 'ends-game' }),
  choice('stay', []),
];
const POWERS = new Set(['cover']);

test('a place may be both walked to and used', () => {
  const kinds = kindsOf(OFFERS, 0, POWERS);
  expect([...(kinds.get('hex-a1')?.keys() ?? [])]).toEqual(['move', 'power']);
});

test('what ends the game is an accusation', () => {
  expect([...(kindsOf(OFFERS, 0, POWERS).get('character-gull') ?? [])]).toEqual([
    ['accuse', 'accuse'],
  ]);
});

test('after a click only the elements that come next are sorted', () => {
  const kinds = kindsOf(OFFERS, 1, POWERS);
  expect([...kinds.keys()]).toEqual(['hex-b2']);
  expect([...(kinds.get('hex-b2')?.values() ?? [])]).toEqual(['cover']);
});
