/** Verifies in the browser that what was revealed is what was committed to. */
import { sha256 } from './sha256';
import type { Fairness } from '$generated/wire';

/**
 * `unproven`: nobody added a number, or one was not revealed. `before`: the table was made by an
 * older version, which proves less.
 */
export type Verdict = 'sealed' | 'kept' | 'broken' | 'unproven' | 'before';

/** What this device saw of a table's draws before the end. */
export interface Noted {
  /** My numbers, by seat. */
  numbers: Record<string, string>;
  /** The fingerprint of all that the draws follow from, when I revealed my numbers. */
  start: string;
  /** How many moves stood when I last looked before the end, and their fingerprint. */
  record: [actions: number, fingerprint: string] | null;
}

export const NOTHING_NOTED: Noted = { numbers: {}, start: '', record: null };

/** What the server publishes of a table's seed when it makes the table. */
export function commitmentOf(table: string, seed: string, recipe: number): string {
  const what = recipe === 1 ? 'seed' : `seed by recipe ${recipe} for`;
  return sha256(`gaslamp ${what} ${table} ${seed}`);
}

/** What a player publishes of its number before it knows the others'. */
export function digestOf(table: string, seat: number, number: string): string {
  return sha256(`gaslamp number ${table} ${seat} ${number}`);
}

/** The fingerprint of all that every draw follows from. */
export function startOf(table: string, commitment: string, digests: string[]): string {
  const given = digests.map((digest) => digest || '-').join(' ');
  return sha256(`gaslamp start ${table} ${commitment} ${given}`);
}

/** Compare what was revealed with the commitments and with what this device noted. */
export function check(
  table: string,
  fairness: Fairness,
  commitment: string,
  noted: Noted = NOTHING_NOTED,
): Verdict {
  if (commitment && commitment !== fairness.commitment) return 'broken';
  if (noted.start && noted.start !== fairness.start) return 'broken';
  if (!fairness.seed) return 'sealed';
  const { seed, recipe, digests, contributions } = fairness;
  if (commitmentOf(table, seed, recipe) !== fairness.commitment) return 'broken';
  if (recipe === 1) return 'before';
  if (startOf(table, fairness.commitment, digests) !== fairness.start) return 'broken';
  const isOther = (number: string, seat: number) =>
    number !== '' && digestOf(table, seat, number) !== digests[seat];
  if (contributions.some(isOther)) return 'broken';
  if (Object.values(noted.numbers).some((number) => noted.start && !contributions.includes(number)))
    return 'broken';
  const given = contributions.filter((number) => number !== '').length;
  return given > 0 && given === digests.filter(Boolean).length ? 'kept' : 'unproven';
}

/** The beginning and the end of a long number, for people to compare. */
export function shortened(hex: string): string {
  return hex.length <= 16 ? hex : `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
}
