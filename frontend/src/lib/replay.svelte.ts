/** A replay: the current step, the perspective, and whose belief is shown. */
import { fetchPage, fetchRecordedBoard, fetchReplay, type Recorded } from './api';
import { changed } from './changes';
import type { Shown } from './board';
import { SPEEDS } from './pacing';
import { settings } from './settings.svelte';
import { roundsOf, type Hidden } from './strip';
import type {
  Board,
  ElementId,
  KeyMoment,
  Notebook,
  Page,
  Perspective,
  Replay,
  SeatShown,
  Text,
  Viewer,
} from '$generated/wire';

/** How long a step stays at normal speed when the game plays by itself, and at least. */
const PACE = 1100;
const LEAST = 250;
const MOST_KEPT = 400;

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null);
  board = $state.raw<Board | null>(null);
  step = $state.raw(0);
  eyes = $state.raw<Perspective>('all');
  /** The page that is shown: the one asked for, or the last before it while that is fetched. */
  page = $state.raw<Page | null>(null);
  notebook = $state.raw<Notebook | null>(null);
  hovered = $state.raw<ElementId | null>(null);
  playing = $state.raw(false);
  private before = $state.raw<Page | null>(null);
  private readonly pages = new Map<string, Promise<Page>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose belief is shown where all secrets are open. */
  private chosen = $state.raw<Viewer | null>(null);

  readonly last = $derived(this.replay?.steps.length ?? 0);
  readonly ids = $derived(new Set(this.board?.elements.map((element) => element.id)));
  readonly changed = $derived(
    this.page ? changed(this.before?.view ?? null, this.page.view, this.ids) : new Set<string>(),
  );
  /** Whose belief the strip and the heat show. */
  readonly believer = $derived<Viewer>(
    this.eyes !== 'all' ? this.eyes : (this.chosen ?? hunterOf(this.replay)),
  );
  /** The rounds, turns or nights of the game, each with the step after which it begins. */
  readonly rounds = $derived(roundsOf(this.replay?.steps ?? []));
  /** The set-up ends with the last step before somebody chooses. */
  readonly setUp = $derived(
    Math.max(0, this.replay?.steps.findIndex(({ actor }) => typeof actor === 'number') ?? 0),
  );
  /** What the log said at each step, to whoever looks: with all secrets open, as the actor saw it. */
  readonly told = $derived<Text[][]>(
    this.eyes === 'all'
      ? (this.replay?.steps ?? []).map(({ text }) => [text])
      : (this.replay?.told[String(this.eyes)] ?? []).slice(1),
  );
  /** The last step with the views around it, where the step before it was looked at just now. */
  readonly recent = $derived.by<Shown[]>(() => {
    const [before, page] = [this.before, this.page];
    const line = page?.log.at(-1);
    if (!before || !page || !line || page.step !== before.step + 1) return [];
    return [{ line, before: before.view, after: page.view }];
  });
  readonly bits = $derived<number[]>(this.replay?.bits[String(this.believer)] ?? []);
  /** What was hidden from it: what was still possible, or in bits for experts. */
  readonly hidden = $derived.by<Hidden>(() => {
    const left = this.replay?.left[String(this.believer)] ?? [];
    const isCounted = !settings.now.expert && left.some((count) => count > 0);
    return isCounted
      ? { values: left, counted: this.replay?.game ?? '' }
      : { values: this.bits, counted: null };
  });
  readonly moments = $derived<KeyMoment[]>(
    (this.replay?.moments ?? []).filter((one) => one.viewers.includes(this.believer)),
  );
  readonly seats = $derived<SeatShown[]>(
    (this.replay?.seats ?? []).map((seat) => ({
      ...seat,
      presence: seat.level ? 'bot' : 'away',
      stands_in: false,
      host: false,
      fallback: null,
    })),
  );

  constructor(readonly recorded: Recorded) {}

  async open(step: number | null, eyes: Perspective): Promise<void> {
    [this.replay, this.board] = await Promise.all([
      fetchReplay(this.recorded),
      fetchRecordedBoard(this.recorded),
    ]);
    this.eyes = this.replay.viewers.includes(eyes) ? eyes : 'all';
    await this.go(step ?? this.setUp);
  }

  /** Go to a step; of many that are asked for in a hurry only the last is shown. */
  async go(step: number): Promise<void> {
    this.step = Math.min(Math.max(0, Math.round(step)), this.last);
    const [asked, eyes, believer] = [this.step, this.eyes, this.believer];
    const [page, belief] = await Promise.all([
      this.fetched(asked, eyes),
      this.fetched(asked, believer),
    ]);
    if (asked !== this.step || eyes !== this.eyes || believer !== this.believer) return;
    this.before = this.page?.viewer === page.viewer ? this.page : null;
    this.page = page;
    this.notebook = belief.notebook;
    if (asked < this.last) void this.fetched(asked + 1, eyes).catch(() => undefined);
  }

  by(steps: number): Promise<void> {
    this.pause();
    return this.go(this.step + steps);
  }

  look(eyes: Perspective): Promise<void> {
    this.eyes = eyes;
    return this.go(this.step);
  }

  believe(viewer: Viewer): Promise<void> {
    this.chosen = viewer;
    return this.go(this.step);
  }

  /** The next step that revealed much, or the one before. */
  leap(way: 1 | -1): Promise<void> {
    this.pause();
    const steps = this.moments.map((one) => one.step).sort((a, b) => way * (a - b));
    const found = steps.find((step) => way * (step - this.step) > 0);
    return this.go(found ?? (way > 0 ? this.last : 0));
  }

  /** The beginning of the next round, or of this one, or of the one before. */
  turn(way: 1 | -1): Promise<void> {
    this.pause();
    const starts = [...this.rounds.map(({ start }) => Math.max(start, this.setUp)), this.last];
    const found =
      way > 0
        ? starts.find((start) => start > this.step)
        : starts.findLast((start) => start < this.step);
    return this.go(found ?? (way > 0 ? this.last : 0));
  }

  play(): void {
    this.playing = true;
    if (this.step >= this.last) void this.go(this.setUp);
    this.later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      async () => {
        if (!this.playing) return;
        await this.go(this.step + 1).catch(() => this.pause());
        if (this.step >= this.last) this.pause();
        else this.later();
      },
      Math.max(LEAST, PACE * SPEEDS[settings.now.speed].factor),
    );
  }

  private fetched(step: number, eyes: Perspective): Promise<Page> {
    const key = `${eyes} ${step}`;
    let page = this.pages.get(key);
    if (!page) {
      page = fetchPage(this.recorded, step, eyes);
      this.pages.set(key, page);
      page.catch(() => this.pages.delete(key));
      const oldest = this.pages.keys().next().value;
      if (this.pages.size > MOST_KEPT && oldest) this.pages.delete(oldest);
    }
    return page;
  }
}

/** The seat from which most was hidden. */
export function hunterOf(replay: Replay | null): Viewer {
  const hidden = (seat: number) => Math.max(0, ...(replay?.bits[String(seat)] ?? []));
  const seats = (replay?.seats ?? []).map((_, seat) => seat);
  return seats.reduce((most, seat) => (hidden(seat) > hidden(most) ? seat : most), 0);
}
