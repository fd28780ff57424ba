/** The call for witnesses as a moment: pulses, the cleared turn over, a lamp dies. */
import type { Character, MrJackView } from '$generated/mr_jack';
import type { ElementId, Shown } from '$lib/board';
import type { Stage } from '../kit/stages.svelte';

const CALLS = new Set(['mr-jack-headline-witness', 'mr-jack-headline-no-witness']);
const PULSE = 1400;
/** Half of the time in which a token turns over. */
export const HALF_TURN = 150;
/** How long it can be read who is cleared, from when the first of them turns over. */
const READ = 1000;
const LAMP = 1100;
const REST = 300;

/** A stage of the call: who turns over in it, or which lamp dies. */
export interface CallStage extends Stage {
  name: 'pulse' | 'closing' | 'opening' | 'cleared' | 'lamp' | 'done';
  who?: ElementId;
  lamp?: ElementId;
}

type CallShown = Shown<MrJackView>;

/** Whether what is shown is a call for witnesses. */
export function isCall(shown: Shown | null | undefined): boolean {
  return CALLS.has(shown?.line.headline?.key ?? '');
}

/** The stages in which a call is shown. */
export function callStages({ before, after }: CallShown): CallStage[] {
  const left = new Set(after.characters.filter((one) => one.suspect).map((one) => one.character));
  const cleared = before.characters.filter((one) => one.suspect && !left.has(one.character));
  const burning = new Set(after.lamps.map((lamp) => lamp.place));
  const lamp = before.lamps.find(({ place }) => !burning.has(place))?.place;
  return [
    { name: 'pulse', ms: PULSE },
    ...cleared.flatMap(({ character: who }): CallStage[] => [
      { name: 'closing', who, ms: HALF_TURN },
      { name: 'opening', who, ms: HALF_TURN },
    ]),
    ...(cleared.length > 0
      ? [{ name: 'cleared', ms: Math.max(0, READ - 2 * HALF_TURN * cleared.length) } as const]
      : []),
    ...(lamp ? [{ name: 'lamp', lamp, ms: LAMP } satisfies CallStage] : []),
    { name: 'done', ms: REST },
  ];
}

/** The district at a stage of the call: who has turned over so far, and what still burns. */
export function callView(
  { before, after }: CallShown,
  stages: CallStage[],
  at: number,
): MrJackView {
  const name = stages[at]?.name ?? 'done';
  if (name === 'lamp' || name === 'done') return after;
  const turned = new Set(
    stages.slice(0, at + 1).flatMap((stage) => (stage.name === 'opening' ? stage.who : [])),
  );
  const characters = before.characters.map((one): Character =>
    turned.has(one.character) ? { ...one, suspect: false } : one,
  );
  return { ...before, witness: after.witness, characters };
}
