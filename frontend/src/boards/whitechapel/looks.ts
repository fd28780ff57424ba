/** The policemen's colours; each also has the first letter of his name. */
import { pieceName } from '../kit/names';
const POLICE: Record<string, string> = {
  blue: 'var(--pawn-blue)',
  brown: 'var(--pawn-brown)',
  green: 'var(--pawn-green)',
  red: 'var(--pawn-red)',
  yellow: 'var(--pawn-yellow)',
};

export const colourOf = (policeman: string) => POLICE[pieceName(policeman)] ?? 'var(--pawn-white)';

export const CIRCLE = 11;
export const CROSSING = 4.6;
