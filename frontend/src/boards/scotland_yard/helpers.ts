/** What the drawing of Scotland Yard reads from a view. */
import type { ScotlandYardNotebook, ScotlandYardView, Ticket } from '$generated/scotland_yard';
import type { LogLine } from '$generated/wire';
import type { BoardProps, ElementId, SideProps } from '$lib/board';

export type Transport = 'taxi' | 'bus' | 'underground';
export type LineKind = Transport | 'ferry';

export type ScotlandYardProps = BoardProps<ScotlandYardView, ScotlandYardNotebook>;
export type ScotlandYardSideProps = SideProps<ScotlandYardView, ScotlandYardNotebook>;

export const TRANSPORTS: Transport[] = ['taxi', 'bus', 'underground'];
export const MISTER_X = 'pawn-x';
/** His seat. */
export const X_SEAT = 0;

export const nameOf = (id: ElementId) => id.slice(id.indexOf('-') + 1);

/** Where the pawn on turn stands, if that is known. */
export function standing(view: ScotlandYardView): ElementId | null {
  if (view.pawn === MISTER_X) return view.mister_x.station;
  return view.detectives.find((one) => one.pawn === view.pawn)?.station ?? null;
}

export interface Ride {
  from: ElementId;
  to: ElementId;
  ticket: Ticket;
  move: number;
  shown: boolean;
}

/** A detective's ride from one station to the next. */
export interface Moved {
  pawn: ElementId;
  from: ElementId;
  to: ElementId;
  ticket: Transport;
}

/** The rides of detectives between two views. */
export function movesBetween(before: ScotlandYardView, after: ScotlandYardView): Moved[] {
  return after.detectives.flatMap((now) => {
    const then = before.detectives.find(({ pawn }) => pawn === now.pawn);
    const ticket = then && TRANSPORTS.find((kind) => now[kind] < then[kind]);
    if (!then?.station || !now.station || then.station === now.station || !ticket) return [];
    return [{ pawn: now.pawn, from: then.station, to: now.station, ticket }];
  });
}

/** The detective of whom a line says that they can't move. */
export function staysIn({ text }: LogLine): ElementId | null {
  return text.key.endsWith('-log-stay') ? `pawn-${String(text.args?.number)}` : null;
}

/** The rides of Mister X of which both ends are known: all of them once his log is open. */
export function trailOf(view: ScotlandYardView): Ride[] {
  let from = view.mister_x.start;
  return view.travel_log.flatMap(({ ticket, station, shown }, place) => {
    const ride = from && station ? [{ from, to: station, ticket, move: place + 1, shown }] : [];
    from = station;
    return ride;
  });
}

/** Whether this is an open replay: otherwise a spectator does not see his station. */
export function isOpen(view: ScotlandYardView): boolean {
  return view.outcome !== null || (view.viewer === 'spectator' && view.mister_x.start !== null);
}
