/**
 * Shows what happened, one line of the log after the other.
 *
 * Each line says how it is shown, and which fields of the view were different before it: with the
 * view of now, all earlier ones follow. Nothing here knows a game's rules or asks the server for
 * anything; whoever is not shown something here is not sent it either.
 */
import type { Pace, Shown } from './board';
import { hurry, SPEEDS, timeOf, type Speed } from './pacing';
import type { Frame, LogLine, View, Viewer } from '$generated/wire';

/** What measures time: the page's own, or a test's. */
export interface Timing {
  later(work: () => void, after: number): () => void;
  time(): number;
}

const PAGE: Timing = {
  later(work, after) {
    const timer = setTimeout(work, after);
    return () => clearTimeout(timer);
  },
  time: () => performance.now(),
};

/** The most lines that are kept for screen readers. */
const MOST_ANNOUNCED = 12;
const MOST_RECENT = 24;

/** Give lines of a log the views before them, where others have them. */
export function withViews(log: LogLine[], lines: LogLine[]): LogLine[] {
  const filled = new Map(lines.map((line) => [line.index, line]));
  return log.map((line) => (line.before ? line : (filled.get(line.index) ?? line)));
}

function isRevealing({ line }: Shown): boolean {
  return line.presentation === 'climax' || (line.presentation === 'reveal' && !!line.headline);
}

export class Director {
  speed: Speed = 'normal';
  /** How long a game's own moments take. */
  pace: Pace = {};
  /** The side of a seat: what several seats of one do in a row is hurried together. */
  sideOf: (seat: number) => number = (seat) => seat;
  /** Something is shown that deserves a sound. */
  onshow: (shown: Shown) => void = () => undefined;

  private log = $state.raw<LogLine[]>([]);
  private now = $state.raw<View | null>(null);
  private viewer = $state.raw<Viewer>('spectator');
  /** What is being shown, and what comes after it. */
  private current = $state.raw<Shown | null>(null);
  private queue: Shown[] = [];
  /** How many lines were shown since showing began, and how many there are in all. */
  private done = $state.raw(0);
  private waiting = $state.raw(0);
  /** How long the line that is shown stays, in milliseconds; a card may stay for good. */
  time = $state.raw(0);
  /** The line that is looked back at, and the one that is pointed at for a moment. */
  private lookedAt = $state.raw<number | null>(null);
  private peekedAt = $state.raw<number | null>(null);
  /** What is read aloud: lines as they are shown. */
  announced = $state.raw<LogLine[]>([]);
  private highest = -1;
  private cancel: (() => void) | null = null;
  private missed = false;
  /** Whether the words of the line that is shown may be read: what the board reveals comes first. */
  isWorded = $state.raw(true);
  private cancelWords: (() => void) | null = null;
  /** The side that has acted in a row, and how long its lines have been shown since. */
  private inARow: number | null = null;
  private spent = 0;
  /** Since when a line is shown whose time counts. */
  private since: number | null = null;

  readonly isShowing = $derived(this.current !== null);
  readonly looking = $derived(this.peekedAt ?? this.lookedAt);
  readonly isLookingBack = $derived(this.looking !== null);
  /** Whether the board shows something else than what is so now. */
  readonly isAway = $derived(this.isShowing || this.isLookingBack);
  /** The line on the board with the views around it, while it is not the one of now. */
  readonly showing = $derived.by<Shown | null>(() =>
    this.looking !== null ? this.around(this.looking) : this.current,
  );
  /** The view that the board shows. */
  readonly view = $derived(this.showing?.after ?? this.now);
  /** The lines that were shown so far: what is still to come is not read beforehand. */
  readonly told = $derived(
    this.current ? this.log.slice(0, this.current.line.index + (this.isWorded ? 1 : 0)) : this.log,
  );
  /** A headline came since showing began: what was believed before it holds no longer. */
  hasRevealed = $state.raw(false);
  /** How much of what there is to show was shown. */
  readonly share = $derived(this.current ? (this.done + 1) / (this.done + 1 + this.waiting) : 1);

  constructor(private readonly timing: Timing = PAGE) {}

