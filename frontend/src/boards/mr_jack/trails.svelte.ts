/** The ways that pieces took in this turn: each is kept until its piece moves again. */
import type { MrJackView } from '$generated/mr_jack';
import type { ElementId } from '$lib/board';

export interface Trail {
  id: ElementId;
  from: ElementId;
  to: ElementId;
}

/** Where everything that can move stands. */
type Standing = Map<ElementId, ElementId>;

export class Trails {
  pieces = $state.raw<Trail[]>([]);
  private standing: Standing = new Map();
  private turn = 0;

  /** Take in what is shown next. */
  follow(view: MrJackView): void {
    const now = standing(view);
    const moved = [...now].flatMap(([id, to]): Trail[] => {
      const from = this.standing.get(id);
      return from && from !== to ? [{ id, from, to }] : [];
    });
    const kept = view.turn_number === this.turn ? this.pieces : [];
    this.standing = now;
    if (moved.length > 0 || kept.length < this.pieces.length) {
      const again = new Set(moved.map(({ id }) => id));
      this.pieces = [...kept.filter(({ id }) => !again.has(id)), ...moved];
    }
    this.turn = view.turn_number;
  }
}

function standing(view: MrJackView): Standing {
  return new Map([
    ...view.characters.map(({ character, hex }) => [character, hex] as const),
    ...view.lamps.flatMap(({ place, number }) =>
      number === null ? [] : [[`lamp ${number}`, place] as const],
    ),
  ]);
}
