/** How a game ended for whoever looks at it: in one large line, and who was who. */
import type { Board, Outcome, Text, View, Viewer } from '$generated/wire';
import { asShown } from './asShown';
import { keyPart } from './family';
import { hasWord, say, word } from './words.svelte';

export type Fate = 'won' | 'lost' | 'watched';

export function fateOf(outcome: Outcome | null, viewer: Viewer): Fate {
  if (typeof viewer !== 'number' || !outcome || outcome.winners.length === 0) return 'watched';
  return outcome.winners.includes(viewer) ? 'won' : 'lost';
}

/** One large line: whether you won, as this ending of this game has it. */
export function bigLine(game: string, outcome: Outcome | null, viewer: Viewer, why: Text): string {
  const fate = fateOf(outcome, viewer);
  if (fate === 'watched') return outcome?.winners.length ? asShown(why) : word('end-nobody');
  const name = ownLine(game, outcome, fate);
  return word(hasWord(name) ? name : `end-${fate}`);
}

const ownLine = (game: string, outcome: Outcome | null, fate: Fate) =>
  `end-big-${keyPart(game)}-${outcome?.ending ?? ''}-${fate}`;

/** What brought the end, to stand above the large line; nothing where that line says it already. */
export function bringer(
  game: string,
  outcome: Outcome | null,
  viewer: Viewer,
  headline: Text | null,
): string {
  const fate = fateOf(outcome, viewer);
  if (!headline || fate === 'watched' || hasWord(ownLine(game, outcome, fate))) return '';
  return say(headline);
}

/** What the games' views open at the end; each has some of it. */
interface Opened {
  jack?: string | { identity?: string | null } | null;
  hideout?: string | null;
  mister_x?: { station: string | null };
}

/** What was hidden all the time: who Jack was, where he lived, where Mister X is. */
export function secretOf(view: View, board: Board): string {
  const { jack, hideout, mister_x } = view as View & Opened;
  const identity = typeof jack === 'string' ? jack : jack?.identity;
  const named = (id: string) => {
    const label = board.elements.find((element) => element.id === id)?.label;
    return label ? say(label) : id;
  };
  if (identity) return word('end-jack-was', { who: named(identity) });
  if (hideout) return word('end-jack-lived', { where: named(hideout) });
  if (mister_x?.station) return word('end-mister-x-at', { where: named(mister_x.station) });
  return '';
}
