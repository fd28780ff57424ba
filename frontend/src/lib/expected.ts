/** What to expect of an opponent, from the player's own results. */
import type { LevelShown, PlayedGame } from '$generated/wire';

const ENOUGH = 5; // games

export interface Record {
  won: number;
  games: number;
}

/** A player's record at a game against a bot alone; none while it is too short to say anything. */
export function recordAgainst(played: PlayedGame[], game: string, bot: LevelShown): Record | null {
  const names = [bot.name, bot.alias].filter(Boolean);
  const ended = played.filter(
    (one) =>
      one.game === game &&
      one.ending !== 'played-on' &&
      ['won', 'lost', 'drawn'].includes(one.fate) &&
      one.opponents.length > 0 &&
      one.opponents.every(({ level }) => names.includes(level)),
  );
  if (ended.length < ENOUGH) return null;
  return { won: ended.filter(({ fate }) => fate === 'won').length, games: ended.length };
}
