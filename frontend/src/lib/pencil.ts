/** Pencil marks: private, per table and seat, kept on this device. */
import type { PencilMark, PencilSign } from './board';
import type { ElementId, Viewer } from '$generated/wire';
import { follow, forget, load, save } from './storage';

export const SIGNS: PencilSign[] = ['circle', 'cross', 'question'];
export const LONGEST_NOTE = 80;

export type Marks = ReadonlyMap<ElementId, PencilMark>;

const keyOf = (table: string, viewer: Viewer) => `pencil:${table}:${viewer}`;

export function loadMarks(table: string, viewer: Viewer): Marks {
  return new Map(load<[ElementId, PencilMark][]>(keyOf(table, viewer), []));
}

export function saveMarks(table: string, viewer: Viewer, marks: Marks): void {
  if (marks.size === 0) forget(keyOf(table, viewer));
  else save(keyOf(table, viewer), [...marks]);
}

/** Call back when another tab changes these marks, until the result is called. */
export const followMarks = (table: string, viewer: Viewer, listener: () => void) =>
  follow(keyOf(table, viewer), listener);

/** Draw a sign; drawing it again rubs it out. */
export function withSign(marks: Marks, id: ElementId, sign: PencilSign): Marks {
  const before = marks.get(id);
  return with_(marks, id, {
    sign: before?.sign === sign ? null : sign,
    note: before?.note ?? '',
  });
}

export function withNote(marks: Marks, id: ElementId, note: string): Marks {
  return with_(marks, id, { sign: marks.get(id)?.sign ?? null, note: note.slice(0, LONGEST_NOTE) });
}

export function without(marks: Marks, id: ElementId): Marks {
  return with_(marks, id, { sign: null, note: '' });
}

function with_(marks: Marks, id: ElementId, mark: PencilMark): Marks {
  const changed = new Map(marks);
  if (mark.sign === null && mark.note.trim() === '') changed.delete(id);
  else changed.set(id, mark);
  return changed;
}
