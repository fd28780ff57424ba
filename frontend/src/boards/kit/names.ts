/** Names of pieces and places. */
import type { Board, ElementId } from '$lib/board';
import { say } from '$lib/words.svelte';

/** The words for every element of a board, in the language of the page. */
export function labelsOf(board: Pick<Board, 'elements'>): Map<ElementId, string> {
  return new Map(board.elements.map((one) => [one.id, say(one.label)]));
}

/** A piece's own name within its kind: `gull` of `character-gull`, `12` of `station-12`. */
export function pieceName(id: ElementId): string {
  return id.slice(id.indexOf('-') + 1);
}
