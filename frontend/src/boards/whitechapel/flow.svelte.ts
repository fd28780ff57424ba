/** Whitechapel's own way to choose: an evening's screen, or a whole turn, sent as one plan. */
import { foresee } from '$lib/api';
import type { Flow, PlanShown } from '$lib/flow';
import type { Table } from '$lib/table.svelte';
import type { WhitechapelNotebook, WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId } from '$generated/wire';
import { Evening } from './evening.svelte';
import { Foresight, type Ask } from './foresight.svelte';
import type { Screen } from './setup';
import {
  askedInVain,
  asksOf,
  callLine,
  canPlanInquiries,
  inquiriesOf,
  isEngaged,
  linesBefore,
  LOOK,
  movedOf,
  movedView,
  moveLines,
  moversOf,
  namedFirst,
  placeOf,
  sideOf,
  triedLines,
  turnLines,
  type Inquiry,
  type Intent,
} from './turn';

export class WhitechapelFlow implements Flow {
  /** Who goes where, in the order in which it was planned; kept for one turn of Jack's. */
  private planned = $state.raw<{ key: string; intents: Intent[] }>({ key: '', intents: [] });
  private wanted = $state.raw<ElementId | null>(null);
  /** The one whose inquiry is being changed, in one turn. */
  private touched = $state.raw<{ key: string; man: ElementId | null }>({ key: '', man: null });
  /** Where an arrest is being aimed at: nowhere yet, or at a circle that waits to be confirmed. */
  aiming = $state.raw<{ circle: ElementId | null } | null>(null);
  /** The man whose inquiries stand at his piece, to choose from. */
  opened = $state.raw<ElementId | null>(null);
  private readonly foresight = new Foresight((plans) => this.ask(plans));

  private readonly frame = $derived.by(() => this.table.frame);
  private readonly truth = $derived.by(() => this.table.frame?.view as WhitechapelView | undefined);
  private readonly choices = $derived.by(() => this.table.choices);
  private readonly isMine = $derived.by(
    () => this.table.isMine && this.choices.length > 0 && this.frame?.outcome === null,
  );

  readonly evening = new Evening(
    () => (this.isMine && this.truth ? this.truth : null),
    () => this.choices,
  );
  readonly screen = $derived.by((): Screen | null => this.evening.screen);
  readonly side = $derived(this.isMine && this.truth ? sideOf(this.truth) : null);
  readonly isActive = $derived(this.screen !== null || this.side !== null);
  /** Whether the policemen have all moved, and act now. */
  readonly acts = $derived(this.side === 'police' && this.truth?.acts === true);
  /** Whether each man acts after his own move. */
  private readonly engaged = $derived(
    this.side === 'police' && !!this.truth && isEngaged(this.truth),
  );

  /** A plan is for one turn of the police, or for one wait of Jack's. */
  private readonly turnKey = $derived(
    this.truth && this.side
      ? [this.side, this.truth.night, this.truth.marker, this.truth.log.length].join(' ')
      : '',
  );
  readonly movers = $derived(this.truth && this.side ? moversOf(this.truth, this.side) : []);
  private readonly hasInquiries = $derived(
    this.side === 'police' && !!this.truth && canPlanInquiries(this.truth, this.movers),
  );
  /** The policemen who have moved already and only act. */
  private readonly moved = $derived(this.truth ? movedOf(this.truth) : null);
  /** Who was named already, and has to move or act before the others. */
  private readonly named = $derived(this.movers.find((id) => id === this.truth?.on_turn) ?? null);
  readonly intents = $derived(
    this.planned.key === this.turnKey
      ? namedFirst(
          this.named,
          this.planned.intents.filter((one) => this.movers.includes(one.mover)),
        )
      : [],
  );
  readonly unplanned = $derived(
    this.acts ? [] : this.movers.filter((id) => id !== this.moved && !this.isPlanned(id)),
  );
  readonly inHand = $derived.by((): ElementId | null => {
    const first = [this.named, this.wanted].find((id) => id && this.unplanned.includes(id));
    return first ?? this.unplanned[0] ?? null;
  });
  /** All policemen in the order in which they act; those without a plan look where they stand. */
  private readonly all = $derived(
    namedFirst(this.named, [
      ...this.intents,
      ...this.movers
        .filter((id) => !this.isPlanned(id))
        .map((mover) => ({
          mover,
          to: this.truth && mover !== this.moved ? placeOf(this.truth, mover) : null,
          inquiry: LOOK,
        })),
    ]),
  );
  private readonly weights = $derived.by(
    () => (this.table.notebook as WhitechapelNotebook | null)?.circles ?? {},
  );
  private readonly inVain = $derived(this.truth ? askedInVain(this.truth) : new Set<ElementId>());
  readonly inquiries = $derived(
    this.hasInquiries
      ? inquiriesOf(this.all, this.foresight.around, this.weights, this.inVain)
      : new Map<ElementId, string[]>(),
  );
  private readonly latest = $derived(this.touched.key === this.turnKey ? this.touched.man : null);
  /** The man whose inquiry can be changed. */
  readonly focus = $derived(
    this.latest && this.movers.includes(this.latest)
      ? this.latest
      : this.acts
        ? (this.movers[0] ?? null)
        : this.moved,
  );
  readonly isReady = $derived(this.side !== null && this.unplanned.length === 0);

