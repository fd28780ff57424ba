/** What a notebook's weights say of one of several possible things. */
import type { Help } from '$generated/wire';
import { word } from './words.svelte';

export interface Doubt {
  /** How likely it is; 0 where it is excluded. */
  weight: number;
  /** How many are possible. */
  count: number;
  percent: number;
}

export function doubtOf(weights: Record<string, number>, id: string): Doubt {
  const count = Object.values(weights).filter((weight) => weight > 0).length;
  const weight = weights[id] ?? 0;
  return { weight, count, percent: Math.round(100 * weight) };
}

/** What the others know of who one is, within the table's help: "they suspect you at 20%, one of 5". */
export function riskOf(weights: Record<string, number>, id: string, help: Help): string[] {
  const { weight, count, percent } = doubtOf(weights, id);
  if (help === 'off' || weight === 0) return [];
  return [
    help === 'weights'
      ? word('identity-risk-weight', { percent, count })
      : word('identity-risk-possible', { count }),
  ];
}
