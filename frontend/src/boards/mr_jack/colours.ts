/** In this game Holmes, Watson and Goodley wear colours of their own. */
import { COLOURS as usual } from '../people/colours';

export const COLOURS = {
  ...usual,
  holmes: 'var(--mr-jack-holmes)',
  watson: 'var(--mr-jack-watson)',
  goodley: 'var(--mr-jack-goodley)',
};
