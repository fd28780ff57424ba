/**
 * Contributes to a table's draws: commits to a number for each seat of this device, and reveals
 * it once every player has committed. So no draw can be chosen by others, not even by the server.
 */
import { fetchTable, sendOrder } from './api';
import { digestOf, NOTHING_NOTED, startOf, type Noted } from './fairness';
import type { Draws, TableShown } from '$generated/wire';
import { saveGame, savedGame } from './savedGames';

const MOST_LOOKS = 50;
const WAIT = 250; // milliseconds between two looks

const running = new Set<string>();

export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Contribute for all seats that this device holds at a table, until its game starts. */
export async function contribute(
  table: string,
  wait: () => Promise<unknown> = () => new Promise((done) => setTimeout(done, WAIT)),
): Promise<void> {
  if (running.has(table)) return;
  running.add(table);
  try {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const shown = await fetchTable(table);
      if (!shown.draws || shown.draws.phase === 'seating') return;
      if (!(await step(shown, shown.draws))) await wait();
    }
  } catch {
    // A server that does not answer, or that no longer waits: the page shows the game as it is.
  } finally {
    running.delete(table);
  }
}

/** Do what is due for my seats; tell whether anything was. */
async function step(shown: TableShown, draws: Draws): Promise<boolean> {
  const saved = saveGame(shown.id, shown.game, { commitment: shown.commitment });
  let done = false;
  for (const [place, token] of Object.entries(saved.seats)) {
    const seat = Number(place);
    const known = notedOf(shown.id).numbers[place];
    if (draws.phase === 'committing' && !draws.digests[seat]) {
      const number = known ?? newNumber();
      note(shown, { numbers: { ...notedOf(shown.id).numbers, [place]: number } });
      const digest = digestOf(shown.id, seat, number);
      await sendOrder(shown.id, token, 'commit', { type: 'commit', digest });
      done = true;
    } else if (draws.phase === 'revealing' && known) {
      if (digestOf(shown.id, seat, known) !== draws.digests[seat]) continue;
      note(shown, { start: startOf(shown.id, saved.commitment, draws.digests) });
      await sendOrder(shown.id, token, 'reveal', { type: 'reveal', number: known });
    }
  }
  return done;
}

export function notedOf(table: string): Noted {
  return savedGame(table)?.fair ?? NOTHING_NOTED;
}

function note(shown: TableShown, news: Partial<Noted>): void {
  saveGame(shown.id, shown.game, { fair: { ...notedOf(shown.id), ...news } });
}

/** Whether all other seats are bots. */
export function isAlone(shown: TableShown): boolean {
  const mine = savedGame(shown.id)?.seats ?? {};
  return shown.seats.every((seat, number) => seat.presence === 'bot' || String(number) in mine);
}
