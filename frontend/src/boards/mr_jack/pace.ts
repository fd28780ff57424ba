/** How long the moments of Mr. Jack take. */
import type { MrJackView } from '$generated/mr_jack';
import type { Shown } from '$lib/board';
import { lengthOf } from '../kit/stages.svelte';
import { callStages, isCall } from './call';

/** How long the card of a call that ends the game stays. */
const END = 2000;

/** A call takes as long as its stages. */
export function lasts(shown: Shown): number | undefined {
  if (!isCall(shown)) return undefined;
  return lengthOf(callStages(shown as Shown<MrJackView>)) + (shown.after.outcome ? END : 0);
}

/** Who is cleared is said once all of them have turned over. */
export function announces(shown: Shown): number {
  if (!isCall(shown)) return 0;
  const stages = callStages(shown as Shown<MrJackView>);
  return lengthOf(stages.filter(({ who, name }) => name === 'pulse' || who !== undefined));
}
