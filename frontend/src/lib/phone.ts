/** Whether the board has the screen to itself, with a drawer below it instead of a panel beside. */
import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from './breakpoints';

export const phone = new MediaQuery(BREAKPOINTS.stacked);
