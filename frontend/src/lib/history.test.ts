import { describe, expect, it } from 'vitest';
import { choicesOf, EVERYTHING, filtered, toCsv, type HistoryWords } from './history';
import type { PlayedGame } from '$generated/wire';

const played = (table: string, more: Partial<PlayedGame>): PlayedGame => ({
  table,
  seat: 0,
  game: 'mr_jack',
  at: 0,
  fate: 'won',
  side: 0,
  score: 1,
  ending: '',
  seat_name: { key: 'jack' },
  told: null,
  opponents: [{ name: 'Bob', level: '', side: 1, won: false }],
  kept: true,
  rating: null,
  change: null,
  ...more,
});
const words: HistoryWords = {
  game: (one) => one.game,
  side: (one) => one.seat_name?.key ?? '',
  opponents: (one) => one.opponents.map(({ name }) => name),
  partners: () => [],
  fate: (one) => one.fate,
  ending: (one) => one.ending,
};
const games = [
  played('a', {}),
  played('b', { fate: 'lost', seat_name: { key: 'investigator' } }),
  played('c', {
    game: 'whitechapel',
    opponents: [{ name: 'Cleo', level: '', side: 1, won: true }],
  }),
];
const shown = (filter: Partial<typeof EVERYTHING>) =>
  filtered(games, { ...EVERYTHING, ...filter }, words).map(({ table }) => table);

describe('the history', () => {
  it('is narrowed by result, game, side and opponent', () => {
    expect(shown({})).toEqual(['a', 'b', 'c']);
    expect(shown({ fate: 'won' })).toEqual(['a', 'c']);
    expect(shown({ game: 'whitechapel' })).toEqual(['c']);
    expect(shown({ side: 'investigator' })).toEqual(['b']);
    expect(shown({ opponent: 'Bob', fate: 'won' })).toEqual(['a']);
  });

  it('offers the values that occur', () => {
    expect(choicesOf(games, words.opponents)).toEqual(['Bob', 'Cleo']);
  });

  it('is written as a table that no spreadsheet computes', () => {
    const odd = played('d', { opponents: [{ name: '=1+"1"', level: '', side: 1, won: true }] });
    const [heads, row] = toCsv([odd], ['day', 'game'], words).split('\r\n');
    expect(heads).toBe('"day","game"');
    expect(row).toContain(`"'=1+""1"""`);
    expect(row?.startsWith('"1970-01-01T00:00:00.000Z","mr_jack","jack"')).toBe(true);
  });
});
