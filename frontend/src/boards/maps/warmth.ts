/** Heat by probability: four steps relative to the likeliest, each with a fill and a glow. */

export interface Warmth {
  fill: string;
  ink: string;
  radius: number;
  strength: number;
}

const STEPS: [Warmth, Warmth, Warmth, Warmth] = [
  { fill: 'var(--warm-1)', ink: 'var(--warm-1-ink)', radius: 30, strength: 0.34 },
  { fill: 'var(--warm-2)', ink: 'var(--warm-2-ink)', radius: 40, strength: 0.5 },
  { fill: 'var(--warm-3)', ink: 'var(--warm-3-ink)', radius: 52, strength: 0.66 },
  { fill: 'var(--warm-4)', ink: 'var(--warm-3-ink)', radius: 64, strength: 0.85 },
];

/** The heat of each element; all equal where only possibility is shown. */
export function warmths(
  weights: Record<string, number>,
  steps: [number, number, number],
  weighs: boolean,
): Map<string, Warmth> {
  const entries = Object.entries(weights).filter(([, weight]) => weight > 0);
  const most = Math.max(...entries.map(([, weight]) => weight));
  return new Map(
    entries.map(([id, weight]) => {
      const passed = steps.filter((step) => weight / most > step).length;
      return [id, STEPS[weighs ? passed : 2] ?? STEPS[0]];
    }),
  );
}
