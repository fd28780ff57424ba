/** Pictures of the clues, and the colours of the children's markers. */
import type { ElementId } from '$lib/board';
import { mix } from '../people/colours';
import type { Child } from '$generated/lady_alice';
import { nameOf } from './helpers';

const art = import.meta.glob<string>('./art/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function pictureOf(id: ElementId): string {
  return art[`./art/${nameOf(id)}.svg`] ?? '';
}

export function faceOf(mood: 'smile' | 'frown'): string {
  return art[`./art/${mood}.svg`] ?? '';
}

export const COLOURS: Record<Child, string> = {
  'child-blue': 'var(--child-blue)',
  'child-red': 'var(--child-red)',
  'child-yellow': 'var(--child-yellow)',
  'child-green': 'var(--child-green)',
  'child-white': 'var(--child-white)',
};

/** How warm a chance makes the paper; what is excluded goes cold. */
export function warmthOf(chance: number): string {
  return chance > 0
    ? mix('var(--clue-possible)', 'var(--clue-certain)', Math.min(1, chance ** 0.62))
    : 'var(--clue-excluded)';
}
