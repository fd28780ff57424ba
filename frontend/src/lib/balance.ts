/** How even the games are, as it was measured: each game's results, written by `gaslamp balance --json`. */
import type { Text } from '$generated/wire';

export interface Estimate {
  rate: number;
  low: number;
  high: number;
}

export interface BalanceRow {
  group: string;
  games: number;
  sides: Estimate[];
  /** Actions of a game, on average. */
  length: number;
  /** How the games ended, by the name of the ending, and how many of them. */
  endings: [string, number][];
}

export interface MeasuredVariant {
  changed: { name: Text; value: string }[];
  /** The day of the last game. */
  played: string;
  sides: Text[];
  rows: BalanceRow[];
}

export interface BalanceResults {
  game: string;
  bot: string;
  seed: number;
  variants: MeasuredVariant[];
}

const WIDEST = 0.08; // of an interval that answers a question: 4 points to either side

const files = import.meta.glob<BalanceResults>('../pages/balance/measured/*.json', {
  eager: true,
  import: 'default',
});

export const measured: BalanceResults[] = Object.values(files);

/** The day since when the bots play each game as they do now. */
const BOTS_SINCE: Record<string, string> = {
  lady_alice: '2026-11-18',
  mr_jack: '2026-11-19',
  mr_jack_pocket: '2026-11-19',
  scotland_yard: '2026-11-19',
  whitechapel: '2026-11-19',
};

/** Whether games were played by bots that have changed since. */
export const isOlder = (game: string, { played }: MeasuredVariant) =>
  played < (BOTS_SINCE[game] ?? '');

/** Too few games were played to tell more. */
export const isWide = ({ low, high }: Estimate) => high - low > WIDEST;

/** Half of the interval, in points. */
export const reach = ({ low, high }: Estimate) => (100 * (high - low)) / 2;

/** Who or where a group is: the last word of `deal 13` or `jack smith`. */
export function groupName(group: string): string {
  const name = group.split(' ').at(-1) ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The command that prints the figures. */
export const commandOf = ({ game, bot }: BalanceResults, games: number) =>
  `gaslamp balance ${game} --games ${games} --bot ${bot}`;
