/** Dates as a language writes them. */
import { word } from './words.svelte';

/** A day, with its year where that is not this year's. */
export function dayOf(at: number, language: string, now = Date.now()): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until a time, in words: in hours, or the day and the hour where it is far. */
export function timeLeft(until: number, language: string, now = Date.now()): string {
  const left = until - now;
  if (left <= 0) return '';
  if (left < 2 * HOUR) return word('left-minutes', { count: Math.ceil(left / MINUTE) });
  if (left < 2 * DAY) return word('left-hours', { count: Math.floor(left / HOUR) });
  const far: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  const day = new Intl.DateTimeFormat(language, {
    ...(left < 6 * DAY ? { weekday: 'long' } : far),
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(until));
  return word('left-until', { day });
}
