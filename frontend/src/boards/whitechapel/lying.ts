/** What lies on circles and crossings, in words: names for those who hear the map. */
import { word } from '$lib/words.svelte';
import type { WhitechapelView } from '$generated/whitechapel';
import type { ElementId } from '$lib/board';

/** Name what lies on each place; `names` are those of the board's elements. */
export function lyingOn(
  view: WhitechapelView,
  names: Map<ElementId, string>,
): Map<ElementId, string[]> {
  const found = new Map<ElementId, string[]>();
  const put = (id: ElementId | null, what: string) => {
    if (id) found.set(id, [...(found.get(id) ?? []), what]);
  };
  const stood = new Set(view.policemen.map(({ crossing }) => crossing));
  for (const { circle } of view.women) put(circle, word('whitechapel-key-woman'));
  for (const { circle, face } of view.tokens)
    put(circle, word(`whitechapel-told-token-${face ?? 'down'}`));
  for (const { crossing, face, policeman } of view.patrols)
    if (!stood.has(crossing))
      put(
        crossing,
        names.get(policeman ?? '') ?? word(`whitechapel-told-patrol-${face ?? 'down'}`),
      );
  for (const circle of new Set(view.scenes)) put(circle, word('whitechapel-key-scene'));
  for (const circle of new Set(view.clues.map((one) => one.circle)))
    put(circle, word('whitechapel-key-clue'));
  for (const { crossing, policeman } of view.policemen) put(crossing, names.get(policeman) ?? '');
  return found;
}
