/** How many times as long as at normal speed a moment takes. */
import { SPEEDS } from '$lib/pacing';
import { settings } from '$lib/settings.svelte';

/** A moment that is looked back at takes its time even where nothing is shown by itself. */
export function tempo(): number {
  return SPEEDS[settings.now.speed].factor || 1;
}
