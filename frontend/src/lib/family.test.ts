import { expect, test } from 'vitest';
import { familyOf, keyPart, noteFamilies } from './family';
import { doorOf, gameKey } from './games';
import type { GameShown } from '$generated/wire';

test('a scenario is drawn and worded as its game, and has an entry of its own', () => {
  noteFamilies([
    { name: 'harbour', variant_of: 'scotland_yard' },
    { name: 'mr_jack', variant_of: '' },
  ] as GameShown[]);
  expect(familyOf('harbour')).toBe('scotland_yard');
  expect(familyOf('mr_jack')).toBe('mr_jack');
  expect(keyPart('harbour')).toBe('scotland-yard');
  expect(doorOf('harbour')).toBe(doorOf('scotland_yard'));
  expect(gameKey('harbour', 'facts')).toBe('game-harbour-facts');
});
