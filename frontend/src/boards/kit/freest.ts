/** Where something that lies across a board hides the fewest pieces. */

interface Span {
  top: number;
  bottom: number;
}

/** How far apart the places are that are tried. */
const STEP = 20;
/** What a banner keeps free above itself. */
const EDGE = 17;

/** The highest place at which a banner hides the fewest of these. */
export function freest(pieces: Span[], height: number, room: number): number {
  let [best, least] = [0, Infinity];
  for (let top = 0; top + height + EDGE <= room; top += STEP) {
    const [from, to] = [top + EDGE, top + EDGE + height];
    const hidden = pieces.filter((piece) => piece.bottom > from && piece.top < to).length;
    if (hidden < least) [best, least] = [top, hidden];
  }
  return best;
}
