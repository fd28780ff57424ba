/** In this game Holmes, Watson and Goodley wear colours of their own. */
import { COLOURS as usual } from '../people/colours';

export const COLOURS = { ...usual, holmes: '#b64235', watson: '#9a6a3e', goodley: '#626a7a' };
