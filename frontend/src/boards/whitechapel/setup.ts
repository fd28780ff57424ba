/** The evening's screens: what is to be picked on the map, and the plan that comes of it. */
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId } from '$generated/wire';
import { nameOf } from './helpers';

export type SetupKind = 'hiding' | 'tokens' | 'patrols' | 'marking' | 'faces';

/** So many of some places are to be picked; of what lies face down, the others are blanks. */
export interface Screen {
  kind: SetupKind;
  places: ElementId[];
  need: number;
  /** Whether every place gets a face, picked or not. */
  faces: boolean;
}

const count = (view: WhitechapelView, name: string) => Number(view.expected.args?.[name] ?? 0);

/** The screen for what is asked now, if there is one. */
export function screenOf(view: WhitechapelView, choices: Choice[]): Screen | null {
  const offered = choices.flatMap(({ path }) => path.slice(0, 1));
  switch (view.phase) {
    case 'hiding':
      return { kind: 'hiding', places: offered, need: 1, faces: false };
    case 'tokens':
    case 'patrols':
      return { kind: view.phase, places: offered, need: count(view, 'left'), faces: false };
    case 'marking': {
      const places = fromOn(
        view.tokens.map((one) => one.circle),
        view.on_turn,
      );
      return { kind: 'marking', places, need: count(view, 'marked'), faces: true };
    }
    case 'faces': {
      if (!choices.every(({ verb }) => verb === 'real' || verb === 'decoy')) return null;
      const places = fromOn(
        view.patrols.map((one) => one.crossing),
        view.on_turn,
      );
      return { kind: 'faces', places, need: count(view, 'real'), faces: true };
    }
    default:
      return null;
  }
}

/** What is left to lay face down, from the one on turn on. */
function fromOn(all: ElementId[], onTurn: ElementId | null): ElementId[] {
  return all.slice(Math.max(0, all.indexOf(onTurn ?? '')));
}

/** Pick at random as many as are needed. */
export function drawn(screen: Screen, random: () => number = Math.random): Set<ElementId> {
  const left = [...screen.places];
  const picked = new Set<ElementId>();
  while (picked.size < screen.need && left.length > 0) {
    picked.add(left.splice(Math.floor(random() * left.length), 1)[0] as ElementId);
  }
  return picked;
}

/** The actions that lay what was picked, as they are written. */
export function setupLines(screen: Screen, picked: Set<ElementId>): string[] {
  const lines: Record<SetupKind, (id: ElementId) => string> = {
    hiding: (id) => `hideout ${nameOf(id)}`,
    tokens: (id) => `token ${nameOf(id)}`,
    patrols: (id) => `patrol ${nameOf(id)}`,
    marking: (id) => `${picked.has(id) ? 'woman' : 'blank'} ${nameOf(id)}`,
    faces: (id) => `patrol ${nameOf(id)} ${picked.has(id) ? 'real' : 'blank'}`,
  };
  const chosen = screen.faces ? screen.places : screen.places.filter((id) => picked.has(id));
  return chosen.map(lines[screen.kind]);
}

/** The view with what was picked laid out. */
export function laidOut(
  view: WhitechapelView,
  screen: Screen,
  picked: Set<ElementId>,
): WhitechapelView {
  const places = new Set(screen.places);
  if (screen.kind === 'hiding') return { ...view, hideout: [...picked][0] ?? null };
  if (screen.kind === 'marking') {
    const tokens = view.tokens.map((one) =>
      places.has(one.circle)
        ? { ...one, face: picked.has(one.circle) ? ('marked' as const) : ('blank' as const) }
        : one,
    );
    return { ...view, tokens };
  }
  if (screen.kind === 'faces') {
    const patrols = view.patrols.map((one) =>
      places.has(one.crossing)
        ? { ...one, face: picked.has(one.crossing) ? ('policeman' as const) : ('decoy' as const) }
        : one,
    );
    return { ...view, patrols };
  }
  return view;
}
