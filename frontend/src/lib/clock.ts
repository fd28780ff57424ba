/** The current clocks: as the server sent them, less the time since. */
import type { Clocks } from '$generated/wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(clocks: Clocks, seat: number, received: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - (now - received) : left);
}

/** The time until the shown value changes. */
export function nextTick(left: number): number {
  return left >= HOUR ? MINUTE : SECOND;
}

export function written(left: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${two((left % HOUR) / MINUTE)}`;
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
}
