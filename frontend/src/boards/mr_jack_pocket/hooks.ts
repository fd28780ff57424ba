/** Mr. Jack Pocket: tiles are turned by their handles, detectives sent by their destinations. */
import type { MrJackPocketNotebook, MrJackPocketView } from '$generated/mr_jack_pocket';
import { riskOf } from '$lib/doubt';
import type { Hooks } from '$lib/hooks';
import { word } from '$lib/words.svelte';
import { JACK, whoIs } from './helpers';
import JackPortrait from './JackPortrait.svelte';
import SeatFace from './SeatFace.svelte';

const TURNS = new Set(['left', 'right', 'half']);

export const hooks: Hooks<MrJackPocketView, MrJackPocketNotebook> = {
  // An alibi card is drawn as soon as its token is taken.
  begins: ({ verb, path }) => verb === 'take' && !path.some((id) => id.startsWith('token-alibi')),
  ownVerbs: (choices) =>
    choices.every(({ verb, preview }) => TURNS.has(verb) || Boolean(preview?.place)),
  identity({ view, notebook, help }) {
    const { identity } = view.jack;
    if (view.viewer !== JACK || !identity) return null;
    const tile = view.tiles.find(({ suspect }) => suspect === identity);
    return {
      title: word('mr-jack-pocket-you-are', {
        who: word(`mr-jack-pocket-last-${whoIs(identity)}`),
      }),
      about: word('mr-jack-pocket-you-are-about'),
      facts: [
        ...(tile
          ? [word(tile.seen ? 'mr-jack-pocket-you-seen' : 'mr-jack-pocket-you-unseen')]
          : []),
        ...riskOf(notebook?.suspects ?? {}, identity, help),
      ],
    };
  },
  Portrait: JackPortrait,
  SeatFace,
};
