/** How lines, tickets and pawns look: colour, pattern and weight together. */
import type { Ticket } from '$generated/scotland_yard';
import type { LineKind } from './helpers';

export interface Line {
  colour: string;
  width: number;
  dash?: string;
  opacity: number;
}

export const LINES: Record<LineKind, Line> = {
  taxi: { colour: '#cfa14a', width: 1.35, opacity: 0.84 },
  bus: { colour: '#3aa996', width: 2.5, opacity: 0.9 },
  underground: { colour: '#d04b64', width: 4.4, dash: '9 4.5', opacity: 0.96 },
  ferry: { colour: '#a9cfee', width: 2.4, dash: '1 5', opacity: 0.95 },
};

/** From the one beneath to the one on top. */
export const LAYERS: LineKind[] = ['underground', 'bus', 'taxi', 'ferry'];

export const TICKETS: Record<Ticket, { paper: string; ink: string }> = {
  taxi: { paper: '#d5a347', ink: '#1d1a16' },
  bus: { paper: '#1a6f61', ink: '#fbf3e0' },
  underground: { paper: '#9c2c44', ink: '#fbf3e0' },
  black: { paper: '#15171d', ink: '#e9dcc0' },
};

const DETECTIVES = ['#b8402f', '#2f62a8', '#387a49', '#76509c', '#d9d0bd'];
export const MISTER_X_COLOUR = '#15171d';

export function colourOf(pawn: string): string {
  return DETECTIVES[Number(pawn.slice(pawn.indexOf('-') + 1)) - 1] ?? MISTER_X_COLOUR;
}

export const signOf = (pawn: string) => pawn.slice(pawn.indexOf('-') + 1).toUpperCase();
