/** My games on this device: which seats I hold at which tables, and the links I can share. */
import type { Noted } from './fairness';
import { load, save } from './stored';
import type { Plan, Text, Turn } from './wire';

export interface KeptGame {
  table: string;
  game: string;
  /** The secrets of my seats, by seat. */
  seats: Record<string, string>;
  /** The secrets of the links, where I made the table. */
  invitation: string;
  spectating: string;
  opened: number;
  /** The seal of the draws, as it was when I first came: it may not change. */
  commitment: string;
  /** What I noted of the draws before the end. */
  fair?: Noted;
  /** What I asked for, so that the same can be played again. */
  plan: Plan | null;
  /** How it stood when I last looked. */
  last: LastSeen | null;
}

export interface LastSeen {
  turn: Turn;
  started: boolean;
  expected: Text;
  /** Who else sits there, as far as they have names. */
  others: string[];
  bots: number;
}

const KEY = 'games';
const MOST_KEPT = 60;

export function keptGames(): KeptGame[] {
  return load<KeptGame[]>(KEY, []);
}

export function keptGame(table: string): KeptGame | null {
  return keptGames().find((kept) => kept.table === table) ?? null;
}

/** Keep a game, or what is new of it; the one opened last comes first. */
export function keep(
  table: string,
  game: string,
  news: Partial<KeptGame>,
  now = Date.now(),
): KeptGame {
  const before = keptGame(table);
  const fair = news.fair ?? before?.fair;
  const kept: KeptGame = {
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
  };
  const others = keptGames().filter((other) => other.table !== table);
  save(KEY, [kept, ...others].slice(0, MOST_KEPT));
  return kept;
}

export function dropGame(table: string): void {
  save(
    KEY,
    keptGames().filter((kept) => kept.table !== table),
  );
}

/** Whether it is my turn there, as far as this device knows. */
export function isMine(kept: KeptGame): boolean {
  const turn = kept.last?.turn;
  return typeof turn === 'number' && kept.last?.started === true && String(turn) in kept.seats;
}
