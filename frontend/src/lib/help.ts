/** What the notebook shows at a table, in a sentence. */
import type { Help, OptionValue } from '$generated/wire';
import { word } from './words.svelte';

/** Where a deduction sheet is an option of the game, it comes first: without it there is no help. */
export function helpLine(options: Record<string, OptionValue | null>, help: Help): string {
  const sheet = options.notebook;
  if (sheet === undefined || sheet === null) return word('summary-help', { help });
  if (String(sheet) === 'false') return word('sheet-off');
  return `${word('sheet-on')} ${word('summary-help', { help })}`;
}
