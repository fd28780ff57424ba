/** The names of the bots' levels. */
import { hasWord, word } from './words.svelte';

/** A level that has no name in words yet goes by its own, with a capital. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  if (hasWord(key)) return word(key);
  return level.charAt(0).toUpperCase() + level.slice(1).replaceAll('_', ' ');
}
