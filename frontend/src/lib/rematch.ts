/** A rematch: offered and agreed to by all players, at a new table with the seats rotated. */
import { askRematch, declineRematch } from './api';
import { contribute } from './contributing';
import { turnedPlan } from './plans';
import { saveGame, savedGame } from './savedGames';
import type { Table } from './table.svelte';

/** The tokens of this device's seats at a table. */
function tokensOf(table: Table): string[] {
  const tokens = Object.values(savedGame(table.id)?.seats ?? {});
  return tokens.length > 1 ? tokens : [table.token];
}

/** Offer a rematch, or agree to one, for all seats of this device; its table once all agree. */
export async function offerRematch(table: Table): Promise<string> {
  let next = '';
  for (const token of tokensOf(table)) next = (await askRematch(table.id, token)).table;
  return next;
}

/** Decline a rematch, or take the own offer back. */
export async function withdrawRematch(table: Table): Promise<void> {
  await declineRematch(table.id, tokensOf(table)[0] ?? table.token);
}

/** Add my numbers to the next game's draws, also while I still look at this one. */
export async function joinRematch(table: Table, next: string): Promise<void> {
  keepRematch(table, next);
  await contribute(next);
}

/** Keep my seats at the next table: the seats are rotated by one, and my tokens stay the same. */
export function keepRematch(table: Table, next: string): void {
  const count = table.seats.length;
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
    ([seat, token]) => [(Number(seat) + count - 1) % count, token] as const,
  );
  if (held.length > 0 && count > 0) {
    saveGame(next, table.shown?.game ?? '', {
      seats: Object.fromEntries(held),
      plan: plan && turnedPlan(plan),
      spectating,
    });
  }
}
