/** What the server tells of my games and of the listed tables, as it changes. */
import type {
  GameNow,
  Home,
  HomeNews,
  InvitationShown,
  OpenTable,
  RunningTable,
} from '$generated/wire';
import { declineInvitation, fetchLobby } from './api';
import { HomeSocket } from './homeSocket';
import { player } from './player.svelte';
import { followBack, markGone, saveGame, savedGame, savedGames, watchGames } from './savedGames';

const MOST_FOLLOWED = 60;

class HomeFeed {
  open = $state.raw<OpenTable[]>([]);
  running = $state.raw<RunningTable[]>([]);
  invitations = $state.raw<InvitationShown[]>([]);
  private readers = 0;
  private readonly socket = new HomeSocket((news) => this.take(news));

  /** Follow my games on every page, from now on. */
  start(): () => void {
    const stopWatching = watchGames(() => this.ask());
    const wake = () => document.visibilityState === 'visible' && this.socket.wake();
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    this.ask();
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      this.socket.want(null);
    };
  }

  /** Show the lists, until the result is called. */
  showLists(): () => void {
    this.readers += 1;
    this.ask();
    checkServer();
    return () => {
      this.readers -= 1;
      this.ask();
    };
  }

  /** Ask for what this device follows now; without games and lists there is no connection. */
  ask(): void {
    const wish = wishOf(this.readers > 0);
    if (!wish.key) this.invitations = [];
    if (!wish.lists) [this.open, this.running] = [[], []];
    this.socket.want(wish.key || wish.lists || wish.games?.length ? wish : null);
  }

  /** Decline an invitation, and take no more from its sender where that is wanted. */
  async decline({ table }: InvitationShown, mute: boolean): Promise<void> {
    await declineInvitation(player.device?.key ?? '', table, mute);
    this.invitations = this.invitations.filter((one) => one.table !== table);
  }

  private take(news: HomeNews): void {
    if (news.whole) {
      [this.open, this.running, this.invitations] = [[], [], []];
      checkServer(); // after an upgrade the connection was made anew
    }
    const late = Date.now() - news.at;
    for (const now of news.games ?? []) keep(now, late);
    for (const table of news.gone ?? []) {
      const saved = savedGame(table);
      if (saved) markGone(saved);
    }
    this.invitations = merged(this.invitations, news.invitations, news.withdrawn);
    this.open = merged(this.open, news.open, news.closed);
    this.running = merged(this.running, news.running, news.ended);
  }
}

/** Make a small request: its answer says which build is served, which a socket does not. */
function checkServer(): void {
  fetchLobby().catch(() => undefined);
}

function wishOf(lists: boolean): Home {
  const key = player.device?.key ?? '';
  const games = savedGames().flatMap(({ table, seats, gone, last }) => {
    const token = Object.values(seats)[0];
    const isSettled = gone === true || last?.turn === 'over';
    // The server knows itself which seats belong to the player.
    const isOwn = key !== '' && token?.startsWith(`${key}.`);
    return token && !isSettled && !isOwn ? [{ table, token }] : [];
  });
  return { type: 'home', key, games: games.slice(0, MOST_FOLLOWED), lists };
}

/** Keep how a game stands; one of another device of mine is kept with my key for its token. */
function keep(now: GameNow, late: number): void {
  if (now.went_back) {
    followBack(now.table, now.went_back);
    return;
  }
  const before = savedGame(now.table);
  const key = player.device?.key;
  const isNew = !before || Object.keys(before.seats).length === 0;
  if (isNew && !key) return;
  saveGame(
    now.table,
    now.game,
    {
      ...(isNew && key && { seats: { [now.seat]: `${key}.${now.seat}` } }),
      last: {
        turn: now.turn,
        started: now.started,
        expected: now.expected,
        others: now.others ?? [],
        bots: now.bots ?? 0,
        free: now.free ?? 0,
        until: now.until == null ? null : now.until + late,
        asked: now.asked ?? false,
        paused: now.paused ?? false,
      },
    },
    before?.opened,
  );
}

function merged<T extends { table: string }>(
  before: T[],
  changed: T[] = [],
  gone: string[] = [],
): T[] {
  const news = new Map(changed.map((one) => [one.table, one]));
  const left = before.filter(({ table }) => !gone.includes(table));
  const known = new Set(left.map(({ table }) => table));
  return [
    ...left.map((one) => news.get(one.table) ?? one),
    ...changed.filter(({ table }) => !known.has(table)),
  ];
}

export const home = new HomeFeed();
