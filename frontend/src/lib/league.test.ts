import { describe, expect, it } from 'vitest';
import { barsOf, endShown, openGames, pointsShown, squaresOf } from './league';
import type { LeagueGame, LeagueShown, Standing } from '$generated/wire';

const game = (first: number, second: number, more: Partial<LeagueGame> = {}): LeagueGame => ({
  round: 1,
  place: 0,
  first,
  second,
  table: 't',
  ends: 0,
  points: null,
  how: null,
  ...more,
});
const line = (number: number): Standing => ({
  number,
  name: `${number}`,
  has_left: false,
  place: 1,
  points: 0,
  tie_break: 0,
  wins: 0,
  played: 0,
});
const league = {
  me: 0,
  standings: [line(0), line(1), line(2)],
  games: [
    game(1, 0, { points: [1, 0], how: 'played' }),
    game(0, 1),
    game(2, 1, { points: [0, 1], how: 'late' }),
    game(2, -1, { points: [1, 0], how: 'bye' }),
  ],
} as unknown as LeagueShown;

describe('a league', () => {
  it('shows two squares for a pair, from each player’s side', () => {
    expect(squaresOf(league, 0, 1).map(({ side, points }) => [side, points])).toEqual([
      [0, null],
      [1, 0],
    ]);
    expect(squaresOf(league, 1, 0).map(({ side, points }) => [side, points])).toEqual([
      [0, 1],
      [1, null],
    ]);
    expect(squaresOf(league, 2, 1)[0]?.isLate).toBe(true);
    expect(squaresOf(league, 0, 2)).toEqual([]);
  });

  it('shows won games first on a phone, and no byes', () => {
    expect(barsOf(league, line(1))).toEqual([1, 1, null]);
    expect(barsOf(league, line(2))).toEqual([0]);
  });

  it('knows whose games go on', () => {
    expect(openGames(league).mine).toHaveLength(1);
    expect(openGames(league).others).toHaveLength(0);
  });

  it('writes half points and deadlines', () => {
    expect([0, 0.5, 1, 2.5].map(pointsShown)).toEqual(['0', '½', '1', '2½']);
    const noon = new Date(2026, 10, 20, 12).getTime();
    expect(endShown(noon, noon - 3_600_000, 'en-GB', noon - 3_600_000)).toBe('Friday 12:00');
  });
});
