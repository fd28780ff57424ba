/** The statement on the spiral notebook: the current one, or else the last. */
import { word } from '$lib/words.svelte';
import type { LadyAliceView, Combination } from '$generated/lady_alice';
import { childName, mineOf } from './helpers';

export interface Statement {
  heading: string;
  clues: Combination;
  /** Which flap is to be filled now. */
  next: number | null;
  /** Whether it is an accusation: it decides. */
  accuses: boolean;
}

/** The statement to be shown; `begins` where the viewer is about to accuse. */
export function statementOf(view: LadyAliceView, begins = false): Statement {
  const me = mineOf(view);
  if (begins && me && view.phase !== 'accusing') {
    return { heading: said('accuses', view, me), clues: [], next: 0, accuses: true };
  }
  const isAccusing = view.phase === 'accusing' || view.phase === 'judging';
  const isStating = isAccusing || view.phase === 'suspicion' || view.phase === 'verdict';
  const who = isAccusing ? view.player : isStating ? view.asker : (view.verdict?.child ?? null);
  if (isStating && who) {
    const isOpen = view.phase === 'suspicion' || view.phase === 'accusing';
    return {
      heading: said(isAccusing ? 'accuses' : 'suspects', view, who),
      clues: view.stating,
      next: isOpen ? view.stating.length : null,
      accuses: isAccusing,
    };
  }
  if (view.verdict) {
    const verb = view.verdict.kind === 'accusation' ? 'accused' : 'suspected';
    return {
      heading: said(verb, view, view.verdict.child),
      clues: view.verdict.clues,
      next: null,
      accuses: verb === 'accused',
    };
  }
  return {
    heading: word('lady-alice-flap-suspects-start'),
    clues: [],
    next: null,
    accuses: false,
  };
}

function said(verb: string, view: LadyAliceView, who: NonNullable<LadyAliceView['asker']>): string {
  const isMe = who === mineOf(view);
  return word(`lady-alice-flap-${verb}${isMe ? '-you' : ''}`, { who: childName(who) });
}
