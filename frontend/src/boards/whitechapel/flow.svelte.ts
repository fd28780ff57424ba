/** Whitechapel's own way to choose: an evening's screen, or a whole turn, sent as one plan. */
import { foresee } from '$lib/api';
import type { Flow, PlanShown } from '$lib/flow';
import type { Table } from '$lib/table.svelte';
import type { WhitechapelNotebook, WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId, Foreseen } from '$generated/wire';
import { drawn, laidOut, screenOf, setupLines, type Screen } from './setup';
import {
  actLines,
  askedInVain,
  asksOf,
  callLine,
  deedsOf,
  LOOK,
  movedView,
  moveLines,
  moversOf,
  placeOf,
  sideOf,
  type Around,
  type Deed,
  type Intent,
} from './turn';

type Ask = (plans: string[][]) => Promise<Foreseen[]>;

export class WhitechapelFlow implements Flow {
  /** What was picked on an evening's screen. */
  private chosen = $state.raw<{ key: string; picked: Set<ElementId> }>({
    key: '',
    picked: new Set(),
  });
  /** Who goes where, in the order in which it was planned; kept for one turn of Jack's. */
  private planned = $state.raw<{ key: string; intents: Intent[] }>({ key: '', intents: [] });
  private wanted = $state.raw<ElementId | null>(null);
  /** The one whose deed is being changed. */
  private latest = $state.raw<ElementId | null>(null);
  /** Where an arrest is being aimed at: nowhere yet, or at a circle that waits to be confirmed. */
  aiming = $state.raw<{ circle: ElementId | null } | null>(null);
  private reach = $state.raw<Map<ElementId, ElementId[]>>(new Map());
  private around = $state.raw<Map<ElementId, Around>>(new Map());
  private foreseenFor = '';

  private readonly frame = $derived.by(() => this.table.frame);
  private readonly truth = $derived.by(() => this.table.frame?.view as WhitechapelView | undefined);
  private readonly choices = $derived.by(() => this.table.choices);
  private readonly isMine = $derived.by(
    () => this.table.isMine && this.choices.length > 0 && this.frame?.outcome === null,
  );

  readonly screen = $derived<Screen | null>(
    this.isMine && this.truth ? screenOf(this.truth, this.choices) : null,
  );
  readonly side = $derived(this.isMine && this.truth ? sideOf(this.truth) : null);
  readonly isActive = $derived(this.screen !== null || this.side !== null);
  /** Whether the policemen have all moved, and act now. */
  readonly acts = $derived(this.side === 'police' && this.truth?.acts === true);

  private readonly screenKey = $derived(
    this.screen && `${this.truth?.night} ${this.screen.kind} ${this.screen.places.join()}`,
  );
  readonly picked = $derived(
    this.chosen.key === this.screenKey ? this.chosen.picked : new Set<ElementId>(),
  );
  readonly isComplete = $derived(this.screen !== null && this.picked.size === this.screen.need);

  /** A plan is for one turn of the police, or for one wait of Jack's. */
  private readonly turnKey = $derived(
    this.truth && this.side
      ? [this.side, this.truth.night, this.truth.marker, this.truth.log.length].join(' ')
      : '',
  );
  readonly movers = $derived(this.truth && this.side ? moversOf(this.truth, this.side) : []);
  /** Who was named already, and has to move or act before the others. */
  private readonly named = $derived(this.movers.find((id) => id === this.truth?.on_turn) ?? null);
  readonly intents = $derived(
    this.planned.key === this.turnKey
      ? this.namedFirst(this.planned.intents.filter((one) => this.movers.includes(one.mover)))
      : [],
  );
  readonly unplanned = $derived(
    this.acts ? [] : this.movers.filter((id) => !this.intents.some((one) => one.mover === id)),
  );
  readonly inHand = $derived.by((): ElementId | null => {
    const first = [this.named, this.wanted].find((id) => id && this.unplanned.includes(id));
    return first ?? this.unplanned[0] ?? null;
  });
  /** All policemen in the order in which they act; those without a plan look where they stand. */
  private readonly all = $derived(
    this.namedFirst([
      ...this.intents,
      ...this.movers
        .filter((id) => !this.intents.some((one) => one.mover === id))
        .map((mover) => ({
          mover,
          to: this.truth ? placeOf(this.truth, mover) : null,
          deed: LOOK,
        })),
    ]),
  );
  private readonly weights = $derived.by(
    () => (this.table.notebook as WhitechapelNotebook | null)?.circles ?? {},
  );
  private readonly inVain = $derived(this.truth ? askedInVain(this.truth) : new Set<ElementId>());
  readonly deeds = $derived(deedsOf(this.all, this.around, this.weights, this.inVain));
  /** The man whose deed can be changed. */
  readonly focus = $derived(
    this.latest && this.movers.includes(this.latest)
      ? this.latest
      : this.acts
        ? (this.movers[0] ?? null)
        : null,
  );
  readonly isReady = $derived(this.side !== null && this.unplanned.length === 0);

