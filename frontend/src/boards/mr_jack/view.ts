/** What the server shows of Mr. Jack. */
import type { BoardProps, ElementId, Notebook, SideProps, View } from '$lib/board';
import type { Who } from '../people/profiles';

export type Phase =
  | 'identity'
  | 'dealing'
  | 'choosing'
  | 'playing'
  | 'whistling'
  | 'turning'
  | 'drawing'
  | 'calling'
  | 'ended';

export interface Character {
  character: ElementId;
  hex: ElementId;
  suspect: boolean;
  visible: boolean;
}

export interface Lamp {
  place: ElementId;
  number: number | null;
}

export interface Hand {
  drawn: number;
  alibis: ElementId[] | null;
}

export interface MrJackView extends View {
  board: 'first' | 'revised';
  phase: Phase;
  turn_number: number;
  turns: number;
  lamp_turns: number;
  witness: boolean;
  order: number[];
  done: ElementId[];
  cards: ElementId[];
  next_cards: ElementId[];
  card: ElementId | null;
  to_move: boolean;
  to_use: boolean;
  whistle_points: number;
  whistled: ElementId[];
  characters: Character[];
  lantern: ElementId;
  lamps: Lamp[];
  goes_out: ElementId | null;
  lit: ElementId[];
  covers: ElementId[];
  barricades: ElementId[];
  jack: ElementId | null;
  hands: [jack: Hand, investigator: Hand];
  accused: ElementId | null;
  left_by: ElementId | null;
}

export interface MrJackNotebook extends Notebook {
  suspects: Record<ElementId, number>;
  visible: ElementId[];
  invisible: ElementId[];
}

export type MrJackProps = BoardProps<MrJackView, MrJackNotebook>;
export type MrJackSideProps = SideProps<MrJackView, MrJackNotebook>;

export const JACK = 0;

/** The person that an element such as `character-gull` or `card-gull` is about. */
export function whoIs(id: ElementId): Who {
  return id.slice(id.indexOf('-') + 1) as Who;
}
