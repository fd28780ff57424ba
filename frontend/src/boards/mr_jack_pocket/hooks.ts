/** Mr. Jack Pocket: tiles are turned by their handles, detectives sent by their destinations. */
import type { MrJackPocketNotebook, MrJackPocketView } from '$generated/mr_jack_pocket';
import type { Hooks } from '$lib/hooks';

const TURNS = new Set(['left', 'right', 'half']);

export const hooks: Hooks<MrJackPocketView, MrJackPocketNotebook> = {
  ownVerbs: (choices) =>
    choices.every(({ verb, preview }) => TURNS.has(verb) || Boolean(preview?.place)),
};
