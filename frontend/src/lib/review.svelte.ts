/** A review that fills while the server computes it: one side's decisions, and which is shown. */
import { fetchReview, type Recorded } from './api';
import type { Decision, Review, ReviewedSide, Text } from '$generated/wire';
import { say } from './words.svelte';

/** Milliseconds until the server is asked for more. */
const AGAIN = 1500;
const MOST_MOMENTS = 3;

export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** The sign of a grade, as chess players write them. */
export const SIGNS: Record<Grade, string> = {
  best: '!',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** A text as a sentence: a choice may be named by a label, which nothing closes. */
export function sentence(text: Text): string {
  const said = say(text);
  return /[.…!?»”]$/.test(said) ? said : `${said}.`;
}

export class ReviewReader {
  review = $state.raw<Review | null>(null);
  /** Which of the sides is looked at. */
  side = $state.raw(0);
  /** The step before the decision that is looked at. */
  step = $state.raw<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  readonly shown = $derived<ReviewedSide | null>(this.review?.sides[this.side] ?? null);
  readonly decisions = $derived<Decision[]>(this.shown?.decisions ?? []);
  readonly decision = $derived(this.decisions.find((one) => one.step === this.step) ?? null);
  readonly moments = $derived(turningPoints(this.decisions));
  readonly isDone = $derived(this.review?.progress === 1);

  constructor(readonly recorded: Recorded) {}

  /** Ask for the review, and again while it is not finished. */
  async read(): Promise<void> {
    const review = await fetchReview(this.recorded);
    if (this.stopped) return;
    this.review = review;
    if (review.progress < 1) this.timer = setTimeout(() => this.again(), AGAIN);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private again(): void {
    this.read().catch(() => {
      if (!this.stopped) this.timer = setTimeout(() => this.again(), AGAIN * 4);
    });
  }
}

/** The decisions that gave away most, in the order of the game. */
export function turningPoints(decisions: Decision[]): Decision[] {
  return decisions
    .filter((one) => one.grade !== 'best' && one.grade !== 'good')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.step - b.step);
}

/** What moved a side's chance over the whole game, in points of a hundred. */
export function totals(side: ReviewedSide): { own: number; others: number; luck: number } {
  const sum = (part: 'own' | 'others' | 'luck') =>
    Math.round(100 * side.changes.reduce((all, change) => all + change[part], 0));
  return { own: sum('own'), others: sum('others'), luck: sum('luck') };
}

/** A side's chances over the game in a box of 100 by 100: before and after each decision. */
function points(side: ReviewedSide, last: number, seenBy: (chance: number) => number): number[][] {
  const x = (step: number) => Math.round((10_000 * step) / Math.max(1, last)) / 100;
  const y = (chance: number) => Math.round(10_000 * (1 - seenBy(chance))) / 100;
  const found = side.decisions.flatMap((one) => [
    [x(one.step), y(one.best.chance)],
    [x(one.step + 1), y(one.played.chance)],
  ]);
  if (side.result !== null && found.length > 0) found.push([100, y(side.result)]);
  return found;
}

const drawn = (found: number[][]) =>
  found.map(([across, down], place) => `${place ? 'L' : 'M'}${across} ${down}`).join('');

/** The curve of a side's chance. */
export function curve(side: ReviewedSide, last: number): string {
  return drawn(points(side, last, (chance) => chance));
}

/** The same side's chance as the other one knew it; empty unless there are two sides. */
export function othersCurve(sides: readonly ReviewedSide[], shown: number, last: number): string {
  const other = sides.length === 2 ? sides[1 - shown] : undefined;
  return other ? drawn(points(other, last, (chance) => 1 - chance)) : '';
}

/** How many were still possible, step by step, as a curve under the axis `most`. */
export function leftCurve(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const last = Math.max(1, values.length - 1);
  return drawn(
    values.map((value, step) => [
      Math.round((10_000 * step) / last) / 100,
      Math.round(10_000 * (1 - value / most)) / 100,
    ]),
  );
}

export interface RoundShare {
  round: number;
  /** Where the round begins and ends, in hundredths of the game. */
  from: number;
  to: number;
  own: number;
  others: number;
  luck: number;
}

/** What moved a side's chance in each round; `rounds` gives the round of each step. */
export function byRound(side: ReviewedSide, rounds: readonly number[]): RoundShare[] {
  const last = Math.max(1, rounds.length);
  const shares = new Map<number, RoundShare>();
  rounds.forEach((round, step) => {
    const share = shares.get(round) ?? {
      round,
      from: (100 * step) / last,
      to: 0,
      own: 0,
      others: 0,
      luck: 0,
    };
    shares.set(round, { ...share, to: (100 * (step + 1)) / last });
  });
  side.decisions.forEach((one, place) => {
    const [share, change] = [shares.get(rounds[one.step] ?? 0), side.changes[place]];
    if (!share || !change) return;
    share.own += change.own;
    share.others += change.others;
    share.luck += change.luck;
  });
  return [...shares.values()];
}
