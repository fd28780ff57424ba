/** How long the moments of Scotland Yard take. */
import type { Shown } from '$lib/board';

/** Whoever shows themselves or plays a double move knows it already. */
export function lasts({ line, after }: Shown): number | undefined {
  return line.presentation === 'reveal' && line.actor === after.viewer ? 0 : undefined;
}
