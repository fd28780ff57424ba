/** How much was hidden, step by step, as a line over time in a box of 100 by 100. */
import { spoken, word } from './words.svelte';

export interface Drawn {
  /** The line alone, and closed down to the ground. */
  line: string;
  area: string;
  most: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** So many bits, in words. */
export function amountOf(bits: number): string {
  const count = Math.round(10 * bits) / 10;
  return word('strip-bits', { count, bits: count.toLocaleString(spoken()) });
}

/** Where a step stands, as a share of the whole. */
export function across(step: number, last: number): number {
  return last > 0 ? round((100 * step) / last) : 0;
}

export function drawn(bits: number[]): Drawn {
  const most = Math.max(1, Math.ceil(Math.max(0, ...bits)));
  const last = bits.length - 1;
  let line = '';
  bits.forEach((hidden, step) => {
    const [x, y] = [across(step, last), round(100 - (100 * hidden) / most)];
    line += step === 0 ? `M0 ${y}` : `H${x}V${y}`;
  });
  return { line, area: `${line}V100H0Z`, most };
}
