/** A moment that is shown in stages, one after the other. */
import { untrack } from 'svelte';
import type { Shown } from '$lib/board';
import type { View } from '$generated/wire';
import { tempo } from './tempo';

/** One stage of a moment: what it is called, and how long it takes at normal speed. */
export interface Stage {
  name: string;
  ms: number;
}

export class Stages {
  private moment = $state.raw<number | null>(null);
  private reached = $state.raw(0);

  /** How many stages of a moment are over; none before it runs. */
  at(moment: number): number {
    return this.moment === moment ? this.reached : 0;
  }

  /** Go through the stages of a moment, and stay at the last one; call the result to stop. */
  run(moment: number, stages: Stage[], tempo = 1): () => void {
    this.moment = moment;
    this.reached = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const stage = stages[this.reached];
      if (!stage || this.reached >= stages.length - 1) return;
      timer = setTimeout(() => {
        this.reached += 1;
        goOn();
      }, stage.ms * tempo);
    };
    goOn();
    return () => clearTimeout(timer);
  }
}

/** The stages of the line that a component shows: they run while it does. */
export class ShownStages<S extends Stage, V extends View> {
  private readonly running = new Stages();
  private readonly index = $derived.by(() => this.shown()?.line.index ?? null);
  readonly all = $derived.by(() => {
    const shown = this.shown();
    return shown ? this.stagesOf(shown) : [];
  });
  /** How many are over. */
  readonly at = $derived.by(() => (this.index === null ? 0 : this.running.at(this.index)));
  readonly now = $derived.by(() => this.all[this.at]);

  constructor(
    private readonly shown: () => Shown<V> | null,
    private readonly stagesOf: (shown: Shown<V>) => S[],
  ) {
    $effect(() => {
      const { index } = this;
      if (index !== null) return untrack(() => this.running.run(index, this.all, tempo()));
    });
  }
}

/** How long all stages take together. */
export function lengthOf(stages: Stage[]): number {
  return stages.reduce((sum, { ms }) => sum + ms, 0);
}
