/** What is typed instead of clicked, in the chosen language: “métro 46” for “underground 46”.
 *
 * A game lists its typed words: `<game>-typed-take_bus = prendre bus`. The end of the key is the
 * game's own phrase, with `_` for a space.
 */
import type { Choice } from '$generated/wire';
import { keyPart } from './family';
import { wordsUnder } from './words.svelte';

type Phrases = [from: string, to: string][];

/** Capitals, accents and spaces do no harm. */
function bare(line: string): string {
  const letters = line.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
  return letters.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A game's own phrases with what is typed for them. */
function phrases(game: string): Phrases {
  const listed = wordsUnder(`${keyPart(game)}-typed-`);
  return listed.map(([end, said]) => [end.replaceAll('_', ' '), said]);
}

/** Write a game's notation as it is typed in the chosen language. */
export function written(game: string, notation: string): string {
  return exchanged(notation, phrases(game));
}

/** Put a typed line into the game's own words; what is none of these stays as it is. */
export function read(game: string, line: string): string {
  return exchanged(
    line,
    phrases(game).map(([own, said]) => [said, own]),
  );
}

/** The choice that a line in the game's own words stands for, if it is one of those on offer. */
export function typed(choices: Choice[], line: string): Choice | null {
  return choices.find(({ notation }) => bare(notation) === bare(line)) ?? null;
}

/** Exchange phrases of a line, the longest first. */
function exchanged(line: string, listed: Phrases): string {
  const table = new Map(listed.map(([from, to]) => [bare(from), to]));
  const words = line.trim().split(/\s+/);
  const found: string[] = [];
  while (words.length > 0) {
    let length = words.length;
    while (length > 1 && !table.has(bare(words.slice(0, length).join(' ')))) length -= 1;
    const phrase = words.splice(0, length).join(' ');
    found.push(table.get(bare(phrase)) ?? phrase);
  }
  return found.join(' ');
}
