/** People whom one has played with, and to which tables they were invited from this page. */
import { SvelteSet } from 'svelte/reactivity';
import type { Companion } from '$generated/wire';
import { fetchCompanions, inviteToTable } from './api';
import { player } from './player.svelte';

/** A person to invite, by a seat of a game that both have finished. */
export interface Guest {
  met_at: string;
  seat: number;
}

const sent = new SvelteSet<string>();
const mark = (table: string, { met_at, seat }: Guest) => `${table} ${met_at} ${seat}`;

export const guestOf = ({ table, seat }: Companion): Guest => ({ met_at: table, seat });

export const isSame = (one: Guest, other: Guest | null) =>
  one.met_at === other?.met_at && one.seat === other.seat;

/** The people to invite; nobody without a key. */
export async function companions(): Promise<Companion[]> {
  return player.device ? fetchCompanions(player.device.key) : [];
}

export const isInvited = (table: string, guest: Guest) => sent.has(mark(table, guest));

/** Invite a person to a table where one sits. */
export async function invite(table: string, guest: Guest): Promise<void> {
  await player.keepSeats();
  await inviteToTable(await player.key(), table, guest.met_at, guest.seat);
  sent.add(mark(table, guest));
}

/** The parts of an address that name a guest: a game to set up, with somebody. */
export const partsOf = (game: string, guest: Guest) => [
  'new',
  game,
  'with',
  guest.met_at,
  String(guest.seat),
];

/** The guest that an address names, if it does. */
export function guestFrom([, how, met_at, seat]: string[]): Guest | null {
  return how === 'with' && met_at && /^\d$/.test(seat ?? '')
    ? { met_at, seat: Number(seat) }
    : null;
}
