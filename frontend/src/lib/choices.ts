/** Choosing by clicks: the server's choices as paths over the board. */
import type { Choice, ElementId } from '$generated/wire';

/** The choices whose path begins with what was clicked. */
export function fitting(choices: Choice[], clicked: ElementId[]): Choice[] {
  return choices.filter((choice) => clicked.every((id, place) => choice.path[place] === id));
}

/** What of a choice's path is still to be clicked: all of it, where something else was clicked. */
export function onward(choice: Choice, clicked: ElementId[]): ElementId[] {
  return fitting([choice], clicked).length > 0 ? choice.path.slice(clicked.length) : choice.path;
}

/** The elements that may be clicked next. */
export function lit(choices: Choice[], clicked: ElementId[]): Set<ElementId> {
  const next = new Set<ElementId>();
  for (const choice of fitting(choices, clicked)) {
    const id = choice.path[clicked.length];
    if (id !== undefined) next.add(id);
  }
  return next;
}

/** The choices that are complete with what was clicked: to be told apart by their verbs. */
export function complete(choices: Choice[], clicked: ElementId[]): Choice[] {
  return fitting(choices, clicked).filter((choice) => choice.path.length === clicked.length);
}

export interface Click {
  clicked: ElementId[];
  /** The choice that the click has settled, if only one is left. */
  settled: Choice | null;
}

/** Click on an element: it leads on, settles a choice, steps back, or changes an earlier click. */
export function click(choices: Choice[], clicked: ElementId[], id: ElementId): Click {
  if (!lit(choices, clicked).has(id) && clicked.at(-1) === id) {
    return { clicked: clicked.slice(0, -1), settled: null };
  }
  for (let length = clicked.length; length >= 0; length -= 1) {
    const before = clicked.slice(0, length);
    if (!lit(choices, before).has(id)) continue;
    const path = [...before, id];
    const left = fitting(choices, path);
    const only = left.length === 1 ? left[0] : undefined;
    return { clicked: path, settled: only?.path.length === path.length ? only : null };
  }
  return { clicked, settled: null };
}

/** Of several choices at one place, the one that a second click takes: the first that costs nothing. */
export function usual(choices: Choice[]): Choice | null {
  return choices.find(({ consequence }) => !consequence) ?? null;
}
