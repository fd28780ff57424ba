/** A review that fills while the server computes it: one side's decisions, and which is shown. */
import { fetchReview, type Recorded } from './api';
import type { Decision, Review, ReviewedSide } from '$generated/wire';

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

/** The curve of a side's chance in a box of 100 by 100: before and after each decision. */
export function curve(side: ReviewedSide, last: number): string {
  const x = (step: number) => Math.round((10_000 * step) / Math.max(1, last)) / 100;
  const y = (chance: number) => Math.round(10_000 * (1 - chance)) / 100;
  const points = side.decisions.flatMap((one) => [
    [x(one.step), y(one.best.chance)],
    [x(one.step + 1), y(one.played.chance)],
  ]);
  if (side.result !== null && points.length > 0) points.push([100, y(side.result)]);
  return points.map(([across, down], place) => `${place ? 'L' : 'M'}${across} ${down}`).join('');
}
