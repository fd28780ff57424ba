/** How much was hidden, step by step, as a line over time in a box of 100 by 100. */
import { keyPart } from './family';
import { settings } from './settings.svelte';
import { hasWord, spoken, word } from './words.svelte';

export interface Drawn {
  /** The line alone, and closed down to the ground. */
  line: string;
  area: string;
  most: number;
}

/** What was hidden: how many things were still possible in a game, or how many bits. */
export interface Hidden {
  values: number[];
  /** The game whose stations, suspects or hideouts are counted; nothing for bits. */
  counted: string | null;
}

/** From so many on, a plot shows each ten times as many by the same step. */
const MANY = 20;

const round = (value: number) => Math.round(value * 100) / 100;

/** Whether it is said in numbers: bits are for experts alone. */
export function isMeasured({ counted }: Hidden): boolean {
  return counted !== null || settings.now.expert;
}

/** So many bits, or so many stations, suspects or hideouts, in words. */
export function amountOf(value: number, counted: string | null): string {
  if (counted === null) {
    const count = Math.round(10 * value) / 10;
    return word('strip-bits', { count, bits: count.toLocaleString(spoken()) });
  }
  const own = `${keyPart(counted)}-left`;
  return word(hasWord(own) ? own : 'strip-left', { count: value });
}

/** What a step told: how many were possible before it and after it, or by how many bits it fell. */
export function toldBy({ values, counted }: Hidden, step: number): string {
  const [before = 0, after = 0] = [values[step - 1], values[step]];
  if (counted !== null) return `${before} → ${after}`;
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (before - after).toLocaleString(spoken(), options);
}

/** Where a step stands, as a share of the whole. */
export function across(step: number, last: number): number {
  return last > 0 ? round((100 * step) / last) : 0;
}

export function drawn({ values, counted }: Hidden): Drawn {
  const most = Math.max(1, Math.ceil(Math.max(0, ...values)));
  const isWide = counted !== null && most > MANY;
  const high = (value: number) =>
    isWide ? Math.log(Math.max(1, value)) / Math.log(most) : value / most;
  const last = values.length - 1;
  let line = '';
  values.forEach((hidden, step) => {
    const [x, y] = [across(step, last), round(100 - 100 * high(hidden))];
    line += step === 0 ? `M0 ${y}` : `H${x}V${y}`;
  });
  return { line, area: `${line}V100H0Z`, most };
}

/** Something to be written along a line: where it belongs, in pixels, and how wide it is. */
export interface Label {
  at: number;
  width: number;
}

export interface PlacedLabel {
  row: number;
  /** Its left edge. */
  x: number;
}

/**
 * Place labels in rows beside what they belong to, the first ones first, to the right or to the left.
 *
 * Nothing for a label that has no room.
 */
export function placed(labels: Label[], width: number, rows: number): (PlacedLabel | null)[] {
  const taken: [number, number][][] = Array.from({ length: rows }, () => []);
  return labels.map(({ at, width: wide }) => {
    for (let row = 0; row < rows; row++) {
      for (const x of [at, at - wide]) {
        const isFree = taken[row]?.every(([from, to]) => x + wide < from || x > to);
        if (x < 0 || x + wide > width || !isFree) continue;
        taken[row]?.push([x, x + wide]);
        return { row, x };
      }
    }
    return null;
  });
}

/** The rounds, turns or nights of a game, each with the step after which it begins. */
export function roundsOf(steps: { round?: number }[]): { round: number; start: number }[] {
  const found: { round: number; start: number }[] = [];
  steps.forEach(({ round = 0 }, start) => {
    if (round > 0 && found.at(-1)?.round !== round) found.push({ round, start });
  });
  return found;
}
