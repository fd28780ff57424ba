import { describe, expect, it } from 'vitest';
import type { LevelShown, PlayedGame } from '$generated/wire';
import { findLevel } from './characters.svelte';
import { recordAgainst } from './expected';
import { initialsOf } from './initials';

const level = (name: string, alias: string): LevelShown => ({
  name,
  alias,
  lamps: 1,
  about: { key: 'a' },
});
const pip = level('pip', '');
const orlova = level('orlova', 'club');
const played = (fate: PlayedGame['fate'], level = 'orlova', game = 'scotland_yard') =>
  ({ game, fate, opponents: [{ name: '', level, side: 1, won: false }] }) as unknown as PlayedGame;

describe('a character', () => {
  it('is found by its name, and stands for the level that plays as it does', () => {
    expect(findLevel([pip, orlova], 'pip')).toBe(pip);
    expect(findLevel([pip, orlova], 'club')).toBe(orlova);
    expect(findLevel([pip, orlova], 'master')).toBeUndefined();
    expect(findLevel([pip, orlova], '')).toBeUndefined();
  });
});

describe('what to expect of an opponent', () => {
  it('is said from five ended games on, of this game and this opponent alone', () => {
    const four = [played('won'), played('lost'), played('won', 'club'), played('drawn')];
    const others = [played('won', 'pip'), played('won', 'orlova', 'mr_jack'), played('running')];
    expect(recordAgainst([...four, ...others], 'scotland_yard', orlova)).toBeNull();
    const five = [...four, played('lost')];
    expect(recordAgainst(five, 'scotland_yard', orlova)).toEqual({ won: 2, games: 5 });
  });

  it('leaves out games in which a person sat at the table too', () => {
    const mixed = { ...played('won'), opponents: [{ level: 'orlova' }, { level: '' }] };
    const games = Array.from({ length: 6 }, () => mixed as unknown as PlayedGame);
    expect(recordAgainst(games, 'scotland_yard', orlova)).toBeNull();
  });
});

describe('the initials on a coin', () => {
  it('are those of the first and the last word, in capitals', () => {
    expect(initialsOf('ada')).toBe('A');
    expect(initialsOf('Ada king Lovelace')).toBe('AL');
    expect(initialsOf('élodie d’Arc')).toBe('ÉA');
    expect(initialsOf('')).toBe('•');
  });
});
