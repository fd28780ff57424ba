/** The call for witnesses as a moment: pulses, then the cleared turn over one after the other. */
import type { ElementId, Shown } from '$lib/board';
import type { MrJackPocketView, Tile } from '$generated/mr_jack_pocket';
import type { Stage } from '../kit/stages.svelte';

const CALLS = new Set(['mr-jack-pocket-headline-visible', 'mr-jack-pocket-headline-hidden']);
const PULSE = 1400;
/** Half of the time in which a tile turns over. */
export const HALF_TURN = 150;
const REST = 700;

/** A stage of the call, and who turns over in it. */
export interface CallStage extends Stage {
  name: 'pulse' | 'closing' | 'opening' | 'done';
  who?: ElementId;
}

type CallShown = Shown<MrJackPocketView>;

/** Whether what is shown is a call for witnesses. */
export function isCall(shown: Shown | null | undefined): boolean {
  // Mr. Jack himself reads it in the second person.
  return CALLS.has(shown?.line.headline?.key.replace(/-you$/, '') ?? '');
}

/** The stages in which a call is shown. */
export function callStages({ before, after }: CallShown): CallStage[] {
  const left = new Set(after.tiles.filter((tile) => !tile.cleared).map((tile) => tile.suspect));
  const cleared = before.tiles.filter((tile) => !tile.cleared && !left.has(tile.suspect));
  return [
    { name: 'pulse', ms: PULSE },
    ...cleared.flatMap(({ suspect: who }): CallStage[] => [
      { name: 'closing', who, ms: HALF_TURN },
      { name: 'opening', who, ms: HALF_TURN },
    ]),
    { name: 'done', ms: REST },
  ];
}

/** The district at a stage of the call: who has turned over so far. */
export function callView(
  { before, after }: CallShown,
  stages: CallStage[],
  at: number,
): MrJackPocketView {
  if ((stages[at]?.name ?? 'done') === 'done') return after;
  const turned = new Set(
    stages.slice(0, at + 1).flatMap((stage) => (stage.name === 'opening' ? stage.who : [])),
  );
  const tiles = before.tiles.map((tile): Tile =>
    turned.has(tile.suspect) ? { ...tile, cleared: true } : tile,
  );
  return { ...before, tiles };
}
