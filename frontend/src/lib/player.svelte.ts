/** The player whose device this is: a key kept here, seats and results kept by the server. */
import {
  addDevice,
  claimSeat,
  createPlayer,
  deletePlayer,
  fetchAlerts,
  exportPlayer,
  fetchFrame,
  fetchPlayer,
  fetchPlayerGames,
  offerDeviceLink,
  refusalOf,
  renamePlayer,
  revokeDevice,
} from './api';
import { signIn } from './passkeys';
import { keepSubscribed, switchOff } from './push';
import { dropSeatsOf, saveGame, savedGame, savedGames } from './savedGames';
import { settings } from './settings.svelte';
import { follow, forget, load, save } from './storage';
import { word } from './words.svelte';
import type { DeviceLink, NewDevice, PlayedGame, PlayerShown } from '$generated/wire';

const KEY = 'player';
const CLAIMED = 'claimed';
/** Set once a player was deleted, or this device removed: none is made again unasked. */
const NOBODY = 'nobody';
const MOST_CLAIMED = 500;

interface Claimed {
  player: string;
  seats: string[];
}

/** A seat's token that is a device's key: the server knows already whose seat it is. */
const isOwnKey = (token: string, player: NewDevice) => token.startsWith(`${player.key}.`);

class Player {
  /** The key of this device, once there is one. */
  device = $state.raw<NewDevice | null>(load<NewDevice | null>(KEY, null));
  private keeping: Promise<void> | null = null;

  constructor() {
    follow(KEY, () => (this.device = load<NewDevice | null>(KEY, null)));
  }

  /** The key of this device; a player is made where there is none yet. */
  async key(): Promise<string> {
    await this.exist();
    return this.device?.key ?? '';
  }

  private async exist(): Promise<void> {
    const name = settings.now.name || word('guest');
    if (!this.device) await this.create(name, word(`device-${deviceKind()}`));
  }

  /** Become a player of the server, with this as the first device. */
  async create(name: string, device: string): Promise<void> {
    this.use(await createPlayer(name, device));
  }

  /** Make this device one of the player who made the link. */
  async continueFrom(code: string, device: string): Promise<void> {
    this.use(await addDevice(code, device));
  }

  /** Make this device one of the player whose passkey is used; its earlier key ends. */
  async signIn(device: string): Promise<void> {
    const earlier = this.device;
    const now = await signIn(device);
    this.use(now);
    if (earlier?.player === now.player) await revokeDevice(now.key, earlier.device);
  }

  /** Let the seats of this device belong to the player, who is made with the first of them. */
  keepSeats(): Promise<void> {
    this.keeping ??= this.claimAll().finally(() => (this.keeping = null));
    return this.keeping;
  }

  private async claimAll(): Promise<void> {
    const held = savedGames().flatMap(({ table, seats, gone }) =>
      gone ? [] : Object.entries(seats).map(([seat, token]) => ({ table, seat, token })),
    );
    if (held.length === 0 || (!this.device && load(NOBODY, false))) return;
    await this.exist();
    const { device: mine } = this;
    if (!mine) return;
    const known = load<Claimed>(CLAIMED, { player: '', seats: [] });
    const claimed = known.player === mine.player ? known.seats : [];
    const done = new Set(claimed);
    for (const { table, seat, token } of held) {
      if (done.has(`${table}.${seat}`) || isOwnKey(token, mine)) continue;
      try {
        await claimSeat(mine.key, table, token);
      } catch (error) {
        if (refusalOf(error).status === 0 || refusalOf(error).status >= 500) return;
      }
      done.add(`${table}.${seat}`);
      save(CLAIMED, { player: mine.player, seats: [...done].slice(-MOST_CLAIMED) });
    }
  }

  /** List the player's games. */
  async games(): Promise<PlayedGame[]> {
    return this.device ? this.asking(fetchPlayerGames(this.device.key)) : [];
  }

  /** Keep the games of the player's other devices here too; list all of them. */
  async takeOver(): Promise<PlayedGame[]> {
    const { device } = this;
    if (!device) return [];
    const games = await this.games();
    const others = games.filter(({ fate, table }) => fate === 'running' && !savedGame(table));
    await Promise.all(
      others.map(async ({ table, seat, game }) => {
        const token = `${device.key}.${seat}`;
        try {
          const { turn, started, view } = await fetchFrame(table, token);
          const last = { turn, started, expected: view.expected, others: [], bots: 0 };
          saveGame(table, game, { seats: { [seat]: token }, last });
        } catch {
          // It may be gone meanwhile; the next look tells.
        }
      }),
    );
    return games;
  }

  async shown(): Promise<PlayerShown | null> {
    return this.device ? this.asking(fetchPlayer(this.device.key)) : null;
  }

  async rename(name: string): Promise<void> {
    if (!this.device) return;
    await renamePlayer(this.device.key, name);
    this.use({ ...this.device, name });
  }

  async offerLink(): Promise<DeviceLink | null> {
    return this.device ? this.asking(offerDeviceLink(this.device.key)) : null;
  }

  async revoke(device: string): Promise<void> {
    if (this.device) await this.asking(revokeDevice(this.device.key, device));
  }

  async export(): Promise<string> {
    return this.device ? this.asking(exportPlayer(this.device.key)) : '';
  }

  /** Delete everything that the server keeps of the player; seats stay open by their tokens. */
  async delete(): Promise<void> {
    if (this.device) await this.asking(deletePlayer(this.device.key));
    this.drop();
  }

  /** Wait for what was asked for by the key; forget a key that the server no longer knows. */
  async asking<T>(answer: Promise<T>): Promise<T> {
    const key = this.device?.key;
    try {
      return await answer;
    } catch (error) {
      if (refusalOf(error).code === 'NotYours' && this.device?.key === key) this.drop();
      throw error;
    }
  }

  /** See to it that alerts still reach this device, where its player wants that. */
  async keepAlerts(): Promise<void> {
    const { device } = this;
    if (device)
      await keepSubscribed(device.key, async () => (await fetchAlerts(device.key)).push_key);
  }

  private use(device: NewDevice): void {
    if (this.device && this.device.player !== device.player) void switchOff();
    this.device = device;
    save(KEY, device);
    forget(NOBODY);
  }

  /** Be nobody's device: what its key opened is not kept here. */
  private drop(): void {
    if (this.device) dropSeatsOf(this.device.key);
    this.device = null;
    void switchOff();
    forget(KEY);
    forget(CLAIMED);
    save(NOBODY, true);
  }
}

export const player = new Player();

/** What to call this device, until its player says otherwise. */
export function deviceKind(): 'phone' | 'tablet' | 'computer' {
  const agent = navigator.userAgent;
  if (/iPad|Tablet/.test(agent) || (/Android/.test(agent) && !/Mobile/.test(agent)))
    return 'tablet';
  return /Mobi|iPhone|Android/.test(agent) ? 'phone' : 'computer';
}
