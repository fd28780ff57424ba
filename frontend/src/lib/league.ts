/** A league as it is drawn: the games of two players, points in words, deadlines. */
import type { LeagueGame, LeagueShown, Standing } from '$generated/wire';

/** What a player got from a game: nothing yet, or points, or that it was decided for being late. */
export interface Square {
  side: 0 | 1;
  points: number | null;
  isLate: boolean;
  game: LeagueGame;
}

/** The two games of a player against another, first the one as the first side. */
export function squaresOf(league: LeagueShown, one: number, other: number): Square[] {
  const found = league.games.filter(
    ({ first, second }) =>
      (first === one && second === other) || (first === other && second === one),
  );
  return found
    .map((game): Square => {
      const side = game.first === one ? 0 : 1;
      return {
        side,
        points: game.points?.[side] ?? null,
        isLate: game.how === 'late' || game.how === 'left',
        game,
      };
    })
    .sort((a, b) => a.game.round - b.game.round || a.side - b.side);
}

/** All squares of a player, those that were won first: for a line of bars. */
export function barsOf(league: LeagueShown, one: Standing): (number | null)[] {
  const mine = league.games.filter(
    ({ first, second, how }) => how !== 'bye' && (first === one.number || second === one.number),
  );
  const points = mine.map((game) => game.points?.[game.first === one.number ? 0 : 1] ?? null);
  return points.sort((a, b) => (b ?? -1) - (a ?? -1));
}

export const pointsShown = (points: number) =>
  points % 1 === 0 ? String(points) : `${points < 1 ? '' : Math.floor(points)}½`;

/** When a round ends, on this device's clock: the weekday and the time, the day if it is far. */
export function endShown(ends: number, now: number, language: string, here = Date.now()): string {
  const at = new Date(here + ends - now);
  const isNear = ends - now < 6 * 86_400_000;
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    ...(!isNear && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** My games that go on, and those of the others. */
export function openGames(league: LeagueShown): { mine: LeagueGame[]; others: LeagueGame[] } {
  const open = league.games.filter(({ how }) => how == null);
  const isMine = ({ first, second }: LeagueGame) => first === league.me || second === league.me;
  return { mine: open.filter(isMine), others: open.filter((game) => !isMine(game)) };
}
