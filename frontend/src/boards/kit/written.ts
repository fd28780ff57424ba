/** The text drawn in a picture, for the accessible name of its control.
 *
 * Each text of a picture ends with a space of no width: read without it, two that stand side by
 * side would be one word.
 */

/** The words that are drawn in a picture and can be seen, in their order. */
export function writtenIn(picture: Element): string {
  const texts = [...picture.querySelectorAll('text')].filter(isSeen);
  return tidy(texts.map((text) => text.textContent ?? '').join(' '));
}

function isSeen(text: Element): boolean {
  return text.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

/** Name a control by its label, and by what is written on it unless the label says that already. */
export function nameOf(label: string, written: string): string {
  const [all, some] = [wordsOf(label), wordsOf(written)];
  return ` ${all} `.includes(` ${some} `) || some === '' ? label : `${label}; ${written}`;
}

const tidy = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
const wordsOf = (text: string) => tidy(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
