/** Reading a guide: finding words in it, and the parts of a line that look different. */
import type { Block, Guide, Section, View } from '$generated/wire';

/** A piece of a line: plain, or marked in one way. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  words: string;
}

/** A piece of words, and whether it was searched for. */
export interface Piece {
  words: string;
  hit: boolean;
}

/** What a search found, by names and numbers. */
export interface Found {
  sections: Set<string>;
  rules: Set<string>;
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d{2})\b/g;
const NUMBER = /^[A-Z]{2}-\d{2}$/;
const KINDS = ['strong', 'em', 'code', 'rule'] as const;

/** Cut a line into its plain and its marked pieces; a rule's number is one of its own. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKED)) {
    if (found.index > from) spans.push({ kind: 'plain', words: line.slice(from, found.index) });
    const place = KINDS.findIndex((_, group) => found[group + 1] !== undefined);
    spans.push({ kind: KINDS[place] ?? 'plain', words: found[place + 1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < line.length) spans.push({ kind: 'plain', words: line.slice(from) });
  return spans;
}

/** One letter without its accent and its capital. */
function bare(letter: string): string {
  const sign = letter === '’' ? "'" : letter === '\u00a0' ? ' ' : letter;
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const folded = (words: string) => Array.from(words, bare).join('');

/** The search terms, normalised for comparison. */
export const termsOf = (asked: string) => folded(asked).split(/\s+/).filter(Boolean);

/** Find what holds every word; a rule's number finds that rule alone. Nothing asked, nothing found. */
export function search(guide: Guide, asked: string): Found | null {
  const terms = termsOf(asked);
  if (terms.length === 0) return null;
  const rules = guide.rules.flatMap((group) => group.rules);
  const number = asked.trim().toUpperCase();
  if (NUMBER.test(number)) {
    const known = rules.some((rule) => rule.id === number);
    return { sections: new Set(), rules: new Set(known ? [number] : []) };
  }
  const has = (words: string) => {
    const text = folded(words);
    return terms.every((term) => text.includes(term));
  };
  return {
    sections: new Set(guide.sections.filter((one) => has(said(one))).map((one) => one.name)),
    rules: new Set(rules.filter((one) => has(`${one.id} ${one.words}`)).map((one) => one.id)),
  };
}

const said = (section: Section) => [section.title, ...section.blocks.map(wordsOf)].join('\n');

function wordsOf(block: Block): string {
  if (block.type === 'paragraph') return block.words;
  return block.type === 'bullets' ? block.items.join('\n') : block.caption;
}

/** Cut words where something that was searched for begins and ends. */
export function piecesOf(words: string, terms: string[]): Piece[] {
  const letters = Array.from(words);
  const hit = letters.map(() => false);
  const bares = letters.map(bare);
  const text = bares.join('');
  const starts: number[] = [];
  bares.forEach((letter, place) => starts.push(...Array<number>(letter.length).fill(place)));
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      for (let sign = at; sign < at + term.length; sign++) hit[starts[sign] ?? 0] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, place) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[place]) last.words += letter;
    else pieces.push({ words: letter, hit: hit[place] ?? false });
  });
  return pieces;
}

/** The section that helps in a phase; the guide's first where none says so. */
export function sectionFor(guide: Guide, phase: string | null): Section | undefined {
  const helping = guide.sections.find((one) => phase !== null && one.phases.includes(phase));
  return helping ?? guide.sections[0];
}

/** What is being decided, as every game's view tells. */
export function phaseOf(view: View): string | null {
  return 'phase' in view && typeof view.phase === 'string' ? view.phase : null;
}
