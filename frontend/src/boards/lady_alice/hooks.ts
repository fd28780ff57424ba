/** Lady Alice: what the deduction sheet says of an accusation. */
import type { LadyAliceNotebook, LadyAliceView } from '$generated/lady_alice';
import { doubtOf } from '$lib/doubt';
import type { Hooks } from '$lib/hooks';
import { word } from '$lib/words.svelte';
import EvidencePortrait from './EvidencePortrait.svelte';
import { mineOf, nameOf } from './helpers';
import Notes from './Notes.svelte';
import SeatFace from './SeatFace.svelte';

export const hooks: Hooks<LadyAliceView, LadyAliceNotebook> = {
  begins: ({ verb }) => verb === 'mark',
  modes: [
    {
      name: 'accuse',
      icon: 'scales',
      open: 'lady-alice-accuse',
      leave: 'lady-alice-accuse-not',
      about: 'lady-alice-accuse-about',
      has: ({ verb }) => verb.startsWith('accuse') || verb === 'blank',
    },
  ],
  identity({ view }) {
    const mine = mineOf(view);
    const evidence = view.players.find(({ child }) => child === mine)?.evidence;
    if (!mine || !evidence) return null;
    return {
      title: word('lady-alice-you-hold', {
        clue: word(`lady-alice-clue-${nameOf(evidence)}`, { form: 'name' }),
      }),
      about: word('lady-alice-you-hold-about'),
      facts: [],
      once: true,
    };
  },
  Portrait: EvidencePortrait,
  SeatFace,
  Notes,
  noted: ['verdicts'],
  keepsNotes: (view) => view.notebook,
  sign: ({ consequence }) => (consequence ? 'scales' : null),
  confirms: () => word('lady-alice-accuse-now'),
  doubt({ path, consequence }, { view, notebook, help }) {
    const solution = notebook?.solution ?? {};
    if (!consequence || Object.keys(solution).length === 0) return '';
    const clues = [...view.stating, ...path].filter((clue) => clue !== null);
    const doubts = clues.map((clue) => doubtOf(solution, clue));
    if (doubts.some(({ weight }) => weight === 0)) return word('lady-alice-doubt-not');
    const least = Math.min(...doubts.map(({ weight }) => weight));
    if (help === 'weights' && least >= 1) return word('lady-alice-doubt-sure');
    return help === 'weights'
      ? word('lady-alice-doubt-weight', { percent: Math.round(100 * least) })
      : word('lady-alice-doubt-possible');
  },
};
