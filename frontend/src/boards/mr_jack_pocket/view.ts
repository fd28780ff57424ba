/** What the server shows of Mr. Jack Pocket. */
import type { BoardProps, ElementId, Notebook, SideProps, View } from '$lib/board';
import type { Who } from '../people/profiles';

export type Phase =
  | 'laying'
  | 'facing'
  | 'dealing'
  | 'tossing'
  | 'choosing'
  | 'aiming'
  | 'drawing'
  | 'calling'
  | 'showing'
  | 'ended';

export type Side = 'north' | 'east' | 'south' | 'west';

export interface Tile {
  tile: ElementId;
  suspect: ElementId;
  cleared: boolean;
  wall: Side | null;
  rotated: boolean;
  seen: boolean;
}

export interface Detective {
  detective: ElementId;
  space: ElementId;
  sees: ElementId[];
}

export interface Token {
  face: ElementId;
  back: ElementId;
  used_by: number | null;
}

export interface PocketView extends View {
  phase: Phase;
  turn_number: number;
  order: number[];
  played: number;
  in_hand: ElementId | null;
  laying: ElementId | null;
  tiles: Tile[];
  detectives: Detective[];
  tokens: Token[];
  jack: {
    identity: ElementId | null;
    cards: (ElementId | null)[];
    times: ElementId[];
    hourglasses: number | null;
    enough: number;
  };
  investigator: { cards: ElementId[]; times: ElementId[] };
  pile: number;
  chase: boolean;
}

export interface PocketNotebook extends Notebook {
  suspects: Record<ElementId, number>;
  hourglasses: Record<string, number>;
  pile: Record<ElementId, number>;
}

export type PocketProps = BoardProps<PocketView, PocketNotebook>;
export type PocketSideProps = SideProps<PocketView, PocketNotebook>;

export const JACK = 0;

/** What an element such as `suspect-gull` or `token-joker` is about. */
export function nameOf(id: ElementId): string {
  return id.slice(id.indexOf('-') + 1);
}

export function whoIs(id: ElementId): Who {
  return nameOf(id) as Who;
}
