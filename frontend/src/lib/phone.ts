/** Whether the board has the screen to itself, with a drawer below it instead of a panel beside. */
import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from './breakpoints';

export const phone = new MediaQuery(BREAKPOINTS.stacked);

/** Whether a recorded game's panel lies below its board instead of beside it. */
export const narrow = new MediaQuery(BREAKPOINTS.narrow);

/** Whether the screen is so low that what is asked comes first in the panel. */
export const flat = new MediaQuery(BREAKPOINTS.flat);

/** Whether the screen is too low for lists beside or below the board. */
export const low = new MediaQuery(BREAKPOINTS.low);

/** Whether the screen is so high that the panel has room for more than it must show. */
export const high = new MediaQuery(BREAKPOINTS.high);
