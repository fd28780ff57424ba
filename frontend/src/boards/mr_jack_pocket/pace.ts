/** How long the moments of Mr. Jack Pocket take. */
import type { MrJackPocketView } from '$generated/mr_jack_pocket';
import type { Shown } from '$lib/board';
import { lengthOf } from '../kit/stages.svelte';
import { callStages, isCall } from './call';

/** A call takes as long as its stages. */
export function lasts(shown: Shown): number | undefined {
  return isCall(shown) ? lengthOf(callStages(shown as Shown<MrJackPocketView>)) : undefined;
}
