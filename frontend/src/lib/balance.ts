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
}

export interface MeasuredVariant {
  changed: { name: Text; value: string }[];
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
