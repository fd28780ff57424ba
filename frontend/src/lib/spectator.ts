/** A spectator's secret, by which the others know that two lines are from the same person. */
import { load, save } from './storage';

const SECRET = 'spectator';
const HIDDEN = 'hidden-spectators';
const MOST_HIDDEN = 100;

export function spectatorSecret(): string {
  const known = load(SECRET, '');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  save(SECRET, made);
  return made;
}

/** The marks whose lines this device does not show; a mark belongs to one table. */
export const hiddenSpectators = () => load<string[]>(HIDDEN, []);

export function hideSpectator(mark: string, isHidden: boolean): string[] {
  const others = hiddenSpectators().filter((other) => other !== mark);
  const hidden = isHidden ? [...others, mark].slice(-MOST_HIDDEN) : others;
  save(HIDDEN, hidden);
  return hidden;
}
