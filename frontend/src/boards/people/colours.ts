/** The colours of the people's tokens, and colours made of two others. */
import type { Who } from './profiles';

export const COLOURS: Record<Who, string> = {
  lestrade: 'var(--person-lestrade)',
  goodley: 'var(--person-goodley)',
  bert: 'var(--person-bert)',
  pizer: 'var(--person-pizer)',
  smith: 'var(--person-smith)',
  lane: 'var(--person-lane)',
  stealthy: 'var(--person-stealthy)',
  gull: 'var(--person-gull)',
  madame: 'var(--person-madame)',
  holmes: 'var(--person-detective)',
  watson: 'var(--person-detective)',
  toby: 'var(--person-detective)',
};

/** Two letters that tell the people apart without their colours. */
export const INITIALS: Record<Who, string> = {
  lestrade: 'Le',
  goodley: 'Go',
  bert: 'Be',
  pizer: 'Pi',
  smith: 'Sm',
  lane: 'La',
  stealthy: 'St',
  gull: 'Gu',
  madame: 'Ma',
  holmes: 'Ho',
  watson: 'Wa',
  toby: 'To',
};

/** A colour on the way from one to another, as CSS. */
export function mix(from: string, to: string, share: number): string {
  const percent = Math.round(share * 10_000) / 100;
  return `color-mix(in srgb, ${to} ${percent}%, ${from})`;
}

/** The pieces on which ink is read better than paper, and those where that is so in the dark too. */
const LIGHT = ['bert', 'lane', 'stealthy', 'madame'].map((who) => `var(--person-${who})`);
const LIGHTEST = [
  ...['pizer', 'smith', 'detective'].map((who) => `var(--person-${who})`),
  ...['pawn-white', 'pawn-yellow', 'child-yellow', 'child-white'].map((name) => `var(--${name})`),
];

/** Ink or paper: what is read better on a piece of this colour, in the light or out of it. */
export function inkOn(piece: string, inLight = true): string {
  const isLight = LIGHTEST.includes(piece) || (inLight && LIGHT.includes(piece));
  return isLight ? 'var(--ink)' : 'var(--paper-1)';
}

export interface Looks {
  face: string;
  accent: string;
  fine: string;
  fineOpacity: number;
  bright: string;
  rim: string | null;
}

/** How a token looks in the light and out of it. */
export function looksOf(colour: string, inLight: boolean): Looks {
  if (inLight) {
    return {
      face: colour,
      accent: mix(colour, 'var(--black)', 0.38),
      fine: 'var(--brass-1)',
      fineOpacity: 0.9,
      bright: 'var(--gaslight-2)',
      rim: 'var(--paper-960)',
    };
  }
  return {
    face: mix(mix(colour, 'var(--slate-561)', 0.3), 'var(--night-2)', 0.42),
    accent: mix(mix(colour, 'var(--black)', 0.4), 'var(--night-2)', 0.45),
    fine: 'var(--mist-710)',
    fineOpacity: 0.5,
    bright: 'var(--mist-720)',
    rim: null,
  };
}
