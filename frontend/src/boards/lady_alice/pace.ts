/** How long the moments of Lady Alice take: Holmes's folders open one after the other. */
import type { Shown } from '$lib/board';
import type { LadyAliceView } from '$generated/lady_alice';

/** Milliseconds for each folder. */
export const FACE = 350;
/** How long a verdict stays once all are open. */
const READ = 1300;

/** How long it takes until all folders of a verdict are open; nothing where none is given. */
function opening({ line, after }: Shown): number | undefined {
  const view = after as LadyAliceView;
  return line.headline && view.verdict ? view.players.length * FACE : undefined;
}

export function lasts(shown: Shown): number | undefined {
  const open = opening(shown);
  if (open === undefined) return undefined;
  return open + READ + (shown.line.presentation === 'climax' ? 900 : 0);
}

export function announces(shown: Shown): number {
  return opening(shown) ?? 0;
}
