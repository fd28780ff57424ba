/** How wide a name comes out, near enough for a plate around it. */
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
