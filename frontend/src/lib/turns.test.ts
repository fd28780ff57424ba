import { beforeEach, expect, test } from 'vitest';
import { dropGame, markGone, saveGame } from './savedGames';
import { turns, turnsBefore } from './turns.svelte';

const last = { turn: 1 as const, started: true, expected: { key: '' }, others: [], bots: 0 };

beforeEach(() => {
  for (const table of ['a', 'b']) dropGame(table);
});

test('my turns are counted as games are kept, played, gone and dropped', () => {
  expect(turns.count).toBe(0);
  saveGame('a', 'mr_jack', { seats: { 1: 'x' }, last });
  const other = saveGame('b', 'mr_jack', { seats: { 1: 'y' }, last });
  expect(turns.count).toBe(2);
  saveGame('a', 'mr_jack', { last: { ...last, turn: 0 } });
  expect(turns.count).toBe(1);
  expect(turns.games.map((game) => game.table)).toEqual(['b']);
  markGone(other);
  expect(turns.count).toBe(0);
});

test('the tab says how many there are, and nothing without any', () => {
  expect(turnsBefore(2)).toBe('● 2 · ');
  expect(turnsBefore(0)).toBe('');
});
