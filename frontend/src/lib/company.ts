/** Who else is in a game of mine, and whether it waits for somebody, in words. */
import type { SavedGame } from './savedGames';
import { word } from './words.svelte';

export function company(game: SavedGame): string {
  const { others, bots } = game.last ?? { others: [], bots: 0 };
  if (Object.keys(game.seats).length > 1) return word('mine-at-this-screen');
  if (others.length > 0) return word('mine-with', { names: others.join(', ') });
  return bots > 0 ? word('mine-against-bots', { bots }) : '';
}

/** What a game waits for before its start; nothing once it has begun. */
export function waitingFor({ last }: SavedGame): string {
  if (!last || last.started) return '';
  return last.free ? word('mine-waiting-for', { count: last.free }) : word('mine-waiting');
}