  /**
   * Take in a frame and the whole log with it.
   *
   * What came while the page was hidden is not shown line by line, except the last opponent's move.
   */
  take(frame: Frame, log: LogLine[], isAway: boolean): void {
    const known = this.now === null ? null : this.log.length;
    const isCut = log.length < this.log.length;
    const hasNews = known === null || log.length > known;
    this.log = log;
    this.now = frame.view;
    this.viewer = frame.viewer;
    if (isCut) this.skip();
    if (!hasNews) return;
    if (known === null || isAway) this.catchUp(isAway, known === null && frame.turn === 'over');
    else this.show(known);
  }

  /** The viewer is back: show the last opponent's move, if there was one meanwhile. */
  comeBack(): void {
    if (this.missed) this.replayLast();
    this.missed = false;
  }

  /** Jump to now. */
  skip(): void {
    this.stopTimer();
    for (const { line } of this.queue) this.announce(line);
    this.queue = [];
    this.waiting = 0;
    this.done = 0;
    this.current = null;
    this.hasRevealed = false;
    this.since = null;
    this.toNow();
  }

  /** Stop looking back. */
  toNow(): void {
    this.lookedAt = null;
    this.peekedAt = null;
  }

  /** Go on with the next line, as when a card is closed. */
  next(): void {
    this.stopTimer();
    this.advance();
  }

  /** Look back at a line of the log; it stays until `forward` or `skip`. */
  look(index: number): void {
    if (!this.around(index)) return;
    if (this.isShowing) this.skip();
    this.peekedAt = null;
    this.lookedAt = index;
  }

  /** Show a line for as long as it is pointed at. */
  peek(index: number | null): void {
    if (this.isShowing) return;
    this.peekedAt = index !== null && this.around(index) ? index : null;
  }

  /** Look at the line before; from now, at the last one. */
  back(): void {
    const from = this.lookedAt ?? this.told.length;
    if (this.canLookAt(from - 1)) this.look(from - 1);
  }

  /** Look at the line after; after the last one comes now. */
  forward(): void {
    if (this.lookedAt === null) return;
    if (this.lookedAt + 1 < this.log.length) this.look(this.lookedAt + 1);
    else this.toNow();
  }

  canLookAt(index: number): boolean {
    return index >= 0 && index < this.log.length && this.around(index) !== null;
  }

  /** The first line that can be looked at: of older ones the views are not here. */
  readonly oldest = $derived.by(() => {
    let first = this.log.length;
    while (first > 0 && this.log[first - 1]?.before) first--;
    return first;
  });

  /** Lines of before came with the views around them. */
  fill(lines: LogLine[]): void {
    this.log = withViews(this.log, lines);
  }

  /** What others did since the viewer's own last action, up to what is shown. */
  readonly recent = $derived.by<Shown[]>(() =>
    this.othersUpTo(this.looking ?? this.told.length - 1),
  );

  /** The lines of others up to one of them, back to the viewer's own action before them. */
  othersUpTo(last: number): Shown[] {
    const found: Shown[] = [];
    let after = this.viewAfter(last);
    for (let index = last; index > last - MOST_RECENT && after; index--) {
      const line = this.log[index];
      if (!line?.before || line.actor === this.viewer) break;
      const before: View = { ...after, ...line.before };
      found.unshift({ line, before, after });
      after = before;
    }
    return found;
  }

  close(): void {
    this.skip();
    this.log = [];
    this.now = null;
    this.announced = [];
    this.highest = -1;
  }

  // What is shown next.

  private show(from: number): void {
    const lines = this.between(from);
    if (this.speed === 'off' || this.lookedAt !== null) {
      for (const { line } of lines) this.announce(line);
      return;
    }
    if (lines.some(({ line }) => line.actor === this.viewer)) this.inARow = null; // a new turn
    this.queue.push(...lines.filter((shown) => this.isWorthShowing(shown)));
    this.waiting = this.queue.length;
    if (!this.current) this.advance();
  }

  private catchUp(isAway: boolean, isOver: boolean): void {
    this.skip();
    if (isAway) this.missed = true;
    else if (!isOver) this.replayLast();
  }

  /** Show the last opponent's move again, unless the viewer has answered it. */
  private replayLast(): void {
    const last = this.log.findLastIndex((line) => typeof line.actor === 'number');
    if (last < 0 || this.log[last]?.actor === this.viewer) return;
    this.show(last);
  }

