/** My games: which of them are shown, and how they are written to a file. */
import type { PlayedGame } from '$generated/wire';

export type FateFilter = 'all' | PlayedGame['fate'];

/** What a list of games is narrowed to; an empty filter lets all pass. */
export interface HistoryFilter {
  fate: FateFilter;
  game: string;
  side: string;
  opponent: string;
}

export const EVERYTHING: HistoryFilter = { fate: 'all', game: '', side: '', opponent: '' };

/** The words of a game, in the reader's language. */
export interface HistoryWords {
  game(one: PlayedGame): string;
  side(one: PlayedGame): string;
  opponents(one: PlayedGame): string[];
  partners(one: PlayedGame): string[];
  fate(one: PlayedGame): string;
  ending(one: PlayedGame): string;
}

export function filtered(
  games: PlayedGame[],
  { fate, game, side, opponent }: HistoryFilter,
  words: HistoryWords,
): PlayedGame[] {
  return games.filter(
    (one) =>
      (fate === 'all' || one.fate === fate) &&
      (!game || one.game === game) &&
      (!side || words.side(one) === side) &&
      (!opponent || words.opponents(one).includes(opponent)),
  );
}

/** The different values of a filter, in the order of the alphabet. */
export function choicesOf(games: PlayedGame[], value: (one: PlayedGame) => string[]): string[] {
  return [...new Set(games.flatMap(value).filter(Boolean))].sort((a, b) => a.localeCompare(b));
}

/** A field of a CSV file; a spreadsheet must not read a name as a formula. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function toCsv(games: PlayedGame[], heads: string[], words: HistoryWords): string {
  const rows = games.map((one) => [
    new Date(one.at).toISOString(),
    words.game(one),
    words.side(one),
    words.opponents(one).join(', '),
    words.partners(one).join(', '),
    words.fate(one),
    words.ending(one),
    one.rating == null ? '' : String(one.rating),
    one.table,
  ]);
  return [heads, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}
