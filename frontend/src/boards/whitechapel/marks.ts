/** Where marks and pins go: beside their circle or crossing, where there is room. */
import type { ElementId, Place } from '$lib/board';
import { roomBeside, type Body } from '../maps/room';
import type { District } from './geometry';
import type { WhitechapelView } from '$generated/whitechapel';
import { murderNights, NUMERALS } from './helpers';

export interface Pin {
  policeman: ElementId;
  foot: Place;
  head: Place;
}

export interface Mark {
  id: ElementId;
  kind: 'scene' | 'clue' | 'no' | 'woman' | 'token';
  at: Place;
  text: string;
  moved: boolean;
  marked: boolean;
}

interface Wanted extends Omit<Mark, 'at'> {
  far: number;
  radius: number;
}

export interface Marks {
  pins: Pin[];
  marks: Mark[];
}

export function marksOf(
  view: WhitechapelView,
  district: District,
  size: { width: number; height: number },
): Marks {
  const taken: Body[] = [...district.bodies];
  const pins = view.policemen.flatMap((one): Pin[] => {
    const foot = district.at.get(one.crossing ?? '');
    if (!foot) return [];
    const head = roomBeside(foot, 13.5, [23, 26, 29, 33], taken, size);
    taken.push({ at: head, radius: 12.5 });
    return [{ policeman: one.policeman, foot, head }];
  });
  const marks = wantedOf(view).flatMap(({ far, radius, ...mark }): Mark[] => {
    const circle = district.at.get(mark.id);
    if (!circle) return [];
    const at = roomBeside(circle, radius, [far], taken, size);
    taken.push({ at, radius });
    return [{ ...mark, at }];
  });
  return { pins, marks };
}

function wantedOf(view: WhitechapelView): Wanted[] {
  const blank = { text: '', moved: false, marked: false };
  const nights = murderNights(view);
  const clues = new Set(view.clues.map((one) => one.circle));
  const noes = new Set(
    view.findings.filter((one) => one.answer !== 'yes').map((one) => one.circle),
  );
  return [
    ...view.women.map((one): Wanted => ({
      ...blank,
      id: one.circle,
      kind: 'woman',
      moved: one.moved,
      far: 23,
      radius: 10,
    })),
    ...view.tokens.map((one): Wanted => ({
      ...blank,
      id: one.circle,
      kind: 'token',
      text: one.face === null ? '?' : '',
      marked: one.face === 'marked',
      far: 22,
      radius: 9,
    })),
    ...view.scenes.map((id, place): Wanted => ({
      ...blank,
      id,
      kind: 'scene',
      text: NUMERALS[nights[place] ?? -1] ?? '',
      far: 22,
      radius: 9,
    })),
    ...view.clues.map((one): Wanted => ({
      ...blank,
      id: one.circle,
      kind: 'clue',
      text: one.markers > 1 ? String(one.markers) : '',
      far: 18,
      radius: 8,
    })),
    ...[...noes]
      .filter((id) => !clues.has(id))
      .map((id): Wanted => ({ ...blank, id, kind: 'no', far: 12, radius: 4 })),
  ];
}
