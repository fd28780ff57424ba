/** How lines, tickets and pawns look: colour, pattern and weight together. */
import type { Ticket } from '$generated/scotland_yard';
import { pieceName } from '../kit/names';
import type { LineKind } from './helpers';

export interface Line {
  colour: string;
  width: number;
  dash?: string;
  opacity: number;
}

export const LINES: Record<LineKind, Line> = {
  taxi: { colour: 'var(--line-taxi)', width: 1.35, opacity: 0.84 },
  bus: { colour: 'var(--line-bus)', width: 2.5, opacity: 0.9 },
  underground: { colour: 'var(--line-underground)', width: 4.4, dash: '9 4.5', opacity: 0.96 },
  ferry: { colour: 'var(--line-ferry)', width: 2.4, dash: '1 5', opacity: 0.95 },
};

/** From the one beneath to the one on top. */
export const LAYERS: LineKind[] = ['underground', 'bus', 'taxi', 'ferry'];

export const TICKETS: Record<Ticket, { paper: string; ink: string }> = {
  taxi: { paper: 'var(--ticket-taxi)', ink: 'var(--ink)' },
  bus: { paper: 'var(--ticket-bus)', ink: 'var(--ticket-pale-ink)' },
  underground: { paper: 'var(--ticket-underground)', ink: 'var(--ticket-pale-ink)' },
  black: { paper: 'var(--pawn-black)', ink: 'var(--ticket-black-ink)' },
};

const DETECTIVES = [
  'var(--pawn-red)',
  'var(--pawn-blue)',
  'var(--pawn-green)',
  'var(--pawn-purple)',
  'var(--pawn-white)',
];
export const MISTER_X_COLOUR = 'var(--pawn-black)';

export function colourOf(pawn: string): string {
  return DETECTIVES[Number(pieceName(pawn)) - 1] ?? MISTER_X_COLOUR;
}

export const signOf = (pawn: string) => pieceName(pawn).toUpperCase();
