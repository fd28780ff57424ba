/** What a click on an element is for: to go there, to use a power there, or to accuse. */
import type { Choice, ElementId } from '$generated/wire';

export type PickKind = 'move' | 'power' | 'accuse';

/** The kinds of the elements that may be clicked next, each with the verbs that belong to it. */
export type PickKinds = Map<ElementId, Map<PickKind, string>>;

/** Sort what may be clicked after so many clicks; `powers` are the verbs of a game's powers. */
export function kindsOf(offers: Choice[], clicks: number, powers: ReadonlySet<string>): PickKinds {
  const found: PickKinds = new Map();
  for (const offer of offers) {
    const id = offer.path[clicks];
    if (id === undefined) continue;
    const kinds = found.get(id) ?? new Map<PickKind, string>();
    kinds.set(kindOf(offer, powers), offer.verb);
    found.set(id, kinds);
  }
  return found;
}

function kindOf({ consequence, verb }: Choice, powers: ReadonlySet<string>): PickKind {
  if (consequence === 'ends-game') return 'accuse';
  return powers.has(verb) ? 'power' : 'move';
}
