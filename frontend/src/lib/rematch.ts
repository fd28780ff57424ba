/** A rematch: offered and agreed to by all players, at a new table with the seats rotated. */
import { askRematch, declineRematch } from './api';
import { contribute } from './contributing';
import { saveGame, savedGame } from './savedGames';
import type { Table } from './table.svelte';

/** The tokens of this device's seats at a table. */
function tokensOf(table: Table): string[] {
  const tokens = Object.values(savedGame(table.id)?.seats ?? {});
  return tokens.length > 1 ? tokens : [table.token];
}

/** Offer a rematch, or agree to one, for all seats of this device; its table once all agree. */
export async function offerRematch(table: Table, keepsSides: boolean): Promise<string> {
  let next = '';
  for (const token of tokensOf(table)) next = (await askRematch(table.id, token, keepsSides)).table;
  return next;
}

/** Decline a rematch, or withdraw your own. */
export async function withdrawRematch(table: Table): Promise<void> {
  await declineRematch(table.id, tokensOf(table)[0] ?? table.token);
}

/** Add my numbers to the next game's draws, also while I still look at this one. */
export async function joinRematch(table: Table, next: string): Promise<void> {
  keepRematch(table, next);
  await contribute(next);
}

/** Keep my seats at the next table, where the server has them; my tokens stay the same. */
export function keepRematch(table: Table, next: string): void {
  const before = table.frame?.rematch_seats ?? [];
  const {
    seats: mine,
    plan,
    spectating,
  } = savedGame(table.id) ?? {
    seats: {},
    plan: null,
    spectating: '',
  };
  const held = Object.entries(mine).map(
    ([seat, token]) => [before.indexOf(Number(seat)), token] as const,
  );
  if (held.length > 0 && before.length > 0) {
    saveGame(next, table.shown?.game ?? '', {
      seats: Object.fromEntries(held),
      plan: plan && { ...plan, seats: before.flatMap((seat) => plan.seats[seat] ?? []) },
      spectating,
    });
  }
}

/** Tell whether others offer a rematch to the seat that looks on. */
export function isOfferedRematch({ frame, viewer }: Table): boolean {
  const agreed = frame?.rematching ?? [];
  return typeof viewer === 'number' && agreed.length > 0 && !agreed.includes(viewer);
}
