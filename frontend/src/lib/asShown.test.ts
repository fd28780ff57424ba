import { afterEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';
import { asShown } from './asShown';
import { addWords } from './words.svelte';

addWords('en', 'log-move = Watson moves to { $first }.\nlog-move-plain = Watson moves.\n');
addWords('en', 'log-stay = Watson stays on { $first }.\n');
const move = { key: 'log-move', args: { first: 'g6' } };

afterEach(() => settings.set('coordinates', false));

describe('what is shown of a message', () => {
  it('names no place that the board does not name', () => {
    expect(asShown(move)).toBe('Watson moves.');
  });

  it('names it where coordinates are on the board', () => {
    settings.set('coordinates', true);
    expect(asShown(move)).toBe('Watson moves to g6.');
  });

  it('is all of it where a game has no other words', () => {
    expect(asShown({ ...move, key: 'log-stay' })).toBe('Watson stays on g6.');
  });
});
