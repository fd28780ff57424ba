/** The game that another one is a scenario or a small variant of: they share board, words and rules. */
import type { GameShown } from '$generated/wire';

const families = new Map<string, string>();

/** Note which of the server's games belong to another one. */
export function noteFamilies(games: GameShown[]): GameShown[] {
  for (const { name, variant_of } of games) if (variant_of) families.set(name, variant_of);
  return games;
}

/** Name the game whose board is drawn: a game of its own is its own family. */
export function familyOf(game: string): string {
  return families.get(game) ?? game;
}

/** A game as the keys of words have it: `scotland-yard`. */
export function keyPart(game: string): string {
  return familyOf(game).replaceAll('_', '-');
}
