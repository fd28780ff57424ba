import { expect, test } from 'vitest';
import type { MrJackView } from '$generated/mr_jack';
import type { Shown } from '$lib/board';
import { callStages, callView, isCall } from './call';
import { announces, lasts } from './pace';

const person = (character: string, suspect: boolean, visible: boolean) => ({
  character: `character-${character}`,
  hex: 'hex-a1',
  suspect,
  visible,
});
const BEFORE = {
  witness: true,
  characters: [
    person('gull', true, true),
    person('bert', true, false),
    person('smith', false, false),
  ],
  lamps: [
    { place: 'lamp-b2', number: 1 },
    { place: 'lamp-d9', number: null },
  ],
  lit: ['hex-a1', 'hex-b1'],
} as unknown as MrJackView;
const AFTER = {
  ...BEFORE,
  witness: true,
  characters: [
    person('gull', true, true),
    person('bert', false, false),
    person('smith', false, false),
  ],
  lamps: [{ place: 'lamp-d9', number: null }],
  lit: ['hex-b1'],
} as unknown as MrJackView;
const shown = (key: string): Shown<MrJackView> => ({
  line: { index: 9, actor: 'chance', text: { key: 'x' }, headline: { key } },
  before: BEFORE,
  after: AFTER,
});
const CALL = shown('mr-jack-headline-witness');

test('the call is told by its headline', () => {
  expect(isCall(CALL)).toBe(true);
  expect(isCall(shown('mr-jack-headline-no-witness'))).toBe(true);
  expect(isCall(shown('mr-jack-headline-alibi'))).toBe(false);
  expect(isCall(null)).toBe(false);
});

test('first the pulses, then each of the cleared turns over, then the lamp dies', () => {
  expect(callStages(CALL).map(({ name, who, lamp }) => [name, who ?? lamp])).toEqual([
    ['pulse', undefined],
    ['closing', 'character-bert'],
    ['opening', 'character-bert'],
    ['cleared', undefined],
    ['lamp', 'lamp-b2'],
    ['done', undefined],
  ]);
});

test('the board shows who has turned over so far, and the light until the lamp dies', () => {
  const stages = callStages(CALL);
  const suspects = (at: number) =>
    callView(CALL, stages, at).characters.filter((one) => one.suspect).length;
  expect([0, 1, 2, 3, 4].map(suspects)).toEqual([2, 2, 1, 1, 1]);
  expect(callView(CALL, stages, 3).lit).toEqual(BEFORE.lit);
  expect(callView(CALL, stages, 4).lit).toEqual(AFTER.lit);
});

test('a call lasts as long as its stages, everything else as usual', () => {
  expect(lasts(CALL)).toBe(1400 + 300 + 700 + 1100 + 300);
  expect(lasts(shown('mr-jack-headline-alibi'))).toBeUndefined();
});

test('who is cleared is said as soon as they have turned over', () => {
  expect(announces(CALL)).toBe(1400 + 300);
});
