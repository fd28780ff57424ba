/** Mr. Jack: what the notebook says of an accusation. */
import type { MrJackNotebook, MrJackView } from '$generated/mr_jack';
import { doubtOf } from '$lib/doubt';
import type { Hooks } from '$lib/hooks';
import { whoIs } from './helpers';
import { word } from '$lib/words.svelte';

export const hooks: Hooks<MrJackView, MrJackNotebook> = {
  alsoAt: (id) => (id.startsWith('card-') ? [`character-${whoIs(id)}`] : []),
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
};
