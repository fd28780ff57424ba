import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Common } from './following';

const server = { written: '', kept: 0 };

vi.mock('./api', async (original) => ({
  ...(await original<object>()),
  fetchPreferences: async () => ({ written: server.written }),
  keepPreferences: async (_: string, written: string) => {
    server.written = written;
    server.kept += 1;
  },
}));

/** A device of the player: its own storage, its own page. */
class Device {
  private stored: Record<string, string> = {};

  async use<T>(work: (page: Page) => Promise<T> | T): Promise<T> {
    localStorage.clear();
    for (const [key, value] of Object.entries(this.stored)) localStorage.setItem(key, value);
    vi.resetModules();
    const page = await opened();
    const result = await work(page);
    this.stored = Object.fromEntries(Object.entries(localStorage));
    return result;
  }
}

async function opened() {
  localStorage.setItem('gaslamp:player', JSON.stringify({ key: 'k', player: 'p' }));
  const [{ following }, { settings }, lessons, puzzles] = await Promise.all([
    import('./following'),
    import('./settings.svelte'),
    import('./lessonProgress'),
    import('./solvedPuzzles'),
  ]);
  return { following, settings, ...lessons, ...puzzles };
}
type Page = Awaited<ReturnType<typeof opened>>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  Object.assign(server, { written: '', kept: 0 });
});
afterEach(() => vi.useRealTimers());

const FIRST = { game: 'mr_jack', number: 1 };
const STEP = { answers: [1, null], step: 2, of: 9 };

describe('what belongs to the player', () => {
  it('goes to another device, and what that does comes back', async () => {
    const [laptop, phone] = [new Device(), new Device()];
    await laptop.use(async ({ following, settings, saveLessonProgress, savePuzzleResult }) => {
      await settings.set('speed', 'calm');
      await settings.set('text', 'large');
      saveLessonProgress('mr_jack', 'jack', STEP);
      savePuzzleResult(FIRST, 'solved');
      await following.sync();
    });
    vi.setSystemTime(2000);
    await phone.use(async ({ following, settings, lessonProgress, puzzleResult, ...page }) => {
      await following.sync();
      expect(settings.now.speed).toBe('calm');
      expect(settings.now.text).toBe('usual'); // it depends on the device
      expect(lessonProgress('mr_jack', 'jack')).toMatchObject({ ...STEP, done: false });
      expect(puzzleResult(FIRST)).toBe('solved');
      await settings.set('speed', 'quick');
      page.saveLessonProgress('mr_jack', 'jack', { answers: [1, null, 4], step: 9, of: 9 });
      await following.sync();
    });
    await laptop.use(async ({ following, settings, lessonProgress }) => {
      await following.sync();
      expect(settings.now.speed).toBe('quick');
      expect(lessonProgress('mr_jack', 'jack')).toMatchObject({ step: 9, done: true });
    });
  });

  it('is sent only where it has changed', async () => {
    const laptop = new Device();
    await laptop.use(async ({ following, savePuzzleResult }) => {
      savePuzzleResult(FIRST, 'shown');
      for (let visit = 0; visit < 3; visit += 1) await following.sync();
    });
    expect(server.kept).toBe(1);
  });

  it('is sent a moment after it was saved', async () => {
    const laptop = new Device();
    await laptop.use(async ({ following, savePuzzleResult }) => {
      const stop = following.start();
      savePuzzleResult(FIRST, 'solved');
      expect(server.kept).toBe(0);
      await vi.advanceTimersByTimeAsync(3000);
      stop();
    });
    expect((JSON.parse(server.written) as Common).puzzles).toEqual({ 'mr_jack:1': 'solved' });
  });

  it('is put together whatever the order, and loses nothing that was done', async () => {
    const { merged } = await import('./following');
    const a: Common = {
      settings: { sound: { value: false, at: 5 } },
      lessons: { x: { answers: [1], step: 3, of: 3, done: true, at: 1 } },
      puzzles: { p: 'shown', q: 'solved' },
    };
    const b: Common = {
      settings: { sound: { value: true, at: 4 }, expert: { value: true, at: 0 } },
      lessons: { x: { answers: [], step: 0, of: 3, done: false, at: 2 } },
      puzzles: { q: 'shown' },
    };
    const all = merged(a, b);
    expect(merged(b, a)).toEqual(all);
    expect(merged(all, b)).toEqual(all);
    expect(all.settings).toEqual({ ...b.settings, ...a.settings });
    expect(all.lessons.x).toEqual({ answers: [], step: 0, of: 3, done: true, at: 2 });
    expect(all.puzzles).toEqual({ p: 'shown', q: 'solved' });
  });

  it('stays here where the server keeps what cannot be read', async () => {
    server.written = 'damaged';
    await new Device().use(async ({ following, savePuzzleResult, puzzleResult }) => {
      savePuzzleResult(FIRST, 'solved');
      await following.sync();
      expect(puzzleResult(FIRST)).toBe('solved');
    });
  });
});
