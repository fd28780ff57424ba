/** What could be done after a plan, as the server foresees it: where men can go, and do there. */
import type { ElementId, Foreseen } from '$generated/wire';
import { aroundOf, type Around, type Intent } from './turn';

export type Ask = (plans: string[][]) => Promise<Foreseen[]>;

export class Foresight {
  /** Where each piece that has no plan yet can go. */
  reach = $state.raw<Map<ElementId, ElementId[]>>(new Map());
  /** What each man could do where he will be. */
  around = $state.raw<Map<ElementId, Around>>(new Map());
  private askedFor = '';

  constructor(private readonly ask: Ask) {}

  /** Ask about plans: one for each piece that moves, then one for each man who acts. */
  async look(
    version: number,
    plans: string[][],
    movers: ElementId[],
    acting: Intent[],
  ): Promise<void> {
    const key = JSON.stringify([version, plans]);
    if (plans.length === 0 || key === this.askedFor) return;
    this.askedFor = key;
    const told = await this.ask(plans).catch(() => null);
    if (!told || this.askedFor !== key) return;
    this.reach = new Map(movers.map((id, place) => [id, goalsOf(told[place])]));
    this.around = new Map(
      acting.map(({ mover }, place) => [
        mover,
        aroundOf(told[movers.length + place], plans[movers.length + place]?.length ?? 0),
      ]),
    );
  }
}

const goalsOf = (told: Foreseen | undefined): ElementId[] =>
  (told?.choices ?? [])
    .filter(({ verb }) => verb === 'go' || verb === 'lead')
    .flatMap(({ path }) => path.slice(-1));
