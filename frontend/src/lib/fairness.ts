/** Checks that a browser can make by itself: the seed that was opened is the one that was sealed. */
import type { Fairness } from './wire';

export type Verdict = 'sealed' | 'kept' | 'broken' | 'unable';

/** What the server publishes of a table's seed before the first action. */
export async function commitmentOf(table: string, seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`gaslamp seed ${table} ${seed}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Hold what was opened against what was sealed: now, and, where this device noted it, when the
 * table was first opened. Without https a browser lends no page its arithmetic.
 */
export async function check(table: string, fairness: Fairness, noted: string): Promise<Verdict> {
  if (noted && noted !== fairness.commitment) return 'broken';
  if (!fairness.seed) return 'sealed';
  if (!globalThis.crypto?.subtle) return 'unable';
  return (await commitmentOf(table, fairness.seed)) === fairness.commitment ? 'kept' : 'broken';
}

/** The beginning and the end of a long number, for people to compare. */
export function shortened(hex: string): string {
  return hex.length <= 16 ? hex : `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
}
