/** Settings and progress that belong to the player: the server keeps them for all devices. */
import { fetchPreferences, keepPreferences } from './api';
import { LESSONS, type LessonProgress } from './lessonProgress';
import { player } from './player.svelte';
import { settings, type ChosenSettings } from './settings.svelte';
import { RESULTS, type PuzzleResult } from './solvedPuzzles';
import { keysUnder, load, onSaved, save } from './storage';

/** Changes that come so close together are sent once. */
const TOGETHER = 2000;
const WATCHED = [LESSONS, RESULTS, 'settings'];

/** What a player's devices have in common. */
export interface Common {
  settings: ChosenSettings;
  lessons: Record<string, LessonProgress>;
  puzzles: Record<string, PuzzleResult>;
}

const NOTHING: Common = { settings: {}, lessons: {}, puzzles: {} };

/** Put together what two devices know: of each setting and lesson what came last. */
export function merged(one: Common, other: Common): Common {
  return {
    settings: united(one.settings, other.settings, (a, b) => (b.at > a.at ? b : a)),
    lessons: united(one.lessons, other.lessons, (a, b) => ({
      ...((b.at ?? 0) > (a.at ?? 0) ? b : a),
      done: a.done || b.done,
    })),
    puzzles: united(one.puzzles, other.puzzles, (a, b) =>
      a === 'solved' || b === 'solved' ? 'solved' : 'shown',
    ),
  };
}

function united<T>(
  one: Record<string, T>,
  other: Record<string, T>,
  choose: (a: T, b: T) => T,
): Record<string, T> {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [a, b] = [one[key], other[key]];
      const found = a !== undefined && b !== undefined ? choose(a, b) : (a ?? b);
      return found === undefined ? [] : [[key, found]];
    }),
  );
}

/** What this device knows. */
function known(): Common {
  const under = <T>(prefix: string) =>
    Object.fromEntries(
      keysUnder(prefix).map((key) => [key.slice(prefix.length), load<T | null>(key, null) as T]),
    );
  return {
    settings: settings.chosen(),
    lessons: under<LessonProgress>(LESSONS),
    puzzles: under<PuzzleResult>(RESULTS),
  };
}

function read(written: string): Common {
  try {
    return { ...NOTHING, ...(JSON.parse(written || '{}') as Partial<Common>) };
  } catch {
    return NOTHING; // of a newer client, perhaps
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

class Following {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private syncing: Promise<void> | null = null;

  /** Follow what this device saves, until the result is called. */
  start(): () => void {
    const stop = onSaved((key) => {
      if (WATCHED.some((prefix) => key.startsWith(prefix))) this.soon();
    });
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  /** Look soon what the other devices know. */
  soon(): void {
    clearTimeout(this.timer);
    // Where the server is away, the next change or visit asks again.
    this.timer = setTimeout(() => void this.sync().catch(() => undefined), TOGETHER);
  }

  /** Take over what the other devices know, and tell them what they don't. */
  sync(): Promise<void> {
    this.syncing ??= this.syncOnce().finally(() => (this.syncing = null));
    return this.syncing;
  }

  private async syncOnce(): Promise<void> {
    const key = player.device?.key;
    if (!key) return;
    const kept = read((await player.asking(fetchPreferences(key))).written);
    const mine = known();
    const all = merged(mine, kept);
    if (!same(all, merged(mine, mine))) await takeOver(all, mine);
    if (!same(all, merged(kept, kept))) await keepPreferences(key, JSON.stringify(all));
  }
}

async function takeOver(all: Common, mine: Common): Promise<void> {
  for (const [name, progress] of Object.entries(all.lessons))
    if (!same(progress, mine.lessons[name])) save(LESSONS + name, progress);
  for (const [name, result] of Object.entries(all.puzzles))
    if (result !== mine.puzzles[name]) save(RESULTS + name, result);
  if (!same(all.settings, mine.settings)) await settings.follow(all.settings);
}

export const following = new Following();
