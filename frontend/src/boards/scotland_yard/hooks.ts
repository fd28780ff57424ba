/** Scotland Yard: rides as tickets with their counts. */
import type { ScotlandYardNotebook, ScotlandYardView, Ticket } from '$generated/scotland_yard';
import type { Shown } from '$lib/board';
import type { Choice } from '$generated/wire';
import type { Hooks, Moment } from '$lib/hooks';
import { word } from '$lib/words.svelte';
import { MISTER_X, nameOf, X_SEAT } from './helpers';
import SeatFace from './SeatFace.svelte';
import TicketFace from './TicketFace.svelte';
import XPortrait from './XPortrait.svelte';

/** How many tickets of a kind the pawn on turn has; nothing where they are not counted. */
function left(view: ScotlandYardView, ticket: Ticket): number | null {
  if (view.pawn === MISTER_X) return view.mister_x[ticket];
  const detective = view.detectives.find(({ pawn }) => pawn === view.pawn);
  return detective && ticket !== 'black' ? detective[ticket] : null;
}

/** By what Mister X came to where he is seen, and when he is seen again. */
function meaning({ line, after }: Shown<ScotlandYardView>): string | null {
  const move = after.travel_log.length;
  const ticket = after.travel_log.at(-1)?.ticket;
  if (!ticket || !/-log-at(-you)?$/.test(line.text.key)) return null;
  const next = after.sightings.find((later) => later > move) ?? 0;
  const isMe = after.viewer === X_SEAT;
  return [
    isMe ? '' : word('scotland-yard-seen-by', { move, ticket }),
    word(`scotland-yard-seen-next${isMe ? '-you' : ''}`, { move: next }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How many moves Mister X makes until he shows himself again, if he does. */
function movesUntilSeen(view: ScotlandYardView): number | null {
  const made = view.travel_log.length;
  const next = view.sightings.find((move) => move > made);
  return next === undefined ? null : next - made;
}

/** What Mister X's ride by a ticket leaves the detectives to think of. */
function told(
  place: 'ticket' | 'slip',
  { verb }: Choice,
  { view, notebook }: Moment<ScotlandYardView, ScotlandYardNotebook>,
): string {
  const count = notebook?.left?.[verb as Ticket];
  if (count === undefined) return '';
  const isSeen = movesUntilSeen(view) === 1;
  return word(`scotland-yard-${place}-${isSeen ? 'shows' : 'leaves'}`, { count });
}

export const hooks: Hooks<ScotlandYardView, ScotlandYardNotebook> = {
  identity({ view, notebook, help }) {
    const { station } = view.mister_x;
    if (view.viewer !== X_SEAT || !station) return null;
    const thought = Object.keys(notebook?.stations ?? {}).length;
    const moves = movesUntilSeen(view);
    return {
      title: word('scotland-yard-you-are'),
      about: word('scotland-yard-you-are-about', { rounds: view.rounds }),
      facts: [
        word('scotland-yard-you-at', { station: nameOf(station) }),
        ...(help !== 'off' && thought > 0
          ? [word('scotland-yard-you-thought', { count: thought })]
          : []),
        ...(moves === null ? [] : [word('scotland-yard-you-until', { count: moves })]),
      ],
    };
  },
  meaning,
  Portrait: XPortrait,
  endsAt: (view) => view.mister_x.station,
  SeatFace,
  sign: ({ verb }) => (verb === 'show' ? 'eye' : 'ticket'),
  Face: TicketFace,
  note(choice, view) {
    const count = left(view, choice.verb as Ticket);
    return count === null
      ? word('scotland-yard-ticket-endless')
      : word('scotland-yard-ticket-left', { count });
  },
  noted: ['left'],
  foretells: (choice, moment) => told('ticket', choice, moment),
  doubt: (choice, moment) => told('slip', choice, moment),
};
