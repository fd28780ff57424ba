import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page, Perspective, Replay } from '$generated/wire';
import { ReplayPlayer, hunterOf } from './replay.svelte';

const replay = {
  game: 'toy',
  seats: [{ level: '' }, { level: 'random' }],
  steps: [0, 1, 1, 1, 2, 2].map((round, index) => ({
    actor: index === 0 ? 'chance' : 0,
    text: { key: `moved-${index + 1}` },
    round,
  })),
  told: { 1: [[], [], [{ key: 'saw-2' }], [], [{ key: 'saw-3' }, { key: 'saw-4' }], [], []] },
  viewers: [0, 1, 'spectator', 'all'],
  left: {},
  bits: { 0: [0, 0, 0, 0, 0, 0, 0], 1: [3, 3, 1, 1, 1, 0, 0], spectator: [3, 3, 3, 3, 3, 3, 3] },
  moments: [
    { step: 2, viewers: [1], bits: 2 },
    { step: 5, viewers: [1], bits: 1 },
  ],
} as unknown as Replay;

const pageOf = (step: number, viewer: Perspective) =>
  ({ step, viewer, view: {}, log: [], notebook: { game: 'toy' } }) as unknown as Page;

let slow: Map<string, () => void>;

beforeEach(() => {
  slow = new Map();
  vi.stubGlobal('fetch', async (url: URL) => {
    const [path = '', query = ''] = url.href.split('api/')[1]?.split('?viewer=') ?? [];
    const step = Number(path.split('/').at(-1));
    const waits = slow.has(`${step}`);
    if (waits) await new Promise<void>((go) => slow.set(`${step}`, go));
    if (path.endsWith('/replay')) return Response.json(replay);
    if (path.endsWith('/board')) return Response.json({ elements: [], links: [] });
    return Response.json(pageOf(step, /\d/.test(query) ? Number(query) : (query as Perspective)));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(step: number | null = 0): Promise<ReplayPlayer> {
  const playback = new ReplayPlayer({ kind: 'table', id: 'toy' });
  await playback.open(step, 'all');
  return playback;
}

describe('a playback', () => {
  it('opens at a step, or after the set-up', async () => {
    expect((await opened(3)).page?.step).toBe(3);
    expect((await opened(null)).page?.step).toBe(1);
    expect((await opened(Infinity)).page?.step).toBe(6);
  });

  it('goes from one round to the next, to the start of this one, and back', async () => {
    const playback = await opened();
    const seen = [];
    for (const way of [1, 1, 1, -1, -1, -1] as const) {
      await playback.turn(way);
      seen.push(playback.step);
    }
    expect(seen).toEqual([1, 4, 6, 4, 1, 0]);
    await playback.go(3);
    await playback.turn(-1);
    expect(playback.step).toBe(1);
  });

  it('tells what whoever looks was told, and no more', async () => {
    const playback = await opened(2);
    expect(playback.told[1]).toEqual([{ key: 'moved-2' }]);
    await playback.look(1);
    expect(playback.told).toEqual([
      [],
      [{ key: 'saw-2' }],
      [],
      [{ key: 'saw-3' }, { key: 'saw-4' }],
      [],
      [],
    ]);
  });

  it('shows the belief of whoever had to find out, beside all secrets', async () => {
    const playback = await opened();
    expect(hunterOf(replay)).toBe(1);
    expect(playback.believer).toBe(1);
    await playback.look(0);
    expect(playback.believer).toBe(0);
    expect(playback.page?.viewer).toBe(0);
  });

  it('stays within the game', async () => {
    const playback = await opened(5);
    await playback.by(4);
    expect(playback.step).toBe(6);
    await playback.by(-20);
    expect(playback.step).toBe(0);
  });

  it('leaps from one key moment to the next, and back', async () => {
    const playback = await opened();
    await playback.leap(1);
    expect(playback.step).toBe(2);
    await playback.leap(1);
    expect(playback.step).toBe(5);
    await playback.leap(-1);
    expect(playback.step).toBe(2);
  });

  it('shows the last step that was asked for, even if an earlier one comes later', async () => {
    const playback = await opened();
    slow.set('4', () => undefined);
    const late = playback.go(4);
    await playback.go(2);
    await vi.waitFor(() => expect(slow.get('4')?.toString()).not.toContain('undefined'));
    slow.get('4')?.();
    slow.delete('4');
    await Promise.race([late, new Promise((done) => setTimeout(done, 50))]);
    expect(playback.page?.step).toBe(2);
  });
});
