/** From what was clicked to what may be done: the server's choices as paths over the board. */
import type { Choice, ElementId } from '$generated/wire';

/** The choices whose path begins with what was clicked. */
export function fitting(choices: Choice[], clicked: ElementId[]): Choice[] {
  return choices.filter((choice) => clicked.every((id, place) => choice.path[place] === id));
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

/** Click on an element: it leads on, settles a choice, steps back, or begins anew. */
export function click(choices: Choice[], clicked: ElementId[], id: ElementId): Click {
  const nowhere = { clicked, settled: null };
  if (!lit(choices, clicked).has(id)) {
    if (clicked.at(-1) === id) return { clicked: clicked.slice(0, -1), settled: null };
    return clicked.length > 0 && lit(choices, []).has(id) ? click(choices, [], id) : nowhere;
  }
  const path = [...clicked, id];
  const left = fitting(choices, path);
  const only = left.length === 1 ? left[0] : undefined;
  if (only && only.path.length === path.length) return { clicked: path, settled: only };
  return { clicked: path, settled: null };
}
