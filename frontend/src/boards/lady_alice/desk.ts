/** Where things lie on the desk. */
import type { Board, Element, ElementId } from '$lib/board';
import type { Marker, Statement } from '$generated/lady_alice';

export interface Box {
  id: ElementId;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet extends Box {
  zones: Box[];
}

/** The size that a zone is drawn in, wherever it is put. */
export const ZONE = { width: 113, height: 137 };

function boxOf({ id, outline = [] }: Element): Box {
  const [across, down] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { id, x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** The four sheets with the zones that lie on them. */
export function sheetsOf(board: Board): Sheet[] {
  const boxes = (kind: string) => board.elements.filter((one) => one.kind === kind).map(boxOf);
  const zones = boxes('clue');
  return boxes('panel').map((panel) => ({
    ...panel,
    zones: zones.filter(({ x }) => x >= panel.x && x < panel.x + panel.width),
  }));
}

/** A sheet's zones laid out anew in rows of so many, spread over the height that there is. */
export function rowsOf(sheet: Sheet, abreast: number, height: number): Box[] {
  const row = height / Math.ceil(sheet.zones.length / abreast);
  return sheet.zones.map(({ id }, place) => ({
    id,
    x: (place % abreast) * ZONE.width,
    y: Math.floor(place / abreast) * row + (row - ZONE.height) / 2,
    ...ZONE,
  }));
}

/** A name in one line where it fits, otherwise in two that are about as long. */
export function linesOf(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(' ');
  let best = [name];
  let least = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}

export interface Laid {
  marker: Marker;
  x: number;
  r: number;
}

/** The markers of a zone beside each other, nearer where there are many. */
export function laidOut(markers: Marker[], large: boolean): Laid[] {
  const r = markers.length > 4 ? 12 : large ? 15 : 14;
  const step = markers.length > 4 ? 20.6 : markers.length > 3 ? 26 : 29;
  const from = ZONE.width / 2 - ((markers.length - 1) * step) / 2 - 2;
  return markers.map((marker, place) => ({ marker, x: from + place * step, r }));
}

/** The folders are shuffled: which ones smile tells nothing, but stays the same when looked at again. */
export function facesOf({ clues, smiles }: Statement, count: number): ('smile' | 'frown')[] {
  const letters = [...clues.join()];
  const start = letters.reduce((sum, letter, place) => sum + letter.charCodeAt(0) * (place + 1), 0);
  const smiling = new Set<number>();
  for (let seed = start; smiling.size < Math.min(smiles, count); seed = (seed * 7 + 3) % 10007) {
    let place = seed % count;
    while (smiling.has(place)) place = (place + 1) % count;
    smiling.add(place);
  }
  return Array.from({ length: count }, (_, place) => (smiling.has(place) ? 'smile' : 'frown'));
}
