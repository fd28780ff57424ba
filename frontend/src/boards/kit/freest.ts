/** Where something that lies across a board hides the fewest pieces. */

interface Span {
  top: number;
  bottom: number;
}

/** How far apart the places are that are tried. */
const STEP = 20;

/** The highest place at which a banner hides the fewest of these; it keeps an edge free above itself. */
export function freest(pieces: Span[], edge: number, height: number, room: number): number {
  let [best, least] = [0, Infinity];
  for (let top = 0; top + edge + height <= room; top += STEP) {
    const [from, to] = [top + edge, top + edge + height];
    const hidden = pieces.filter((piece) => piece.bottom > from && piece.top < to).length;
    if (hidden < least) [best, least] = [top, hidden];
  }
  return best;
}
