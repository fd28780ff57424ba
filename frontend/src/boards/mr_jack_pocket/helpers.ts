/** What the drawing of Mr. Jack Pocket reads from a view. */
import type { MrJackPocketNotebook, MrJackPocketView } from '$generated/mr_jack_pocket';
import type { BoardProps, ElementId, SideProps } from '$lib/board';
import type { Who } from '../people/profiles';

export type PocketProps = BoardProps<MrJackPocketView, MrJackPocketNotebook>;
export type PocketSideProps = SideProps<MrJackPocketView, MrJackPocketNotebook>;

export { JACK } from '../people/jack';

/** What an element such as `suspect-gull` or `token-joker` is about. */
export function nameOf(id: ElementId): string {
  return id.slice(id.indexOf('-') + 1);
}

export function whoIs(id: ElementId): Who {
  return nameOf(id) as Who;
}
