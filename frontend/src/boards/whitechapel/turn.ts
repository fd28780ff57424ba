/** A turn of several pieces as it is planned: who goes where, then who does what. */
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId } from '$generated/wire';
import { nameOf } from './helpers';

export type Deed = { kind: 'look' } | { kind: 'nothing' } | { kind: 'arrest'; circle: ElementId };
export const LOOK: Deed = { kind: 'look' };

export interface Intent {
  mover: ElementId;
  /** Where it goes; nowhere for one who can't move. */
  to: ElementId | null;
  deed: Deed;
}

/** What a policeman could ask about, and where he could make an arrest. */
export interface Around {
  asks: ElementId[];
  arrests: Choice[];
}

/** Who moves in this phase: policemen, women, or patrols that the head moves while Jack waits. */
export type Side = 'police' | 'women' | 'patrols';

export function sideOf(view: WhitechapelView): Side | null {
  switch (view.phase) {
    case 'naming':
    case 'moving':
    case 'acting':
      // Where each acts at once, and where the men have several players, one choice follows another.
      return view.variants.includes('engaged_police') ||
        view.policemen.some((one) => one.seat !== view.viewer)
        ? null
        : 'police';
    case 'calling':
    case 'leading':
      return view.variants.includes('preserved_scenes') ? 'patrols' : 'women';
    default:
      return null;
  }
}

/** The pieces that have still to move, or to act. */
export function moversOf(view: WhitechapelView, side: Side): ElementId[] {
  if (side === 'police')
    return view.policemen.filter((one) => !one.done).map((one) => one.policeman);
  if (side === 'women') return view.women.filter((one) => !one.moved).map((one) => one.circle);
  return view.patrols.filter((one) => !one.moved).map((one) => one.crossing);
}

/** Where a piece stands. */
export function placeOf(view: WhitechapelView, mover: ElementId): ElementId {
  return view.policemen.find((one) => one.policeman === mover)?.crossing ?? mover;
}

/** Name the piece that is next: `next blue`, `call 84`. */
export const callLine = (side: Side, mover: ElementId) =>
  `${side === 'police' ? 'next' : 'call'} ${nameOf(mover)}`;

/** Say where it goes: `blue x57`, `lead 85`. */
export const goLine = (side: Side, mover: ElementId, to: ElementId) =>
  `${side === 'police' ? nameOf(mover) : 'lead'} ${nameOf(to)}`;

export function moveLines(side: Side, intents: Intent[]): string[] {
  return intents.flatMap(({ mover, to }) => [
    callLine(side, mover),
    ...(to === null ? [] : [goLine(side, mover, to)]),
  ]);
}

/** What a policeman asks about, the likeliest first; what was asked before in this turn is not. */
export function asksOf(
  around: Around | undefined,
  weights: Record<ElementId, number>,
  before: Set<ElementId>,
): ElementId[] {
  return (around?.asks ?? [])
    .filter((circle) => !before.has(circle))
    .toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
}

/** The circles that were asked about in vain since Jack's last move. */
export function askedInVain(view: WhitechapelView): Set<ElementId> {
  const column = view.log.at(-1)?.column;
  const noes = view.findings.filter((one) => one.column === column && one.answer === 'no');
  return new Set(noes.map((one) => one.circle));
}

/** What each policeman does after all have moved, by man. */
export function deedsOf(
  intents: Intent[],
  around: Map<ElementId, Around>,
  weights: Record<ElementId, number>,
  before: Set<ElementId>,
): Map<ElementId, string[]> {
  const asked = new Set(before);
  const deeds = new Map<ElementId, string[]>();
  for (const { mover, deed } of intents) {
    const here = around.get(mover);
    if (!here || (here.asks.length === 0 && here.arrests.length === 0)) continue;
    if (deed.kind === 'arrest') {
      deeds.set(mover, [`arrest ${nameOf(deed.circle)}`]);
      continue;
    }
    const asks = deed.kind === 'look' ? asksOf(here, weights, asked) : [];
    for (const circle of asks) asked.add(circle);
    const lines = asks.map((circle) => `clue ${nameOf(circle)}`);
    // Who has asked about everything is done anyway: `pass` would be the next man's.
    deeds.set(
      mover,
      asks.length < here.asks.length || asks.length === 0 ? [...lines, 'pass'] : lines,
    );
  }
  return deeds;
}

export function actLines(deeds: Map<ElementId, string[]>): string[] {
  return [...deeds].flatMap(([mover, lines]) => [callLine('police', mover), ...lines]);
}

/** The view with every piece where it is to go. */
export function movedView(view: WhitechapelView, side: Side, intents: Intent[]): WhitechapelView {
  const to = new Map(intents.map((one) => [one.mover, one.to]));
  if (side === 'police') {
    const policemen = view.policemen.map((one) => ({
      ...one,
      crossing: to.get(one.policeman) ?? one.crossing,
    }));
    return { ...view, policemen };
  }
  if (side === 'women') {
    const women = view.women.map((one) => ({
      ...one,
      circle: to.get(one.circle) ?? one.circle,
      moved: one.moved || to.has(one.circle),
    }));
    return { ...view, women };
  }
  const patrols = view.patrols.map((one) => ({
    ...one,
    crossing: to.get(one.crossing) ?? one.crossing,
    moved: one.moved || to.has(one.crossing),
  }));
  return { ...view, patrols };
}
