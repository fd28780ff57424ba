/** Scotland Yard as a viewer sees it, as the server writes it. */
import type { BoardProps, ElementId, Notebook, SideProps, View } from '$lib/board';

export type Transport = 'taxi' | 'bus' | 'underground';
export type Ticket = Transport | 'black';
export type LineKind = Transport | 'ferry';

export interface Window {
  ticket: Ticket;
  station: ElementId | null;
  shown: boolean;
}

export interface Detective {
  pawn: ElementId;
  seat: number;
  station: ElementId | null;
  taxi: number;
  bus: number;
  underground: number;
}

export interface MisterX {
  start: ElementId | null;
  station: ElementId | null;
  shown: boolean;
  black: number;
  double: number;
  taxi: number | null;
  bus: number | null;
  underground: number | null;
}

export interface ScotlandYardView extends View {
  phase: string;
  round: number;
  pawn: ElementId;
  mister_x: MisterX;
  detectives: Detective[];
  travel_log: Window[];
}

export interface ScotlandYardNotebook extends Notebook {
  stations: Record<ElementId, number>;
}

export type ScotlandYardProps = BoardProps<ScotlandYardView, ScotlandYardNotebook>;
export type ScotlandYardSideProps = SideProps<ScotlandYardView, ScotlandYardNotebook>;

export const TRANSPORTS: Transport[] = ['taxi', 'bus', 'underground'];
export const MISTER_X = 'pawn-x';
/** The windows of the travel log, and those in which he shows himself. */
export const WINDOWS = 24;
export const SIGHTINGS = [3, 8, 13, 18];

export const nameOf = (id: ElementId) => id.slice(id.indexOf('-') + 1);

/** Where the pawn on turn stands, if that is known. */
export function standing(view: ScotlandYardView): ElementId | null {
  if (view.pawn === MISTER_X) return view.mister_x.station;
  return view.detectives.find((one) => one.pawn === view.pawn)?.station ?? null;
}
