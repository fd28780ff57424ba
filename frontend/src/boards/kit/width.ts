/** The approximate width of a name, for a plate around it. */
const NARROW = new Set('iltfjrI.,’ ');
const BROAD = new Set('mwMWGOQD');

export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) sum += 0.3;
    else if (BROAD.has(letter)) sum += 0.76;
    else sum += letter === letter.toUpperCase() ? 0.62 : 0.5;
  }
  return sum * size;
}

/** How much smaller a label is drawn to keep to its room; 1 where there is enough. */
export function fitted(width: number, room: number): number {
  return Math.min(1, room / width);
}

/** How much larger than on a desk two letters are drawn, so that they can be read on any screen. */
const READABLE = 0.72;
const LARGEST = 1.95;

export function enlarged(scale: number): number {
  return Math.min(LARGEST, Math.max(1, READABLE / scale));
}
