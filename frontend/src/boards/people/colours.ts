/** The colours of the people's tokens, and arithmetic on colours. */
import type { Who } from './profiles';

export const COLOURS: Record<Who, string> = {
  lestrade: '#3f6fae',
  goodley: '#5a6170',
  bert: '#c9702c',
  pizer: '#d9d3c4',
  smith: '#d9b13b',
  lane: '#a2957e',
  stealthy: '#4a9160',
  gull: '#7f559c',
  madame: '#cf7fa0',
  holmes: '#efe4cb',
  watson: '#efe4cb',
  toby: '#efe4cb',
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

type Rgb = [number, number, number];

function rgb(colour: string): Rgb {
  const at = (from: number) => parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** A colour on the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const parts = a.map((part, place) => Math.round(part + ((b[place] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ink or paper: what is read better on a colour. */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.21 ? '#1d1a16' : '#f3ead6';
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
      accent: mix(colour, '#000000', 0.38),
      fine: '#e7c987',
      fineOpacity: 0.9,
      bright: '#ffd98a',
      rim: '#fff3cf',
    };
  }
  return {
    face: mix(mix(colour, '#6b7688', 0.3), '#0f1826', 0.42),
    accent: mix(mix(colour, '#000000', 0.4), '#0f1826', 0.45),
    fine: '#93a3bb',
    fineOpacity: 0.5,
    bright: '#9aa4b3',
    rim: null,
  };
}
