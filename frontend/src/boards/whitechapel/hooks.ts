/** Letters from Whitechapel: signs of the verbs, and what the notebook says of an arrest. */
import type { WhitechapelNotebook, WhitechapelView } from '$generated/whitechapel';
import { doubtOf } from '$lib/doubt';
import type { Hooks } from '$lib/hooks';
import type { IconName } from '$lib/icons';
import { word } from '$lib/words.svelte';
import { nameOf } from './helpers';

const SIGNS: Record<string, IconName> = {
  clue: 'lens',
  arrest: 'cuffs',
  hideout: 'door',
  kill: 'flag',
  alley: 'ticket',
  coach: 'ticket',
};

export const hooks: Hooks<WhitechapelView, WhitechapelNotebook> = {
  sign: ({ verb }) => SIGNS[verb] ?? null,
  doubt({ path, verb }, { notebook, help }) {
    const circle = path.at(-1);
    if (verb !== 'arrest' || !notebook || !circle) return '';
    const { weight, count, percent } = doubtOf(notebook.circles, circle);
    const name = nameOf(circle);
    if (weight === 0) return word('whitechapel-doubt-not', { circle: name });
    return help === 'weights'
      ? word('whitechapel-doubt-weight', { count, percent })
      : word('whitechapel-doubt-possible', { count });
  },
  note(choice, { coaches, alleys }) {
    if (choice.verb === 'alley') return word('whitechapel-left', { count: alleys });
    return choice.verb === 'coach' ? word('whitechapel-left', { count: coaches }) : '';
  },
};
