import { beforeEach, describe, expect, it } from 'vitest';
import { dropGame, isMine, keep, keptGame, keptGames, type LastSeen } from './kept';

const last: LastSeen = { turn: 1, started: true, expected: { key: 'x' }, others: [], bots: 1 };

beforeEach(() => {
  for (const game of keptGames()) dropGame(game.table);
});

describe('the games kept on a device', () => {
  it('come with the one opened last first', () => {
    keep('a', 'mr_jack', {}, 1);
    keep('b', 'lady_alice', {}, 2);
    keep('a', 'mr_jack', {}, 3);
    expect(keptGames().map((game) => game.table)).toEqual(['a', 'b']);
  });

  it('gather seats and never lose a secret', () => {
    keep('a', 'mr_jack', { seats: { 0: 'zero' }, invitation: 'come', spectating: 'look' });
    keep('a', 'mr_jack', { seats: { 1: 'one' }, last });
    expect(keptGame('a')).toMatchObject({
      seats: { 0: 'zero', 1: 'one' },
      invitation: 'come',
      spectating: 'look',
      last,
    });
  });

  it('hold on to the first seal they were shown', () => {
    keep('a', 'mr_jack', { commitment: 'first' });
    keep('a', 'mr_jack', { commitment: 'second' });
    expect(keptGame('a')?.commitment).toBe('first');
  });

  it('know whose turn it is', () => {
    expect(isMine(keep('a', 'mr_jack', { seats: { 1: 'one' }, last }))).toBe(true);
    expect(isMine(keep('b', 'mr_jack', { seats: { 0: 'zero' }, last }))).toBe(false);
    expect(
      isMine(keep('c', 'mr_jack', { seats: { 1: 'x' }, last: { ...last, turn: 'over' } })),
    ).toBe(false);
    expect(
      isMine(keep('d', 'mr_jack', { seats: { 1: 'x' }, last: { ...last, started: false } })),
    ).toBe(false);
  });

  it('are not more than a device can show', () => {
    for (let table = 0; table < 100; table += 1) keep(String(table), 'mr_jack', {});
    expect(keptGames().length).toBeLessThanOrEqual(60);
    expect(keptGame('99')).not.toBeNull();
  });

  it('are gone when they are dropped', () => {
    keep('a', 'mr_jack', {});
    dropGame('a');
    expect(keptGame('a')).toBeNull();
  });
});
