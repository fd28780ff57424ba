/** Somebody who chooses on a board: what was clicked so far, and what may be clicked next. */
import { click, complete, fitting, lit } from './choices';
import { read, typed, written } from './typing';
import type { Board, Choice, ElementId } from '$generated/wire';

export abstract class Chooser {
  board = $state.raw<Board | null>(null);
  clicked = $state.raw<ElementId[]>([]);
  hovered = $state.raw<ElementId | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state.raw<Choice | null>(null);
  /** Ask before a move that was picked on the board is made. */
  asks = false;

  /** The game whose rules, words and boards these are. */
  abstract readonly game: string;
  /** What is on offer now. */
  abstract readonly choices: Choice[];
  abstract readonly canUndo: boolean;

  readonly ids = $derived(new Set(this.board?.elements.map((element) => element.id)));
  readonly fitting = $derived.by(() => fitting(this.choices, this.clicked));
  readonly lit = $derived.by(() => lit(this.choices, this.clicked));
  readonly complete = $derived.by(() => complete(this.choices, this.clicked));

  protected abstract choose(choice: Choice): void;
  /** Somebody typed what is not on offer; `own` says it in the game's words. */
  protected abstract mistyped(line: string, own: string): void;
  protected abstract undo(): void;

  act(choice: Choice): void {
    this.clicked = choice.path;
    this.pending = null;
    this.choose(choice);
  }

  pick(id: ElementId): void {
    if (this.pending && this.pending.path.at(-1) === id) return this.confirm();
    const { clicked, settled } = click(this.choices, this.clicked, id);
    if (clicked === this.clicked) return;
    this.clicked = clicked;
    this.pending = settled && this.asks ? settled : null;
    if (settled && !this.asks) this.act(settled);
  }

  confirm(): void {
    if (this.pending) this.act(this.pending);
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

  /** Let go of what was clicked, or take back the move that was begun. */
  back(): void {
    const isHolding = this.clicked.length > 0;
    this.letGo();
    if (!isHolding && this.canUndo) this.undo();
  }

  letGo(): void {
    this.clicked = [];
    this.pending = null;
  }
}