  readonly view = $derived.by((): WhitechapelView => {
    const truth = this.truth as WhitechapelView;
    if (this.screen) return this.evening.laidOut(truth);
    return this.side ? movedView(truth, this.side, this.intents) : truth;
  });
  /** Where the piece in hand may go; a place that was just planned is not told yet. */
  private readonly targets = $derived.by((): ElementId[] => {
    const taken = new Set(this.intents.map(({ to }) => to));
    return (this.foresight.reach.get(this.inHand ?? '') ?? []).filter((id) => !taken.has(id));
  });
  readonly lit = $derived.by((): Set<ElementId> => {
    if (this.screen) return new Set(this.screen.places);
    if (this.aiming && this.focus)
      return new Set(this.arrestsOf(this.focus).flatMap(({ path }) => path));
    return new Set([...this.movers, ...this.targets]);
  });
  readonly held = $derived.by((): ElementId[] => {
    if (this.screen) return this.evening.held;
    if (this.aiming) return this.aiming.circle ? [this.aiming.circle] : [];
    // A second click on the same crossing does what is usual there.
    const spot = this.opened && this.intentOf(this.opened)?.to;
    return [spot, this.inHand].filter((id) => !!id) as ElementId[];
  });
  readonly plan = $derived.by((): PlanShown | null => {
    const truth = this.truth;
    if (!truth || !this.side) return null;
    const aimed = this.aiming?.circle ? [this.aiming.circle] : [];
    const arrests = this.intents.flatMap(({ inquiry }) =>
      inquiry.kind === 'arrest' ? [inquiry.circle] : [],
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
    $effect(() => {
      if (this.side) void this.look();
    });
  }

  private isPlanned(mover: ElementId): boolean {
    return this.intents.some((one) => one.mover === mover);
  }

  /** Ask the server what could be done after what is planned so far. */
  private async look(): Promise<void> {
    const { side, frame } = this;
    if (!side || !frame) return;
    const reached = this.unplanned;
    const acting = this.hasInquiries ? this.all : [];
    const before = triedLines(side, this.intents, this.engaged);
    const plans = [
      ...reached.map((id) => [...before, callLine(side, id)]),
      ...acting.map((one) => linesBefore(one, this.all, this.acts, this.engaged)),
    ];
    await this.foresight.look(frame.version, plans, reached, acting);
  }

  arrestsOf(man: ElementId): Choice[] {
    return this.foresight.around.get(man)?.arrests ?? [];
  }

  /** What a man will ask about, the likeliest first. */
  asksOf(man: ElementId): ElementId[] {
    const intent = this.all.find((one) => one.mover === man);
    if (intent?.inquiry.kind !== 'look') return [];
    return (this.inquiries.get(man) ?? []).flatMap((line) =>
      line.startsWith('clue ') ? [`circle-${line.slice(5)}`] : [],
    );
  }

  /** What a man could ask about if he did. */
  wouldAsk(man: ElementId): ElementId[] {
    return asksOf(this.foresight.around.get(man), this.weights, this.inVain);
  }

  intentOf(man: ElementId): Intent | undefined {
    return this.intents.find((one) => one.mover === man);
  }

  inquiryOf(man: ElementId): Inquiry {
    return this.intentOf(man)?.inquiry ?? LOOK;
  }

  canAct(man: ElementId): boolean {
    const here = this.foresight.around.get(man);
    return this.hasInquiries && here !== undefined && here.asks.length + here.arrests.length > 0;
  }

  // What a player does.

  pick(id: ElementId): void {
    if (this.screen) return this.evening.toggle(id);
    if (this.aiming) return this.aim(id);
    if (this.opened && id === this.intentOf(this.opened)?.to) {
      this.opened = null;
      return;
    }
    if (this.movers.includes(id)) return this.acts ? this.turnTo(id) : this.take(id);
    if (this.inHand && this.targets.includes(id)) this.send(this.inHand, id);
  }

  /** Take a piece in hand; what was planned for it is forgotten. */
  take(mover: ElementId): void {
    this.close();
    this.wanted = mover;
    this.forget(mover);
  }

  forget(mover: ElementId): void {
    this.keep(this.intents.filter((one) => one.mover !== mover));
    if (this.latest === mover) this.touch(null);
    if (this.opened === mover) this.close();
  }

  /** Change what a man does, who stays where he is. */
  turnTo(man: ElementId): void {
    this.aiming = null;
    this.touch(man);
    this.opened = man;
  }

  /** Close what stands at a piece; what is planned stays so. */
  close(): void {
    this.aiming = null;
    this.opened = null;
  }

  /** Choose where a man makes an arrest; where there is one circle only, it is that one. */
  startAiming(man: ElementId): void {
    const circles = this.arrestsOf(man).flatMap(({ path }) => path.slice(-1));
    this.turnTo(man);
    this.aiming = { circle: circles.length === 1 ? (circles[0] ?? null) : null };
  }

  private send(mover: ElementId, to: ElementId): void {
    this.keep([...this.intents, { mover, to, inquiry: LOOK }]);
    this.wanted = null;
    this.opened = this.side === 'police' ? mover : null;
    this.touch(this.opened);
  }

  private touch(man: ElementId | null): void {
    this.touched = { key: this.turnKey, man };
  }

  private keep(intents: Intent[]): void {
    this.planned = { key: this.turnKey, intents };
  }

  setInquiry(man: ElementId, inquiry: Inquiry): void {
    this.close();
    const before = this.all.find((one) => one.mover === man);
    if (!before) return;
    const changed = { ...before, inquiry };
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
    this.close();
    if (this.side === 'police') {
      this.keep(this.all);
      return;
    }
    for (let mover = this.unplanned[0]; mover; mover = this.unplanned[0]) {
      const lines = [...moveLines(this.side ?? 'women', this.intents)];
      const [told] = await this.ask([[...lines, callLine(this.side ?? 'women', mover)]]);
      const leads = told?.choices.filter(({ verb }) => verb === 'lead') ?? [];
      const chosen = leads[Math.floor(Math.random() * leads.length)];
      this.keep([...this.intents, { mover, to: chosen?.path.at(-1) ?? null, inquiry: LOOK }]);
    }
  }

  undo(): void {
    const last = this.intents.at(-1);
    if (last) this.forget(last.mover);
  }

  cancel(): boolean {
    const was = this.aiming !== null || this.opened !== null || this.wanted !== null;
    this.close();
    this.wanted = null;
    return was;
  }

  /** Send it all. */
  go(): void {
    if (this.evening.isComplete) {
      this.table.send({ type: 'plan', actions: this.evening.lines() });
    } else if (this.side && this.isReady) {
      this.close();
      this.table.send({
        type: 'plan',
        actions: turnLines(this.side, this.acts ? [] : this.all, this.inquiries, this.engaged),
      });
    }
  }
}

export const createFlow = (table: Table): WhitechapelFlow => new WhitechapelFlow(table);
