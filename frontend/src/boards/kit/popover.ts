/** The position of a popover beside its piece. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far it stays from the edge of the board. */
const EDGE = 4;
/** How far it reaches over the edge of its piece, so that both are seen to belong together. */
const OVERLAP = 8;

/** The upper left corner: above the piece where there is room, else below, within the board's width. */
export function popoverAt(
  piece: Box,
  size: { width: number; height: number },
  boardWidth: number,
): { x: number; y: number } {
  const middle = piece.x + piece.width / 2 - size.width / 2;
  const isRoomAbove = piece.y > size.height + EDGE;
  return {
    x: Math.max(EDGE, Math.min(boardWidth - size.width - EDGE, middle)),
    y: isRoomAbove ? piece.y - size.height + OVERLAP : piece.y + piece.height - OVERLAP,
  };
}
