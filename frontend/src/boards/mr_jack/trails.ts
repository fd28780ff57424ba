/** The ways that pieces took, from what is shown of what happened. */
import type { MrJackView } from '$generated/mr_jack';
import type { ElementId, Shown } from '$lib/board';

export interface Trail {
  /** The piece: a character, a numbered lamp, or what else was carried from place to place. */
  id: ElementId;
  from: ElementId;
  to: ElementId;
}

/** The last way of each piece that moved; a character who went in two steps has one way. */
export function trailsOf(shown: Shown<MrJackView>[]): Trail[] {
  const found = new Map<ElementId, Trail>();
  for (const { before, after, line } of shown) {
    for (const trail of [...walked(before, after), ...carried(line.elements ?? [])]) {
      found.set(trail.id, trail);
    }
  }
  return [...found.values()];
}

function walked(before: MrJackView, after: MrJackView): Trail[] {
  const stood = new Map(before.characters.map(({ character, hex }) => [character, hex]));
  return after.characters.flatMap(({ character: id, hex: to }): Trail[] => {
    const from = stood.get(id);
    return from && from !== to ? [{ id, from, to }] : [];
  });
}

/** A lamp, a lid or a barricade: its line is about the two places. */
function carried([from, to]: ElementId[]): Trail[] {
  const kind = from?.split('-')[0];
  return from && to && kind === to.split('-')[0] ? [{ id: `${kind} ${to}`, from, to }] : [];
}
