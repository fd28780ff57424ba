/** Letters from Whitechapel: signs of the verbs, and what the notebook says of an arrest. */
import type { WhitechapelNotebook, WhitechapelView } from '$generated/whitechapel';
import type { ElementId, Help } from '$lib/board';
import { doubtOf } from '$lib/doubt';
import type { Hooks } from '$lib/hooks';
import type { IconName } from '$lib/icons';
import { word } from '$lib/words.svelte';
import { JACK, jackAt, nameOf } from './helpers';
import HideoutPortrait from './HideoutPortrait.svelte';

const SIGNS: Record<string, IconName> = {
  clue: 'lens',
  arrest: 'cuffs',
  hideout: 'door',
  kill: 'knife',
  walk: 'foot',
  alley: 'alley',
  coach: 'coach',
};

/** What the notebook says of an arrest on a circle; empty where the table's help is off. */
export function doubtOfArrest(
  circle: ElementId,
  notebook: WhitechapelNotebook | null,
  help: Help,
): string {
  if (!notebook || help === 'off') return '';
  const { weight, count, percent } = doubtOf(notebook.circles, circle);
  if (weight === 0) return word('whitechapel-doubt-not', { circle: nameOf(circle) });
  return help === 'weights'
    ? word('whitechapel-doubt-weight', { count, percent })
    : word('whitechapel-doubt-possible', { count });
}

export const hooks: Hooks<WhitechapelView, WhitechapelNotebook> = {
  identity({ view, notebook, help }) {
    // A hideout that is picked may still be changed until it is confirmed.
    if (view.viewer !== JACK || !view.hideout || view.phase === 'hiding') return null;
    const thought = Object.keys(notebook?.circles ?? {}).length;
    const homes = Object.keys(notebook?.hideouts ?? {}).length;
    return {
      title: word('whitechapel-you-are'),
      about: word('whitechapel-you-are-about', { circle: nameOf(view.hideout) }),
      facts: [
        word('whitechapel-you-live', { circle: nameOf(view.hideout) }),
        ...(help !== 'off' && thought > 0
          ? [word('whitechapel-you-circles', { count: thought })]
          : []),
        ...(help !== 'off' && homes > 0 ? [word('whitechapel-you-homes', { count: homes })] : []),
      ],
    };
  },
  Portrait: HideoutPortrait,
  endsAt: jackAt,
  sign: ({ verb }) => SIGNS[verb] ?? null,
  doubt({ path, verb }, { notebook, help }) {
    const circle = path.at(-1);
    return verb === 'arrest' && circle ? doubtOfArrest(circle, notebook, help) : '';
  },
  note(choice, { coaches, alleys }) {
    if (choice.verb === 'alley') return word('whitechapel-rides-left', { count: alleys });
    return choice.verb === 'coach' ? word('whitechapel-rides-left', { count: coaches }) : '';
  },
};
