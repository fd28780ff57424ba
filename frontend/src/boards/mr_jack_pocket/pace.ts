/** How long the moments of Mr. Jack Pocket take. */
import type { MrJackPocketView } from '$generated/mr_jack_pocket';
import type { Shown } from '$lib/board';
import { lengthOf } from '../kit/stages.svelte';
import { callStages, isCall } from './call';

/** How long the card of a call that ends the game stays. */
const END = 2000;

/** A call takes as long as its stages. */
export function lasts(shown: Shown): number | undefined {
  if (!isCall(shown)) return undefined;
  return lengthOf(callStages(shown as Shown<MrJackPocketView>)) + (shown.after.outcome ? END : 0);
}

/** Who is cleared is said once all of them have turned over. */
export function announces(shown: Shown): number {
  if (!isCall(shown)) return 0;
  const stages = callStages(shown as Shown<MrJackPocketView>);
  return lengthOf(stages.filter(({ name }) => name !== 'done'));
}
