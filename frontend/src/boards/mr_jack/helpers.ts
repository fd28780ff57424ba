/** What the drawing of Mr. Jack reads from a view. */
import type { MrJackNotebook, MrJackView } from '$generated/mr_jack';
import type { BoardProps, ElementId, SideProps } from '$lib/board';
import type { Who } from '../people/profiles';

export type MrJackProps = BoardProps<MrJackView, MrJackNotebook>;
export type MrJackSideProps = SideProps<MrJackView, MrJackNotebook>;

export { JACK } from '../people/jack';

/** The person that an element such as `character-gull` or `card-gull` is about. */
export function whoIs(id: ElementId): Who {
  return id.slice(id.indexOf('-') + 1) as Who;
}
