/** The analysis pad: moves that are tried on a copy of what a seat knows. Nothing of it is sent on. */
import { fetchSketch, refusalOf } from './api';
import { changed } from './changes';
import { Chooser } from './choosing.svelte';
import type { Choice, ElementId, Sketch, Text } from '$generated/wire';
import type { Table } from './table.svelte';

export class Pad extends Chooser {
  sketch = $state.raw<Sketch | null>(null);
  /** The actions that were tried, and which draw of the hidden rest they are tried in. */
  tries = $state.raw<number[]>([]);
  draw = $state.raw(0);
  refusal = $state.raw<Text | null>(null);
  private isAsking = $state.raw(false);
  private before = $state.raw<Sketch | null>(null);

  readonly game: string;
  readonly choices = $derived(this.isAsking ? [] : (this.sketch?.choices ?? []));
  readonly canUndo = $derived(this.tries.length > 0 && !this.isAsking);
  /** Without a notebook at the table, a position is drawn once for all. */
  readonly canDraw: boolean;
  readonly changed = $derived(
    this.sketch && this.before
      ? changed(this.before.view, this.sketch.view, this.ids)
      : new Set<ElementId>(),
  );

  constructor(
    readonly table: Table,
    /** The number of lines that had been told where the sketch begins; 0 stands for all. */
    readonly until = 0,
  ) {
    super();
    this.game = table.game;
    this.board = table.board;
    this.canDraw = table.shown?.settings.help !== 'off';
  }

  open(): Promise<void> {
    return this.ask([], this.draw);
  }

  /** Try the same from the beginning. */
  restart(): Promise<void> {
    return this.ask([], this.draw);
  }

  /** Draw what is hidden anew. */
  drawAgain(): Promise<void> {
    return this.ask([], this.draw + 1);
  }

  protected choose(choice: Choice): void {
    void this.ask([...this.tries, choice.action], this.draw);
  }

  protected mistyped(line: string): void {
    this.refusal = { key: 'lesson-mistyped', args: { line } };
  }

  protected undo(): void {
    void this.ask(this.tries.slice(0, -1), this.draw);
  }

  private async ask(tries: number[], draw: number): Promise<void> {
    this.isAsking = true;
    this.refusal = null;
    try {
      const { id, token } = this.table;
      const found = await fetchSketch(id, token, this.until, tries, draw);
      const goesOn = tries.length > this.tries.length && found.viewer === this.sketch?.viewer;
      this.before = goesOn ? this.sketch : null;
      this.sketch = found;
      this.tries = tries;
      this.draw = draw;
    } catch (error) {
      this.refusal = refusalOf(error).reason;
    }
    this.enter(null);
    this.isAsking = false;
  }
}
