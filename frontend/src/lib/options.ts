/** Words for the values of a game's options. */
import type { OptionShown, OptionValue } from '$generated/wire';
import { hasWord, word } from './words.svelte';

/** Name a value of an option; most are numbers, which name themselves. */
export function valueWord(option: OptionShown, value: OptionValue): string {
  const key = `${option.about.key}-${value}`;
  return hasWord(key) ? word(key) : String(value);
}
