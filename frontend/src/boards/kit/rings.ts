/** The dots of a ring: how far apart they are. */

/** From the middle of one dot to the next, in widths of a dot. */
const APART = 2.05;
/** A dot is a dash of next to no length with round ends. */
const DOT = 0.1;

/** The dashes that draw dots; around a circle they close without a seam. */
export function dotted(weight: number, radius?: number): string {
  if (!radius) return `${DOT} ${round(weight * APART - DOT)}`;
  const around = 2 * Math.PI * radius;
  const dots = Math.max(1, Math.round(around / (weight * APART)));
  return `${DOT} ${round(around / dots - DOT)}`;
}

/** The dashes of a ring around something that a power can be used on. */
export const dashed = (weight: number) => `${round(weight * 2.4)} ${round(weight * 1.4)}`;

const round = (number: number) => Math.round(number * 1000) / 1000;