  private advance(): void {
    const shown = this.queue.shift();
    this.waiting = this.queue.length;
    this.done = this.current && shown ? this.done + 1 : 0;
    this.current = shown ?? null;
    this.hasRevealed = shown !== undefined && (this.hasRevealed || isRevealing(shown));
    if (this.since !== null) this.spent += this.timing.time() - this.since;
    this.since = null;
    if (!shown) return;
    this.peekedAt = null;
    this.sayWhenShown(shown);
    this.onshow(shown);
    const lasts = this.pace.stays?.(shown) ? Infinity : this.lasts(shown);
    this.time = lasts;
    if (lasts !== Infinity) this.cancel = this.timing.later(() => this.advance(), lasts);
  }

  /** Say a line in words, once the board has shown what it tells. */
  private sayWhenShown(shown: Shown): void {
    const say = () => {
      this.cancelWords = null;
      this.isWorded = true;
      this.announce(shown.line);
    };
    const after = (this.pace.announces?.(shown) ?? 0) * SPEEDS[this.speed].factor;
    this.isWorded = after === 0;
    if (after === 0) say();
    else this.cancelWords = this.timing.later(say, after);
  }

  private lasts(shown: Shown): number {
    const own = this.pace.lasts?.(shown);
    if (own !== undefined) return own * SPEEDS[this.speed].factor;
    const waiting = [shown, ...this.queue].map(({ line }) => line);
    if (shown.line.presentation !== 'climax') this.since = this.timing.time();
    return timeOf(shown.line, this.speed, hurry(waiting, this.speed, this.spentBy(shown)));
  }

  /** How long the lines of a side have been shown; the referee's belong to the act before. */
  private spentBy({ line: { actor } }: Shown): number {
    const side = typeof actor === 'number' ? this.sideOf(actor) : this.inARow;
    if (side !== this.inARow) {
      this.inARow = side;
      this.spent = 0;
    }
    return this.spent;
  }

  /** Nobody is shown their own actions again, except what these reveal and decide. */
  private isWorthShowing(shown: Shown): boolean {
    const { line } = shown;
    const kind = line.presentation ?? 'routine';
    if (kind === 'trivial' || this.isEndAfterClimax(line)) return false;
    if (this.pace.lasts?.(shown) === 0) return false;
    return line.actor !== this.viewer || kind === 'reveal' || kind === 'climax';
  }

  /** An end is told on the card of the action that brought it. */
  private isEndAfterClimax(line: LogLine): boolean {
    return line.actor === 'over' && this.log[line.index - 1]?.presentation === 'climax';
  }

  /** The words that end the game, where a line brought its end. */
  endingAfter(line: LogLine): LogLine | null {
    const next = this.log[line.index + 1];
    return next?.actor === 'over' ? next : null;
  }

  private stopTimer(): void {
    this.cancel?.();
    this.cancel = null;
    if (!this.cancelWords) return;
    this.cancelWords();
    this.cancelWords = null;
    this.isWorded = true;
    if (this.current) this.announce(this.current.line);
  }

  private announce(line: LogLine): void {
    if (line.index <= this.highest || line.presentation === 'trivial') return;
    if (line.actor === this.viewer && !line.headline) return;
    this.highest = line.index;
    this.announced = [...this.announced, line].slice(-MOST_ANNOUNCED);
  }

  // The views of before.

  /** The lines from an index on that have views around them, oldest first. */
  private between(from: number): Shown[] {
    const found: Shown[] = [];
    let after = this.now;
    for (let index = this.log.length - 1; index >= from && after; index--) {
      const line = this.log[index];
      if (!line?.before) break;
      const before: View = { ...after, ...line.before };
      found.unshift({ line, before, after });
      after = before;
    }
    return found;
  }

  private viewAfter(index: number): View | null {
    let view = this.now;
    for (let at = this.log.length - 1; at > index && view; at--) {
      const before = this.log[at]?.before;
      view = before ? { ...view, ...before } : null;
    }
    return view;
  }

  /** A line with the views around it, where they are known. */
  around(index: number): Shown | null {
    const line = this.log[index];
    const after = this.viewAfter(index);
    if (!line?.before || !after) return null;
    return { line, before: { ...after, ...line.before }, after };
  }
}
