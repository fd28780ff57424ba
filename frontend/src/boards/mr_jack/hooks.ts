/** Mr. Jack: what the notebook says of an accusation. */
import type { MrJackNotebook, MrJackView } from '$generated/mr_jack';
import { doubtOf, riskOf } from '$lib/doubt';
import type { Hooks } from '$lib/hooks';
import { JACK, whoIs } from './helpers';
import JackPortrait from './JackPortrait.svelte';
import SeatFace from './SeatFace.svelte';
import { word } from '$lib/words.svelte';

export const hooks: Hooks<MrJackView, MrJackNotebook> = {
  alsoAt: (id) => (id.startsWith('card-') ? [`character-${whoIs(id)}`] : []),
  begins: ({ verb }) => verb === 'choose',
  sign: ({ verb }) => (verb === 'accuse' ? 'cuffs' : null),
  doubt({ path, verb }, { notebook, help }) {
    const suspect = path.findLast((id) => id.startsWith('character-'));
    if (verb !== 'accuse' || !notebook || !suspect) return '';
    const { weight, count, percent } = doubtOf(notebook.suspects, suspect);
    if (weight === 0) return word('mr-jack-doubt-cleared');
    return help === 'weights'
      ? word('mr-jack-doubt-weight', { count, percent })
      : word('mr-jack-doubt-possible', { count });
  },
  identity({ view, notebook, help }) {
    if (view.viewer !== JACK || !view.jack) return null;
    const me = view.characters.find(({ character }) => character === view.jack);
    const risk = riskOf(notebook?.suspects ?? {}, view.jack, help);
    return {
      title: word('mr-jack-you-are', { who: word(`mr-jack-short-${whoIs(view.jack)}`) }),
      about: word('mr-jack-you-are-about', { turns: view.turns }),
      facts: [
        ...(me ? [word(me.visible ? 'mr-jack-you-seen' : 'mr-jack-you-unseen')] : []),
        ...risk,
      ],
    };
  },
  Portrait: JackPortrait,
  SeatFace,
};
