/** A turn of several pieces as it is planned: who goes where, then who does what. */
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId, Foreseen } from '$generated/wire';
import { nameOf } from './helpers';

/** What a policeman does once he has moved: look for clues, make an arrest, or nothing. */
export type Inquiry =
  { kind: 'look' } | { kind: 'nothing' } | { kind: 'arrest'; circle: ElementId };
export const LOOK: Inquiry = { kind: 'look' };

export interface Intent {
  mover: ElementId;
  /** Where it goes; nowhere for one who can't move. */
  to: ElementId | null;
  inquiry: Inquiry;
}

/** What a policeman could ask about, and where he could make an arrest. */
export interface Around {
  asks: ElementId[];
  arrests: Choice[];
}

/** Who moves in this phase: policemen, women, or patrols that the head moves while Jack waits. */
export type Side = 'police' | 'women' | 'patrols';

/** The side that the viewer plans for now; none where no piece is theirs to move. */
export function sideOf(view: WhitechapelView): Side | null {
  switch (view.phase) {
    case 'naming':
    case 'moving':
    case 'acting':
      return moversOf(view, 'police').length > 0 ? 'police' : null;
    case 'calling':
    case 'leading':
      return view.variants.includes('preserved_scenes') ? 'patrols' : 'women';
    default:
      return null;
  }
}

/** The pieces that the viewer has still to move, or to act with. */
export function moversOf(view: WhitechapelView, side: Side): ElementId[] {
  if (side === 'women') return view.women.filter((one) => !one.moved).map((one) => one.circle);
  if (side === 'patrols')
    return view.patrols.filter((one) => !one.moved).map((one) => one.crossing);
  return view.policemen
    .filter((one) => !one.done && one.seat === view.viewer && isCalled(view, one.policeman))
    .map((one) => one.policeman);
}

/** The head names whom he likes; another player has the man who was named. */
const isCalled = (view: WhitechapelView, policeman: ElementId) =>
  view.head === view.viewer || view.on_turn === policeman;

export const isEngaged = (view: WhitechapelView) => view.variants.includes('engaged_police');

/** Whether what the men do can be planned with their moves: nobody else moves in between. */
export function canPlanInquiries(view: WhitechapelView, movers: ElementId[]): boolean {
  if (view.acts || isEngaged(view)) return true;
  const waiting = view.policemen.filter((one) => !one.done);
  return view.head === view.viewer && waiting.every((one) => movers.includes(one.policeman));
}

/** The man who has moved already and acts now, where each acts after his own move. */
export const movedOf = (view: WhitechapelView): ElementId | null =>
  isEngaged(view) && view.phase === 'acting' ? view.on_turn : null;

/** Put the man first who was named already. */
export function namedFirst(named: ElementId | null, intents: Intent[]): Intent[] {
  const rank = ({ mover }: Intent) => (mover === named ? 0 : 1);
  return intents.toSorted((one, other) => rank(one) - rank(other));
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

/**
 * The moves before a man's turn, to be tried out; where each acts at once, they all do nothing.
 *
 * The server passes over the `pass` of a man who can't act.
 */
export function triedLines(side: Side, intents: Intent[], engaged: boolean): string[] {
  return intents.flatMap((one) => [...moveLines(side, [one]), ...(engaged ? ['pass'] : [])]);
}

/** What is tried out until a man is to act: all moves, or where each acts at once, those so far. */
export function linesBefore(one: Intent, all: Intent[], acts: boolean, engaged: boolean): string[] {
  if (engaged) {
    const earlier = all.slice(0, all.indexOf(one));
    return [...triedLines('police', earlier, engaged), ...moveLines('police', [one])];
  }
  return [...(acts ? [] : moveLines('police', all)), callLine('police', one.mover)];
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
export function inquiriesOf(
  intents: Intent[],
  around: Map<ElementId, Around>,
  weights: Record<ElementId, number>,
  before: Set<ElementId>,
): Map<ElementId, string[]> {
  const asked = new Set(before);
  const inquiries = new Map<ElementId, string[]>();
  for (const { mover, inquiry } of intents) {
    const here = around.get(mover);
    if (!here || (here.asks.length === 0 && here.arrests.length === 0)) continue;
    if (inquiry.kind === 'arrest') {
      inquiries.set(mover, [`arrest ${nameOf(inquiry.circle)}`]);
      continue;
    }
    const asks = inquiry.kind === 'look' ? asksOf(here, weights, asked) : [];
    for (const circle of asks) asked.add(circle);
    const lines = asks.map((circle) => `clue ${nameOf(circle)}`);
    // Who has asked about everything is done anyway: `pass` would be the next man's.
    inquiries.set(
      mover,
      asks.length < here.asks.length || asks.length === 0 ? [...lines, 'pass'] : lines,
    );
  }
  return inquiries;
}

export function actLines(inquiries: Map<ElementId, string[]>): string[] {
  return [...inquiries].flatMap(([mover, lines]) => [callLine('police', mover), ...lines]);
}

/** All of a turn: everybody moves and then acts, or each acts after his own move. */
export function turnLines(
  side: Side,
  intents: Intent[],
  inquiries: Map<ElementId, string[]>,
  engaged: boolean,
): string[] {
  if (!engaged) return [...moveLines(side, intents), ...actLines(inquiries)];
  return intents.flatMap((one) => [...moveLines(side, [one]), ...(inquiries.get(one.mover) ?? [])]);
}

/** List a policeman's possible actions; none where he can't act. */
export function aroundOf(told: Foreseen | undefined, length: number): Around {
  if (!told || told.tried < length) return { asks: [], arrests: [] };
  return {
    asks: told.choices.filter(({ verb }) => verb === 'clue').flatMap(({ path }) => path.slice(-1)),
    arrests: told.choices.filter(({ verb }) => verb === 'arrest'),
  };
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
