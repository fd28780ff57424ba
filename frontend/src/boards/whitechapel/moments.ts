/** What the map shows of what just happened: ways that were gone, rings, a murder in the dark. */
import type { ElementId, Shown } from '$lib/board';
import type { WhitechapelView } from '$generated/whitechapel';

type Told = Shown<WhitechapelView> | null;

export interface Gone {
  piece: ElementId;
  from: ElementId;
  to: ElementId;
}

/** The policemen who went somewhere between two views. */
export function gone(before: WhitechapelView, after: WhitechapelView): Gone[] {
  return after.policemen.flatMap(({ policeman, crossing }) => {
    const from = before.policemen.find((one) => one.policeman === policeman)?.crossing;
    return from && crossing && from !== crossing ? [{ piece: policeman, from, to: crossing }] : [];
  });
}

/** Whatever moved in what is told: both ends, to be brought into sight. */
export const movedIn = (told: Told): ElementId[] =>
  told ? gone(told.before, told.after).flatMap(({ from, to }) => [from, to]) : [];

export const isMurder = (told: Told): boolean =>
  told !== null && told.after.scenes.length > told.before.scenes.length;

/** What has rings around it while it is told: a murder, a clue, an arrest. */
export function pulseOf(told: Told): { at: ElementId; kind: 'seen' | 'unseen' | 'blood' } | null {
  if (!told || !['reveal', 'climax'].includes(told.line.presentation ?? 'routine')) return null;
  const at = told.line.elements?.findLast((id) => /^(circle|crossing)-/.test(id));
  if (!at) return null;
  const isFailed =
    told.after.findings.length > told.before.findings.length &&
    told.after.findings.at(-1)?.answer === 'nobody';
  return { at, kind: isMurder(told) ? 'blood' : isFailed ? 'unseen' : 'seen' };
}

/** The last way of each policeman among some lines. */
export function trailsOf(recent: Shown<WhitechapelView>[]): Gone[] {
  const ways = new Map<ElementId, Gone>();
  for (const { before, after } of recent)
    for (const way of gone(before, after)) ways.set(way.piece, way);
  return [...ways.values()];
}
