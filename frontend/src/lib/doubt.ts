/** What a notebook's weights say of one of several possible things. */

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
