/** The games, with the words that they are presented in. */
import type { GameShown } from '$generated/wire';
import { fetchGames } from './api';
import { loadWords } from './words.svelte';

export async function loadGames(): Promise<GameShown[]> {
  const games = await fetchGames();
  await Promise.all(games.map(({ name }) => loadWords(name)));
  return games;
}
