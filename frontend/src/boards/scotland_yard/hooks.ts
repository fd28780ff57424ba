/** Scotland Yard: rides as tickets with their counts. */
import type { ScotlandYardNotebook, ScotlandYardView, Ticket } from '$generated/scotland_yard';
import type { Hooks } from '$lib/hooks';
import { word } from '$lib/words.svelte';
import { MISTER_X } from './helpers';
import TicketFace from './TicketFace.svelte';

/** How many tickets of a kind the pawn on turn has; nothing where they are not counted. */
function left(view: ScotlandYardView, ticket: Ticket): number | null {
  if (view.pawn === MISTER_X) return view.mister_x[ticket];
  const detective = view.detectives.find(({ pawn }) => pawn === view.pawn);
  return detective && ticket !== 'black' ? detective[ticket] : null;
}

export const hooks: Hooks<ScotlandYardView, ScotlandYardNotebook> = {
  sign: ({ verb }) => (verb === 'show' ? 'eye' : 'ticket'),
  Face: TicketFace,
  note(choice, view) {
    const count = left(view, choice.verb as Ticket);
    return count === null
      ? word('scotland-yard-ticket-endless')
      : word('scotland-yard-ticket-left', { count });
  },
};
