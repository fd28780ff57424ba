import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropGame,
  followGames,
  isMine,
  keep,
  keptGame,
  keptGames,
  markGone,
  tidy,
  type LastSeen,
} from './kept';
import { loadMarks, saveMarks } from './pencil';
import { keysUnder, load, save } from './stored';

const last: LastSeen = { turn: 1, started: true, expected: { key: 'x' }, others: [], bots: 1 };

beforeEach(() => {
  localStorage.clear();
});

describe('the games kept on a device', () => {
  it('come with the one opened last first', () => {
    keep('a', 'mr_jack', { seats: { 0: 'x' } }, 1);
    keep('b', 'lady_alice', { seats: { 0: 'x' } }, 2);
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

  const over: LastSeen = { ...last, turn: 'over' };
  const mark = new Map([['a', { sign: 'cross' as const, note: '' }]]);

  it('are bounded where they are over', () => {
    for (let table = 0; table < 70; table += 1) {
      keep(String(table), 'mr_jack', { seats: { 0: 'x' }, last: over }, table);
    }
    expect(keptGames().length).toBeLessThanOrEqual(61);
    expect(keptGame('69')).not.toBeNull();
  });

  it('keep every seat of a game that goes on', () => {
    for (let table = 0; table < 90; table += 1) {
      keep(String(table), 'mr_jack', { seats: { 0: `token-${table}` }, last }, table);
      save(`before:${table}:0`, { view: null, log: 3 });
    }
    expect(keptGames()).toHaveLength(90);
    expect(keptGame('0')?.seats).toEqual({ 0: 'token-0' });
    expect(keysUnder('before:').length).toBeLessThanOrEqual(61);
  });

  it('keep the seat of a table that the server does not know just now', () => {
    markGone(keep('a', 'mr_jack', { seats: { 0: 'zero' }, last }));
    expect(keptGame('a')).toMatchObject({ gone: true, seats: { 0: 'zero' } });
    expect(keptGames().map(isMine)).toEqual([false]);
    expect(keep('a', 'mr_jack', { last }).gone).toBe(false);
  });

  it('take their pencil marks and views with them when they are forgotten', () => {
    keep('first', 'mr_jack', { seats: { 0: 'x' }, last: over }, 0);
    saveMarks('first', 0, mark);
    save('before:first:0', { view: null, log: 3 });
    for (let table = 1; table < 70; table += 1) {
      keep(String(table), 'mr_jack', { seats: { 0: 'x' }, last: over }, table);
    }
    expect(keptGame('first')).toBeNull();
    expect(loadMarks('first', 0).size).toBe(0);
    expect(load('before:first:0', null)).toBeNull();
  });

  it('leave no marks of tables that nothing else is known of', () => {
    keep('here', 'mr_jack', { seats: { 0: 'x' }, last });
    saveMarks('here', 0, mark);
    saveMarks('long-gone', 'spectator', mark);
    tidy();
    expect([loadMarks('here', 0).size, loadMarks('long-gone', 'spectator').size]).toEqual([1, 0]);
  });

  it('are not listed where they were only watched', () => {
    keep('a', 'mr_jack', {});
    expect(keptGames()).toEqual([]);
    expect(keptGame('a')).not.toBeNull();
  });

  it('are taken over from the list of a version before', () => {
    const old = { table: 'a', game: 'mr_jack', seats: { 0: 'x' }, invitation: '', opened: 1 };
    localStorage.setItem('gaslamp:games', JSON.stringify([old]));
    expect(keptGames().map((game) => game.seats)).toEqual([{ 0: 'x' }]);
    expect(localStorage.getItem('gaslamp:games')).toBeNull();
  });

  it('do not overwrite what another tab kept meanwhile', () => {
    keep('mine', 'mr_jack', { seats: { 0: 'x' } });
    // Another tab writes straight into the storage that both share.
    const other = { ...keptGame('mine'), table: 'other' };
    localStorage.setItem('gaslamp:game:other', JSON.stringify(other));
    keep('mine', 'mr_jack', { last });
    expect(keptGame('other')).not.toBeNull();
  });

  it('say when another tab changed them', () => {
    let heard = 0;
    const stop = followGames(() => (heard += 1));
    const changed = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    changed('gaslamp:game:a');
    changed('gaslamp:settings');
    changed('another-page:game:a');
    stop();
    changed('gaslamp:game:b');
    expect(heard).toBe(1);
  });

  it('are gone when they are dropped', () => {
    keep('a', 'mr_jack', {});
    dropGame('a');
    expect(keptGame('a')).toBeNull();
  });
});
