/** Whether the board has the screen to itself, with a drawer below it instead of a panel beside. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery(
  '(max-width: 760px), (max-width: 1100px) and (orientation: portrait)',
);
