/** What the strip tells of Jack's last move and of a turn of the police. */
import type { ElementId, Shown } from '$lib/board';
import type { Finding, WhitechapelView } from '$generated/whitechapel';
import type { SignName } from './MapSign.svelte';

type Told = Pick<Shown<WhitechapelView>, 'before' | 'after'>;

const SIGNS: Record<string, SignName> = {
  murder: 'knife',
  walk: 'foot',
  alley: 'alley',
  coach: 'coach',
};
/** A coach takes two columns of Jack's log. */
const LONGEST = 2;

/** The icon of how Jack moved, if a log line tells of a move. */
export function movedBy({ before, after }: Told): SignName | null {
  if (after.log.length <= before.log.length || after.night !== before.night) return null;
  return SIGNS[after.log.at(-1)?.means ?? ''] ?? null;
}

/** What the policemen found in their turn, or in the one before Jack's move. */
export function foundIn(told: Told): Finding[] {
  const { after } = told;
  const newest = after.findings.at(-1);
  if (!newest) return [];
  const since = after.log.findIndex(({ column }) => column === newest.column);
  const moves = after.log.length - 1 - since;
  const isRecent = since >= 0 && moves <= (movedBy(told) ? LONGEST : 0);
  return isRecent ? after.findings.filter(({ column }) => column === newest.column) : [];
}

export interface FoundByMan {
  man: ElementId;
  yes: ElementId[];
  no: ElementId[];
  nobody: ElementId[];
}

/** The circles of each man, by what he found there; who found a clue comes first. */
export function groupedByMan(found: Finding[]): FoundByMan[] {
  const men = [...new Set(found.map(({ policeman }) => policeman))].map((man) => {
    const of = (answer: Finding['answer']) =>
      found
        .filter((one) => one.policeman === man && one.answer === answer)
        .map(({ circle }) => circle);
    return { man, yes: of('yes'), no: of('no'), nobody: of('nobody') };
  });
  return men.toSorted((one, other) => other.yes.length - one.yes.length);
}
