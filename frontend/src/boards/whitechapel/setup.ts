/** The evening's screens: what is to be picked on the map, and the plan that comes of it. */
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice, ElementId } from '$generated/wire';
import { nameOf } from './helpers';

export type SetupKind = 'hiding' | 'tokens' | 'patrols' | 'marking' | 'faces';

/** What is picked; where policemen have colours, with the colour that each place gets. */
export type Picked = ReadonlyMap<ElementId, string>;

/** So many of some places are to be picked; of what lies face down, the others are blanks. */
export interface Screen {
  kind: SetupKind;
  places: ElementId[];
  need: number;
  /** Whether every place gets a face, picked or not. */
  faces: boolean;
  /** The colours that are still to be laid; none where all policemen are alike. */
  colours: string[];
}

const COLOUR = /^is-(.+)$/;

const count = (view: WhitechapelView, name: string) => Number(view.expected.args?.[name] ?? 0);

/** The screen for what is asked now, if there is one. */
export function screenOf(view: WhitechapelView, choices: Choice[]): Screen | null {
  const offered = choices.flatMap(({ path }) => path.slice(0, 1));
  switch (view.phase) {
    case 'hiding':
      return { kind: 'hiding', places: offered, need: 1, faces: false, colours: [] };
    case 'tokens':
    case 'patrols':
      return {
        kind: view.phase,
        places: offered,
        need: count(view, 'left'),
        faces: false,
        colours: [],
      };
    case 'marking': {
      const places = fromOn(
        view.tokens.map((one) => one.circle),
        view.on_turn,
      );
      return { kind: 'marking', places, need: count(view, 'marked'), faces: true, colours: [] };
    }
    case 'faces': {
      const colours = choices.flatMap(({ verb }) => COLOUR.exec(verb)?.slice(1) ?? []);
      const places = fromOn(
        view.patrols.map((one) => one.crossing),
        view.on_turn,
      );
      return { kind: 'faces', places, need: count(view, 'real'), faces: true, colours };
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
export function drawn(screen: Screen, random: () => number = Math.random): Picked {
  const left = [...screen.places];
  const picked: ElementId[] = [];
  while (picked.length < screen.need && left.length > 0) {
    picked.push(left.splice(Math.floor(random() * left.length), 1)[0] as ElementId);
  }
  return coloured(screen, new Map(picked.map((id) => [id, ''])));
}

/** Pick a place or take it back; the colour that it had goes to the next place without one. */
export function toggled(screen: Screen, picked: Picked, id: ElementId): Picked {
  const others = screen.need === 1 && !screen.faces ? [] : [...picked];
  const isPicked = picked.has(id);
  return coloured(
    screen,
    new Map(isPicked ? others.filter(([other]) => other !== id) : [...others, [id, '']]),
  );
}

function coloured(screen: Screen, picked: Picked): Picked {
  const free = coloursLeft(screen, picked);
  return new Map([...picked].map(([id, colour]) => [id, colour || (free.shift() ?? '')]));
}

/** The colours that no place has got yet, the next one first. */
export function coloursLeft(screen: Screen, picked: Picked): string[] {
  const laid = new Set(picked.values());
  return screen.colours.filter((colour) => !laid.has(colour));
}

/** The actions that lay what was picked, as they are written. */
export function setupLines(screen: Screen, picked: Picked): string[] {
  const lines: Record<SetupKind, (id: ElementId) => string> = {
    hiding: (id) => `hideout ${nameOf(id)}`,
    tokens: (id) => `token ${nameOf(id)}`,
    patrols: (id) => `patrol ${nameOf(id)}`,
    marking: (id) => `${picked.has(id) ? 'woman' : 'blank'} ${nameOf(id)}`,
    faces: (id) => {
      const face = picked.has(id) ? picked.get(id) || 'real' : 'blank';
      return `patrol ${nameOf(id)} ${face}`;
    },
  };
  const chosen = screen.faces ? screen.places : screen.places.filter((id) => picked.has(id));
  return chosen.map(lines[screen.kind]);
}

/** The view with what was picked laid out. */
export function laidOut(view: WhitechapelView, screen: Screen, picked: Picked): WhitechapelView {
  const places = new Set(screen.places);
  if (screen.kind === 'hiding') return { ...view, hideout: [...picked.keys()][0] ?? null };
  if (screen.kind === 'marking') {
    const tokens = view.tokens.map((one) =>
      places.has(one.circle)
        ? { ...one, face: picked.has(one.circle) ? ('marked' as const) : ('blank' as const) }
        : one,
    );
    return { ...view, tokens };
  }
  if (screen.kind === 'faces') {
    const hasColours = screen.colours.length > 0;
    const patrols = view.patrols.map((one) => {
      if (!places.has(one.crossing)) return one;
      const colour = picked.get(one.crossing);
      if (colour === undefined) return { ...one, face: 'decoy' as const };
      const policeman = hasColours ? `policeman-${colour}` : one.policeman;
      return { ...one, face: 'policeman' as const, policeman };
    });
    return { ...view, patrols };
  }
  return view;
}
