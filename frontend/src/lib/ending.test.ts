import { beforeAll, describe, expect, it } from 'vitest';
import type { Board, Outcome, View } from '$generated/wire';
import { bigLine, bringer, fateOf, secretOf } from './ending';
import { speak, word } from './words.svelte';

const outcome = (winners: number[], ending: string): Outcome => ({ winners, ending, scores: [] });
const why = { key: 'end-nobody' };

beforeAll(() => speak('en').catch(() => undefined));

describe('an ending', () => {
  it('is won, lost or watched', () => {
    expect(fateOf(outcome([1], 'caught'), 1)).toBe('won');
    expect(fateOf(outcome([1], 'caught'), 0)).toBe('lost');
    expect(fateOf(outcome([1], 'caught'), 'spectator')).toBe('watched');
    expect(fateOf(outcome([], 'drawn'), 0)).toBe('watched');
  });

  it('is said in one large line, to each side in its own words', () => {
    expect(bigLine('scotland_yard', outcome([1], 'caught'), 1, why)).toBe('You caught Mister X!');
    expect(bigLine('scotland_yard', outcome([1], 'caught'), 0, why)).toBe('You were caught');
    expect(bigLine('mr_jack', outcome([0], 'dawn'), 1, why)).toBe('Jack got away');
  });

  it('is said plainly where a game has no words of its own', () => {
    expect(bigLine('lady_alice', outcome([2], 'accusation'), 2, why)).toBe(word('end-won'));
    expect(bigLine('scotland_yard', outcome([0], 'resigned'), 1, why)).toBe(word('end-lost'));
  });

  it('is not told twice on its card', () => {
    const headline = { key: 'end-winner' };
    expect(bringer('whitechapel', outcome([1], 'arrested'), 0, headline)).toBe('');
    expect(bringer('whitechapel', outcome([1], 'arrested'), 'spectator', headline)).toBe('');
    expect(bringer('lady_alice', outcome([2], 'accusation'), 2, headline)).toBe(word('end-winner'));
    expect(bringer('lady_alice', outcome([2], 'accusation'), 2, null)).toBe('');
  });

  it('opens what was hidden', () => {
    const board = {
      elements: [{ id: 'character-goodley', label: { key: 'guest' } }],
    } as unknown as Board;
    const view = (more: object) => more as View;
    expect(secretOf(view({ jack: 'character-goodley' }), board)).toBe('Jack was Guest.');
    expect(secretOf(view({ jack: { identity: 'character-goodley' } }), board)).toBe(
      'Jack was Guest.',
    );
    expect(secretOf(view({ hideout: 'circle-3' }), board)).toContain('circle-3');
    expect(secretOf(view({ mister_x: { station: 'station-9' } }), board)).toContain('station-9');
    expect(secretOf(view({ players: [] }), board)).toBe('');
  });
});
