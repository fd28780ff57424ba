import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropGame,
  dropSeatsOf,
  followBack,
  followGames,
  isMine,
  saveGame,
  savedGame,
  savedGames,
  markGone,
  tidy,
  type LastSeen,
} from './savedGames';
import { loadMarks, saveMarks } from './pencil';
import { keysUnder, load, save } from './storage';

const last: LastSeen = { turn: 1, started: true, expected: { key: 'x' }, others: [], bots: 1 };

beforeEach(() => {
  localStorage.clear();
});

describe('the games kept on a device', () => {
  it('come with the one opened last first', () => {
    saveGame('a', 'mr_jack', { seats: { 0: 'x' } }, 1);
    saveGame('b', 'lady_alice', { seats: { 0: 'x' } }, 2);
    saveGame('a', 'mr_jack', {}, 3);
    expect(savedGames().map((game) => game.table)).toEqual(['a', 'b']);
  });

  it('go on at another table once a move was taken back', () => {
    saveGame('a', 'mr_jack', { seats: { 0: 'zero' }, invitation: 'come', spectating: 'look' }, 1);
    followBack('a', 'b');
    expect(savedGames().map((game) => game.table)).toEqual(['b']);
    expect(savedGame('b')).toMatchObject({ seats: { 0: 'zero' }, spectating: 'look' });
    followBack('a', 'c'); // another page received the same message
    expect(savedGames().map((game) => game.table)).toEqual(['b']);
  });

  it('lose the seats of a key that opens nothing any more', () => {
    saveGame('a', 'mr_jack', { seats: { 0: 'key.0' }, last });
    saveGame('b', 'mr_jack', { seats: { 0: 'key.0', 1: 'own' }, last });
    saveGame('c', 'mr_jack', { seats: { 1: 'keyed' }, last });
    save('pencil:a:0', []);
    dropSeatsOf('key');
    expect(savedGame('a')).toBeNull();
    expect(keysUnder('pencil:a:')).toEqual([]);
    expect(savedGame('b')?.seats).toEqual({ 1: 'own' });
    expect(savedGame('c')?.seats).toEqual({ 1: 'keyed' });
  });

  it('gather seats and never lose a secret', () => {
    saveGame('a', 'mr_jack', { seats: { 0: 'zero' }, invitation: 'come', spectating: 'look' });
    saveGame('a', 'mr_jack', { seats: { 1: 'one' }, last });
    expect(savedGame('a')).toMatchObject({
      seats: { 0: 'zero', 1: 'one' },
      invitation: 'come',
      spectating: 'look',
      last,
    });
  });

  it('hold on to the first seal they were shown', () => {
    saveGame('a', 'mr_jack', { commitment: 'first' });
    saveGame('a', 'mr_jack', { commitment: 'second' });
    expect(savedGame('a')?.commitment).toBe('first');
  });

  it('know whose turn it is', () => {
    expect(isMine(saveGame('a', 'mr_jack', { seats: { 1: 'one' }, last }))).toBe(true);
    expect(isMine(saveGame('b', 'mr_jack', { seats: { 0: 'zero' }, last }))).toBe(false);
    expect(
      isMine(saveGame('c', 'mr_jack', { seats: { 1: 'x' }, last: { ...last, turn: 'over' } })),
    ).toBe(false);
    expect(
      isMine(saveGame('d', 'mr_jack', { seats: { 1: 'x' }, last: { ...last, started: false } })),
    ).toBe(false);
  });

  const over: LastSeen = { ...last, turn: 'over' };
  const mark = new Map([['a', { sign: 'cross' as const, note: '' }]]);

  it('are bounded where they are over', () => {
    for (let table = 0; table < 70; table += 1) {
      saveGame(String(table), 'mr_jack', { seats: { 0: 'x' }, last: over }, table);
    }
    expect(savedGames().length).toBeLessThanOrEqual(61);
    expect(savedGame('69')).not.toBeNull();
  });

  it('keep every seat of a game that goes on', () => {
    for (let table = 0; table < 90; table += 1) {
      saveGame(String(table), 'mr_jack', { seats: { 0: `token-${table}` }, last }, table);
      save(`before:${table}:0`, { view: null, log: 3 });
    }
    expect(savedGames()).toHaveLength(90);
    expect(savedGame('0')?.seats).toEqual({ 0: 'token-0' });
    expect(keysUnder('before:').length).toBeLessThanOrEqual(61);
  });

  it('keep the seat of a table that the server does not know just now', () => {
    markGone(saveGame('a', 'mr_jack', { seats: { 0: 'zero' }, last }));
    expect(savedGame('a')).toMatchObject({ gone: true, seats: { 0: 'zero' } });
    expect(savedGames().map(isMine)).toEqual([false]);
    expect(saveGame('a', 'mr_jack', { last }).gone).toBe(false);
  });

  it('take their pencil marks and views with them when they are forgotten', () => {
    saveGame('first', 'mr_jack', { seats: { 0: 'x' }, last: over }, 0);
    saveMarks('first', 0, mark);
    save('before:first:0', { view: null, log: 3 });
    for (let table = 1; table < 70; table += 1) {
      saveGame(String(table), 'mr_jack', { seats: { 0: 'x' }, last: over }, table);
    }
    expect(savedGame('first')).toBeNull();
    expect(loadMarks('first', 0).size).toBe(0);
    expect(load('before:first:0', null)).toBeNull();
  });

  it('leave no marks of tables that nothing else is known of', () => {
    saveGame('here', 'mr_jack', { seats: { 0: 'x' }, last });
    saveMarks('here', 0, mark);
    saveMarks('long-gone', 'spectator', mark);
    tidy();
    expect([loadMarks('here', 0).size, loadMarks('long-gone', 'spectator').size]).toEqual([1, 0]);
  });

  it('are not listed where they were only watched', () => {
    saveGame('a', 'mr_jack', {});
    expect(savedGames()).toEqual([]);
    expect(savedGame('a')).not.toBeNull();
  });

  it('are taken over from the list of a version before', () => {
    const old = { table: 'a', game: 'mr_jack', seats: { 0: 'x' }, invitation: '', opened: 1 };
    localStorage.setItem('gaslamp:games', JSON.stringify([old]));
    expect(savedGames().map((game) => game.seats)).toEqual([{ 0: 'x' }]);
    expect(localStorage.getItem('gaslamp:games')).toBeNull();
  });

  it('do not overwrite what another tab kept meanwhile', () => {
    saveGame('mine', 'mr_jack', { seats: { 0: 'x' } });
    // Another tab writes straight into the storage that both share.
    const other = { ...savedGame('mine'), table: 'other' };
    localStorage.setItem('gaslamp:game:other', JSON.stringify(other));
    saveGame('mine', 'mr_jack', { last });
    expect(savedGame('other')).not.toBeNull();
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
    saveGame('a', 'mr_jack', {});
    dropGame('a');
    expect(savedGame('a')).toBeNull();
  });
});
