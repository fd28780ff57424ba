/** A moment that is shown in stages, one after the other. */

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

/** How long all stages take together. */
export function lengthOf(stages: Stage[]): number {
  return stages.reduce((sum, { ms }) => sum + ms, 0);
}
