/** The characters among the bots: their names, their strength, and who stands for a level. */
import { fetchGames } from './api';
import type { LevelShown } from '$generated/wire';
import { hasWord, word } from './words.svelte';

let casts = $state.raw<Record<string, LevelShown[]>>({});
let asked = false;

/** Ask the server once which characters play which game. */
function ask(): void {
  if (asked) return;
  asked = true;
  fetchGames().then(
    (games) => (casts = Object.fromEntries(games.map(({ name, levels }) => [name, levels]))),
    () => (asked = false),
  );
}

/** Find a bot among those that a game offers; `club` finds the character that plays as it does. */
export function findLevel(levels: LevelShown[], bot: string): LevelShown | undefined {
  const named = levels.find(({ name }) => name === bot);
  return named ?? (bot ? levels.find(({ alias }) => alias === bot) : undefined);
}

/** The bot that a game shows by this name: of an older table that names a level, the character. */
export function characterOf(bot: string, game: string): string {
  ask();
  return findLevel(casts[game] ?? [], bot)?.name ?? bot;
}

/** A bot that has no name in words yet goes by its own, with a capital. */
export function levelName(bot: string, game = ''): string {
  const name = characterOf(bot, game);
  const key = `level-${name}`;
  if (hasWord(key)) return word(key);
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}