  readonly view = $derived.by((): WhitechapelView => {
    const truth = this.truth as WhitechapelView;
    if (this.screen) return laidOut(truth, this.screen, this.picked);
    return this.side ? movedView(truth, this.side, this.intents) : truth;
  });
  /** Where the piece in hand may go; a place that was just planned is not told yet. */
  private readonly targets = $derived.by((): ElementId[] => {
    const taken = new Set(this.intents.map(({ to }) => to));
    return (this.reach.get(this.inHand ?? '') ?? []).filter((id) => !taken.has(id));
  });
  readonly lit = $derived.by((): Set<ElementId> => {
    if (this.screen) return new Set(this.screen.places);
    if (this.aiming && this.focus)
      return new Set(this.arrestsOf(this.focus).flatMap(({ path }) => path));
    return new Set([...this.movers, ...this.targets]);
  });
  readonly held = $derived.by((): ElementId[] => {
    if (this.screen) return this.screen.faces ? [] : [...this.picked];
    if (this.aiming) return this.aiming.circle ? [this.aiming.circle] : [];
    return this.inHand ? [this.inHand] : [];
  });
  readonly plan = $derived.by((): PlanShown | null => {
    const truth = this.truth;
    if (!truth || !this.side) return null;
    const aimed = this.aiming?.circle ? [this.aiming.circle] : [];
    const arrests = this.intents.flatMap(({ deed }) =>
      deed.kind === 'arrest' ? [deed.circle] : [],
    );
    return {
      moves: this.intents.flatMap(({ mover, to }) => {
        const from = placeOf(truth, mover);
        return to && to !== from ? [{ piece: mover, from, to }] : [];
      }),
      asks: this.focus ? this.asksOf(this.focus) : [],
      arrests: [...arrests, ...aimed],
      inHand: this.inHand,
    };
  });

  constructor(
    readonly table: Table,
    private readonly ask: Ask = (plans) => foresee(table.id, table.token, plans),
  ) {
    // What lies face down begins with a draw, which is as good as any.
    $effect(() => {
      if (this.screen?.faces && this.chosen.key !== this.screenKey) this.shuffle();
    });
    $effect(() => {
      if (this.side) void this.look();
    });
  }

  private namedFirst(intents: Intent[]): Intent[] {
    const rank = ({ mover }: Intent) => (mover === this.named ? 0 : 1);
    return intents.toSorted((one, other) => rank(one) - rank(other));
  }

  /** Ask the server what could be done after what is planned so far. */
  private async look(): Promise<void> {
    const { side, frame } = this;
    if (!side || !frame) return;
    const lines = moveLines(side, this.intents);
    const reached = this.unplanned;
    const acting = side === 'police' ? this.movers : [];
    const everybody = this.acts ? [] : moveLines('police', this.all);
    const plans = [
      ...reached.map((id) => [...lines, callLine(side, id)]),
      ...acting.map((id) => [...everybody, callLine('police', id)]),
    ];
    const key = JSON.stringify([frame.version, plans]);
    if (plans.length === 0 || key === this.foreseenFor) return;
    this.foreseenFor = key;
    const told = await this.ask(plans).catch(() => null);
    if (!told || this.foreseenFor !== key) return;
    this.reach = new Map(
      reached.map((id, place) => [
        id,
        (told[place]?.choices ?? [])
          .filter(({ verb }) => verb === 'go' || verb === 'lead')
          .flatMap(({ path }) => path.slice(-1)),
      ]),
    );
    this.around = new Map(
      acting.map((id, place) => [
        id,
        aroundOf(told[reached.length + place], plans[reached.length + place]?.length ?? 0),
      ]),
    );
  }

  arrestsOf(man: ElementId): Choice[] {
    return this.around.get(man)?.arrests ?? [];
  }

  /** What a man will ask about, the likeliest first. */
  asksOf(man: ElementId): ElementId[] {
    const intent = this.all.find((one) => one.mover === man);
    if (intent?.deed.kind !== 'look') return [];
    return (this.deeds.get(man) ?? []).flatMap((line) =>
      line.startsWith('clue ') ? [`circle-${line.slice(5)}`] : [],
    );
  }

  /** What a man could ask about if he did. */
  wouldAsk(man: ElementId): ElementId[] {
    return asksOf(this.around.get(man), this.weights, this.inVain);
  }

