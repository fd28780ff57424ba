import { expect, test } from 'vitest';
import type { MrJackView } from '$generated/mr_jack';
import type { Shown } from '$lib/board';
import { trailsOf } from './trails';

const view = (gull: string, bert: string) =>
  ({
    characters: [
      { character: 'character-gull', hex: gull },
      { character: 'character-bert', hex: bert },
    ],
  }) as unknown as MrJackView;
const shown = (before: MrJackView, after: MrJackView, elements: string[]): Shown<MrJackView> => ({
  line: { index: 1, actor: 0, text: { key: 'x' }, elements },
  before,
  after,
});

test('who changes places leaves two trails', () => {
  expect(trailsOf([shown(view('hex-a1', 'hex-b2'), view('hex-b2', 'hex-a1'), [])])).toEqual([
    { id: 'character-gull', from: 'hex-a1', to: 'hex-b2' },
    { id: 'character-bert', from: 'hex-b2', to: 'hex-a1' },
  ]);
});

test('a lamp that is carried leaves one, a hex that is walked to none of its own', () => {
  const still = view('hex-a1', 'hex-b2');
  expect(trailsOf([shown(still, still, ['lamp-b2', 'lamp-f9'])])).toEqual([
    { id: 'lamp lamp-f9', from: 'lamp-b2', to: 'lamp-f9' },
  ]);
  expect(trailsOf([shown(still, still, ['hex-c3'])])).toEqual([]);
  expect(trailsOf([shown(still, still, ['character-bert', 'hex-c3'])])).toEqual([]);
});
