/** What a choice would lead to, as the server says it, compared with what is so now. */
import type { ElementId } from '$lib/board';
import type { Choice } from '$generated/wire';
import type { MrJackPocketView } from '$generated/mr_jack_pocket';

/** The turns of a tile that was clicked, by their verbs. */
export function turnsOf(offers: Choice[], clicked: ElementId[]): Choice[] {
  return clicked.length === 1 && clicked[0]?.startsWith('tile-')
    ? offers.filter(({ path, verb }) => path[0] === clicked[0] && verb !== 'swap')
    : [];
}

/** The spaces that detectives may go to; one that two could reach is not told by its space. */
export function destinationsOf(offers: Choice[]): Choice[] {
  const going = offers.filter(({ preview }) => preview?.place);
  return going.filter(
    ({ preview }) => going.filter((one) => one.preview?.place === preview?.place).length === 1,
  );
}

export interface Sight {
  /** Suspects who would come into sight, and who would leave it. */
  comes: Set<ElementId>;
  goes: Set<ElementId>;
}

export function sightOf(view: MrJackPocketView, choice: Choice | null): Sight {
  const then = new Set(choice?.preview?.seen);
  const left = choice?.preview ? view.tiles.filter((tile) => !tile.cleared) : [];
  const those = (seen: boolean) =>
    new Set(
      left
        .filter((tile) => tile.seen === seen && then.has(tile.suspect) !== seen)
        .map((tile) => tile.suspect),
    );
  return { comes: those(false), goes: those(true) };
}