  intentOf(man: ElementId): Intent | undefined {
    return this.intents.find((one) => one.mover === man);
  }

  deedOf(man: ElementId): Deed {
    return this.intentOf(man)?.deed ?? LOOK;
  }

  canAct(man: ElementId): boolean {
    const here = this.around.get(man);
    return here !== undefined && here.asks.length + here.arrests.length > 0;
  }

  // What a player does.

  pick(id: ElementId): void {
    if (this.screen) return this.toggle(id);
    if (this.aiming) return this.aim(id);
    if (this.movers.includes(id)) return this.acts ? this.turnTo(id) : this.take(id);
    if (this.inHand && this.targets.includes(id)) this.send(this.inHand, id);
  }

  private toggle(id: ElementId): void {
    if (!this.screen?.places.includes(id)) return;
    const picked = new Set(this.screen.need === 1 && !this.screen.faces ? [] : this.picked);
    if (this.picked.has(id)) picked.delete(id);
    else picked.add(id);
    this.chosen = { key: this.screenKey ?? '', picked };
  }

  shuffle(): void {
    if (this.screen) this.chosen = { key: this.screenKey ?? '', picked: drawn(this.screen) };
  }

  /** Take a piece in hand; what was planned for it is forgotten. */
  take(mover: ElementId): void {
    this.aiming = null;
    this.wanted = mover;
    this.forget(mover);
  }

  forget(mover: ElementId): void {
    this.keep(this.intents.filter((one) => one.mover !== mover));
    if (this.latest === mover) this.latest = null;
  }

  /** Change what a man does, who stays where he is. */
  turnTo(man: ElementId): void {
    this.aiming = null;
    this.latest = man;
  }

  private send(mover: ElementId, to: ElementId): void {
    this.keep([...this.intents, { mover, to, deed: LOOK }]);
    this.wanted = null;
    this.latest = this.side === 'police' ? mover : null;
  }

  private keep(intents: Intent[]): void {
    this.planned = { key: this.turnKey, intents };
  }

  setDeed(man: ElementId, deed: Deed): void {
    this.aiming = null;
    const before = this.all.find((one) => one.mover === man);
    if (!before) return;
    const changed = { ...before, deed };
    const others = this.intents.filter((one) => one.mover !== man);
    const isPlanned = others.length < this.intents.length;
    this.keep(
      isPlanned
        ? this.intents.map((one) => (one.mover === man ? changed : one))
        : [...others, changed],
    );
  }

  private aim(id: ElementId): void {
    const man = this.focus;
    if (!man || !this.arrestsOf(man).some(({ path }) => path.includes(id))) return;
    this.aiming = { circle: id };
  }

  /** All others stay where they are and look for clues; women and patrols walk as chance has it. */
  async letOthers(): Promise<void> {
    if (this.side === 'police') {
      this.keep(this.all);
      return;
    }
    for (let mover = this.unplanned[0]; mover; mover = this.unplanned[0]) {
      const lines = [...moveLines(this.side ?? 'women', this.intents)];
      const [told] = await this.ask([[...lines, callLine(this.side ?? 'women', mover)]]);
      const leads = told?.choices.filter(({ verb }) => verb === 'lead') ?? [];
      const chosen = leads[Math.floor(Math.random() * leads.length)];
      this.keep([...this.intents, { mover, to: chosen?.path.at(-1) ?? null, deed: LOOK }]);
    }
  }

  undo(): void {
    const last = this.intents.at(-1);
    if (last) this.forget(last.mover);
  }

  cancel(): boolean {
    const was = this.aiming !== null || this.wanted !== null;
    this.aiming = null;
    this.wanted = null;
    return was;
  }

  /** Send it all. */
  go(): void {
    if (this.screen && this.isComplete) {
      this.table.send({ type: 'plan', actions: setupLines(this.screen, this.picked) });
    } else if (this.side && this.isReady) {
      const moves = this.acts ? [] : moveLines(this.side, this.all);
      const deeds = this.side === 'police' ? actLines(this.deeds) : [];
      this.table.send({ type: 'plan', actions: [...moves, ...deeds] });
    }
  }
}

/** Read what a man could do from what is told of it; nothing where he can't act. */
function aroundOf(told: Foreseen | undefined, length: number): Around {
  if (!told || told.tried < length) return { asks: [], arrests: [] };
  return {
    asks: told.choices.filter(({ verb }) => verb === 'clue').flatMap(({ path }) => path.slice(-1)),
    arrests: told.choices.filter(({ verb }) => verb === 'arrest'),
  };
}

export const createFlow = (table: Table): WhitechapelFlow => new WhitechapelFlow(table);
