/** An evening's screen: what is picked on it so far, kept until it is confirmed. */
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId } from '$generated/wire';
import {
  coloursLeft,
  drawn,
  laidOut,
  screenOf,
  setupLines,
  toggled,
  type Picked,
  type Screen,
} from './setup';

export class Evening {
  private chosen = $state.raw<{ key: string; picked: Picked }>({ key: '', picked: new Map() });

  readonly screen = $derived.by((): Screen | null => {
    const view = this.view();
    return view ? screenOf(view, this.choices()) : null;
  });
  private readonly key = $derived.by(
    () => this.screen && `${this.view()?.night} ${this.screen.kind} ${this.screen.places.join()}`,
  );
  readonly picked = $derived<Picked>(this.chosen.key === this.key ? this.chosen.picked : new Map());
  readonly coloursLeft = $derived(this.screen ? coloursLeft(this.screen, this.picked) : []);
  readonly isComplete = $derived(this.screen !== null && this.picked.size === this.screen.need);
  /** What is laid open on the map; tokens show what they are by their faces. */
  readonly held = $derived(this.screen?.faces ? [] : [...this.picked.keys()]);

  /** `view` gives nothing while the seat is not on turn. */
  constructor(
    private readonly view: () => WhitechapelView | null,
    private readonly choices: () => Choice[],
  ) {
    // What lies face down begins with a draw, which is as good as any.
    $effect(() => {
      if (this.screen?.faces && this.chosen.key !== this.key) this.shuffle();
    });
  }

  toggle(id: ElementId): void {
    if (!this.screen?.places.includes(id)) return;
    this.chosen = { key: this.key ?? '', picked: toggled(this.screen, this.picked, id) };
  }

  shuffle(): void {
    if (this.screen) this.chosen = { key: this.key ?? '', picked: drawn(this.screen) };
  }

  /** The view with what was picked laid out. */
  laidOut(view: WhitechapelView): WhitechapelView {
    return this.screen ? laidOut(view, this.screen, this.picked) : view;
  }

  lines(): string[] {
    return this.screen ? setupLines(this.screen, this.picked) : [];
  }
}
