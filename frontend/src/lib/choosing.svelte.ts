/** Choosing on a board: what was clicked so far, and what may be clicked next. */
import { click, complete, fitting, lit, usual } from './choices';
import type { IconName } from './icons';
import { read, typed, written } from './typing';
import type { Board, Choice, ElementId, Text } from '$generated/wire';

/** How long the reason stands at an element that can't be picked, in milliseconds. */
const REFUSED_FOR = 5000;

/** Choices that are set apart behind a button of their own, such as an accusation. */
export interface Mode {
  name: string;
  icon: IconName;
  /** The words of the button that opens it, and of the one that leaves it, by their keys. */
  open: string;
  leave: string;
  /** What is said while it is open. */
  about: string;
  has(choice: Choice): boolean;
}

export abstract class Chooser {
  board = $state.raw<Board | null>(null);
  clicked = $state.raw<ElementId[]>([]);
  hovered = $state.raw<ElementId | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state.raw<Choice | null>(null);
  /** A choice with a consequence that is asked about: it is made by `confirm`, never by a pick. */
  asking = $state.raw<Choice | null>(null);
  /** The choice that is pointed at in a popover or list: the board may draw its result. */
  previewed = $state.raw<Choice | null>(null);
  /** Why the element that was clicked can't be picked, for some seconds. */
  refused = $state.raw<{ id: ElementId; reason: Text } | null>(null);
  /** Ask before a move that was picked on the board is made. */
  asks = false;

  /** The game whose rules, words and boards these are. */
  abstract readonly game: string;
  /** What is on offer now. */
  abstract readonly choices: Choice[];
  abstract readonly canUndo: boolean;

  /** What a game sets apart; one of them may be open. */
  modes = $state.raw<Mode[]>([]);
  mode = $state.raw<Mode | null>(null);
  /** Other elements that stand for one of a path, such as a character's token for its card. */
  alsoAt = $state.raw<(id: ElementId) => ElementId[]>(() => []);
  /** Whether a choice only begins a move, which can still be taken back: it is not asked about. */
  begins = $state.raw<(choice: Choice) => boolean>(() => false);
  /** What a choice tells the others; empty where that is not known. */
  foretells = $state.raw<(choice: Choice) => string>(() => '');

  readonly ids = $derived(new Set(this.board?.elements.map((element) => element.id)));
  /** The modes that can be opened now: beside their choices there are others. */
  readonly openable = $derived.by(() =>
    this.modes.filter((mode) => {
      const apart = this.choices.filter((choice) => mode.has(choice)).length;
      return apart > 0 && apart < this.choices.length;
    }),
  );
  /** What can be picked in the open mode, or outside of any. */
  readonly offered = $derived.by(() => {
    const open = this.openable.find((mode) => mode === this.mode);
    return this.choices.filter((choice) =>
      open ? open.has(choice) : !this.openable.some((mode) => mode.has(choice)),
    );
  });
  readonly fitting = $derived.by(() => fitting(this.offered, this.clicked));
  readonly lit = $derived.by(() => {
    const next = lit(this.offered, this.clicked);
    return new Set([...next].flatMap((id) => [id, ...this.alsoAt(id)]));
  });
  readonly complete = $derived.by(() => complete(this.offered, this.clicked));
  /** The choices among which a popover lets choose at the element that was clicked last. */
  readonly verbs = $derived.by(() =>
    this.clicked.length > 0 && !this.asking && !this.pending ? this.complete : [],
  );

  protected abstract choose(choice: Choice): void;
  /** A line was typed that is not on offer; `own` is the same in the game's words. */
  protected abstract mistyped(line: string, own: string): void;
  protected abstract undo(): void;

  /** Make a choice, or ask about it first if it has a consequence. */
  act(choice: Choice): void {
    this.clicked = choice.path;
    this.pending = null;
    this.previewed = null;
    if (choice.consequence) {
      this.asking = choice;
      return;
    }
    this.choose(choice);
  }

  pick(picked: ElementId): void {
    const id = this.meant(picked);
    if (this.asking?.path.at(-1) === id) return;
    if (this.pending && this.pending.path.at(-1) === id) return this.confirm();
    const again = this.verbs.length > 0 && this.clicked.at(-1) === id ? usual(this.verbs) : null;
    if (again && !this.lit.has(id)) return this.act(again);
    const { clicked, settled } = click(this.offered, this.clicked, id);
    if (clicked === this.clicked) {
      if (this.asking || this.verbs.length > 0) this.letGo();
      return this.unpickable?.(id);
    }
    this.letGo();
    this.clicked = clicked;
    const isAsked = this.asks && settled !== null && !this.begins(settled);
    if (settled && isAsked && !settled.consequence) this.pending = settled;
    else if (settled) this.act(settled);
  }

  /** The element of a path that another one stands for. */
  private meant(id: ElementId): ElementId {
    const next = lit(this.offered, this.clicked);
    return next.has(id) ? id : ([...next].find((one) => this.alsoAt(one).includes(id)) ?? id);
  }

  /** Open a mode, or leave it. */
  enter(mode: Mode | null): void {
    this.letGo();
    this.mode = mode;
  }

  /** An element was clicked that leads nowhere: say why, where that is known. */
  protected unpickable?(id: ElementId): void;

  /** Say at an element why it can't be picked, for some seconds. */
  protected refuse(id: ElementId, reason: Text): void {
    const shown = { id, reason };
    this.refused = shown;
    setTimeout(() => {
      if (this.refused === shown) this.refused = null;
    }, REFUSED_FOR);
  }

  /** Make the choice that was asked about, or that waits to be confirmed. */
  confirm(): void {
    const choice = this.asking ?? this.pending;
    if (!choice) return;
    this.asking = null;
    this.pending = null;
    this.choose(choice);
  }

  type(line: string): void {
    const own = read(this.game, line);
    const choice = typed(this.choices, own) ?? typed(this.choices, line);
    if (choice) this.act(choice);
    else this.mistyped(line.trim(), own);
  }

  /** What to type for a choice. */
  written(choice: Choice): string {
    return written(this.game, choice.notation);
  }

  /** Cancel what was clicked, or take back the move that was begun. */
  back(): void {
    const isHolding = this.clicked.length > 0 || this.mode !== null;
    if (this.clicked.length === 0) this.mode = null;
    this.letGo();
    if (!isHolding && this.canUndo) this.undo();
  }

  letGo(): void {
    this.clicked = [];
    this.pending = null;
    this.asking = null;
    this.previewed = null;
    this.refused = null;
  }
}
