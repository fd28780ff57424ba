/** How long Whitechapel's moments take: what is turned up comes one after the other, and a question is shown with its answer. */
import type { Shown, View } from '$lib/board';
import type { WhitechapelView } from '$generated/whitechapel';

const EACH = 250;

const phaseBefore = ({ before }: Shown) => (before as View & WhitechapelView).phase;

/** A night is over: its card waits for its button. */
export const isNightsEnd = ({ before, after }: Shown): boolean =>
  (after as View & WhitechapelView).night > (before as View & WhitechapelView).night;

export const stays = (shown: Shown): boolean => isNightsEnd(shown);

export function lasts(shown: Shown): number | undefined {
  if ((shown.after as View & WhitechapelView).phase === 'answer') return 0;
  return ['unveiling', 'women-up'].includes(phaseBefore(shown)) ? EACH : undefined;
}
