/** My games on this device: which seats I hold at which tables, and the links I can share. */
import type { Noted } from './fairness';
import type { Frame, SeatShown, TablePlan, Text, Turn } from '$generated/wire';
import { follow, forget, keysUnder, load, save } from './storage';

export interface SavedGame {
  table: string;
  game: string;
  /** The secrets of my seats, by seat. */
  seats: Record<string, string>;
  /** The secrets of the links, where I made the table. */
  invitation: string;
  spectating: string;
  opened: number;
  /** The commitment of the draws, as first seen: it may not change. */
  commitment: string;
  /** What I noted of the draws before the end. */
  fair?: Noted;
  /** What I asked for, so that the same can be played again. */
  plan: TablePlan | null;
  /** How it stood when I last looked. */
  last: LastSeen | null;
  /** The table was not found on the server at the last request. */
  gone?: boolean;
}

export interface LastSeen {
  turn: Turn;
  started: boolean;
  expected: Text;
  /** Who else sits there, as far as they have names. */
  others: string[];
  bots: number;
  /** Seats that are still free before the start. */
  free?: number;
  /** When the running clock expires, by this device's clock. */
  until?: number | null;
  /** An offer of the others waits for my answer. */
  asked?: boolean;
  paused?: boolean;
}

/** A key for each table: two tabs at two tables never overwrite each other. */
const PREFIX = 'game:';
/** All tables in one list, as versions before kept them. */
const OLD_KEY = 'games';
/** Of the games that are over, gone or only watched; those that go on are all saved. */
const MOST_SETTLED = 60;
const MOST_VIEWS = 60;
/** What else is saved of a table, by the table and the viewer. */
const BELONGINGS = ['pencil:', 'before:'];

/** All tables where I hold a seat, or that I made; the one opened last first. */
export function savedGames(): SavedGame[] {
  return allSaved().filter((saved) => hasSeat(saved) || saved.invitation !== '');
}

export function savedGame(table: string): SavedGame | null {
  takeOver();
  return load<SavedGame | null>(PREFIX + table, null);
}

/** Say how a table stands for a seat that looks at it now. */
export function lastSeen(frame: Frame, seats: readonly SeatShown[]): LastSeen {
  return {
    turn: frame.turn,
    started: frame.started,
    expected: frame.view.expected,
    others: seats
      .filter((seat, number) => number !== frame.viewer && seat.player)
      .map((seat) => seat.player),
    bots: seats.filter((seat) => seat.presence === 'bot').length,
  };
}

/** Keep a game, or what is new of it; the one opened last comes first. */
export function saveGame(
  table: string,
  game: string,
  news: Partial<SavedGame>,
  now = Date.now(),
): SavedGame {
  const before = savedGame(table);
  const fair = news.fair ?? before?.fair;
  const saved: SavedGame = {
    table,
    game,
    seats: { ...before?.seats, ...news.seats },
    invitation: news.invitation || before?.invitation || '',
    spectating: news.spectating || before?.spectating || '',
    opened: now,
    commitment: before?.commitment || news.commitment || '',
    ...(fair && { fair }),
    plan: news.plan ?? before?.plan ?? null,
    last: news.last ?? before?.last ?? null,
    gone: news.gone ?? false,
  };
  save(PREFIX + table, saved);
  if (before === null) forgetSettled();
  announce();
  return saved;
}

/** My seat at a table is another one now; a device's key names its seat. Gives the token. */
export function moveSeat(table: string, token: string, seat: number): string {
  const saved = savedGame(table);
  const [key, asked] = token.split('.');
  const moved = asked === undefined ? token : `${key}.${seat}`;
  if (!saved) return moved;
  const others = Object.entries(saved.seats).filter(([, held]) => held !== token);
  const seats = { ...Object.fromEntries(others), [seat]: moved };
  save(PREFIX + table, { ...saved, seats } satisfies SavedGame);
  announce();
  return moved;
}

/** A move was taken back: the same game is at another table now, with the same seats. */
export function followBack(table: string, next: string): string {
  const saved = savedGame(table);
  if (saved) {
    const { game, seats, plan, invitation, spectating } = saved;
    saveGame(next, game, { seats, plan, invitation, spectating });
    dropGame(table);
  }
  return next;
}

const watchers = new Set<() => void>();
const announce = () => watchers.forEach((listener) => listener());

/** Call back when this tab or another keeps or drops a game, until the result is called. */
export function watchGames(listener: () => void): () => void {
  const stop = followGames(listener);
  watchers.add(listener);
  return () => {
    stop();
    watchers.delete(listener);
  };
}

/** Note that a table is gone from the server; its seat is kept until there are many such. */
export function markGone(saved: SavedGame): void {
  save(PREFIX + saved.table, { ...saved, gone: true } satisfies SavedGame);
  announce();
}

export function dropGame(table: string): void {
  forget(PREFIX + table);
  for (const kind of BELONGINGS) keysUnder(`${kind}${table}:`).forEach(forget);
  announce();
}

/** Drop the seats that a device's key opened, as it opens none any more. */
export function dropSeatsOf(key: string): void {
  for (const saved of allSaved()) {
    const seats = Object.entries(saved.seats).filter(([, token]) => !token.startsWith(`${key}.`));
    if (seats.length === Object.keys(saved.seats).length) continue;
    if (seats.length === 0 && !saved.invitation) dropGame(saved.table);
    else save(PREFIX + saved.table, { ...saved, seats: Object.fromEntries(seats) });
  }
  announce();
}

/** Call back when another tab keeps or drops a game, until the result is called. */
export const followGames = (listener: () => void) => follow(PREFIX, listener);

/** Forget what belongs to tables that are not kept here, as when a page was left open. */
export function tidy(): void {
  const tables = new Set(allSaved().map((saved) => saved.table));
  for (const kind of BELONGINGS) {
    for (const key of keysUnder(kind)) {
      const table = key.slice(kind.length, key.lastIndexOf(':'));
      if (!tables.has(table)) forget(key);
    }
  }
}

function allSaved(): SavedGame[] {
  takeOver();
  return keysUnder(PREFIX)
    .flatMap((key) => load<SavedGame | null>(key, null) ?? [])
    .sort((a, b) => b.opened - a.opened);
}

function hasSeat(saved: SavedGame): boolean {
  return Object.keys(saved.seats).length > 0;
}

/** Keep every seat of a game that goes on; of the others those opened last. */
function forgetSettled(): void {
  const isSettled = (saved: SavedGame) =>
    saved.gone === true || saved.last?.turn === 'over' || (!hasSeat(saved) && !saved.invitation);
  const all = allSaved();
  for (const saved of all.filter(isSettled).slice(MOST_SETTLED)) dropGame(saved.table);
  // A view is large, and serves only to show what has changed since.
  for (const saved of all.slice(MOST_VIEWS)) keysUnder(`before:${saved.table}:`).forEach(forget);
}

/** Take over the list of a version before, once. */
function takeOver(): void {
  const list = load<SavedGame[]>(OLD_KEY, []);
  if (list.length === 0) return;
  for (const saved of list) {
    if (load<SavedGame | null>(PREFIX + saved.table, null) === null)
      save(PREFIX + saved.table, saved);
  }
  forget(OLD_KEY);
}

/** Whether it is my turn there, as far as this device knows. */
export function isMine(saved: SavedGame): boolean {
  const turn = saved.last?.turn;
  if (saved.gone) return false;
  return typeof turn === 'number' && saved.last?.started === true && String(turn) in saved.seats;
}
