/** The ways that detectives and tiles took, from what is shown of what happened. */
import type { Board, ElementId, Place, Shown } from '$lib/board';
import type { MrJackPocketView } from '$generated/mr_jack_pocket';

export interface Trail {
  id: ElementId;
  /** From where it stood, by the spaces between, to where it stands. */
  ids: ElementId[];
}

/** The last way of each detective and of each tile that changed places. */
export function trailsOf(board: Board, shown: Shown<MrJackPocketView>[]): Trail[] {
  const found = new Map<ElementId, Trail>();
  for (const { before, after } of shown) {
    for (const { detective: id, space } of after.detectives) {
      const from = before.detectives.find((one) => one.detective === id)?.space;
      if (from && from !== space) found.set(id, { id, ids: walk(board, from, space) });
    }
    for (const { suspect: id, tile } of after.tiles) {
      const from = before.tiles.find((one) => one.suspect === id)?.tile;
      if (from && from !== tile) found.set(id, { id, ids: [from, tile] });
    }
  }
  return [...found.values()];
}

/** The spaces from one to another along the walk's links, which lead one way around. */
function walk(board: Board, from: ElementId, to: ElementId): ElementId[] {
  const next = new Map(board.links.map(({ ends }) => [ends[0], ends[1]]));
  const ids = [from];
  for (let at = next.get(from); at && ids.length <= next.size; at = next.get(at)) {
    ids.push(at);
    if (at === to) return ids;
  }
  return [from, to];
}

export function placesOf(board: Board, ids: ElementId[]): Place[] {
  const at = new Map(board.elements.map((one) => [one.id, one.place]));
  return ids.flatMap((id) => {
    const place = at.get(id);
    return place ? [place] : [];
  });
}
