import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pad } from './pad.svelte';
import type { Table } from './table.svelte';

const CHOICES = [1, 2].map((action) => ({
  action,
  notation: `go ${action}`,
  path: [`station-${action}`],
  verb: 'go',
  label: { key: 'go' },
}));

let asked: string[];
let fails = false;

beforeEach(() => {
  asked = [];
  fails = false;
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.search);
    if (fails) return Response.json({ code: 'No', reason: { key: 'no' } }, { status: 409 });
    const view = { game: 'toy', turn: 0 };
    return Response.json({ seat: 0, viewer: 0, turn: 0, view, choices: CHOICES, log: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(help = 'weights', until = 0): Promise<Pad> {
  const table = {
    id: 'friday',
    token: 'secret',
    game: 'toy',
    board: { elements: [], links: [] },
    shown: { settings: { help } },
  } as unknown as Table;
  const pad = new Pad(table, until);
  await pad.open();
  return pad;
}

describe('the analysis pad', () => {
  it('tries moves one after the other, and takes them back', async () => {
    const pad = await opened();
    pad.pick('station-1');
    await vi.waitFor(() => expect(pad.tries).toEqual([1]));
    pad.pick('station-2');
    await vi.waitFor(() => expect(pad.tries).toEqual([1, 2]));
    expect(asked.at(-1)).toBe('?until=0&draw=0&tries=1,2');
    pad.back();
    await vi.waitFor(() => expect(pad.tries).toEqual([1]));
    await pad.restart();
    expect(pad.canUndo).toBe(false);
  });

  it('begins where the player looked back, and draws anew on request', async () => {
    const pad = await opened('weights', 12);
    expect(asked).toEqual(['?until=12&draw=0&tries=']);
    await pad.drawAgain();
    expect(asked.at(-1)).toBe('?until=12&draw=1&tries=');
  });

  it('draws once for all at a table without a notebook', async () => {
    expect((await opened('off')).canDraw).toBe(false);
    expect((await opened('possible')).canDraw).toBe(true);
  });

  it('keeps what was tried when the server refuses', async () => {
    const pad = await opened();
    pad.pick('station-1');
    await vi.waitFor(() => expect(pad.tries).toEqual([1]));
    fails = true;
    pad.pick('station-2');
    await vi.waitFor(() => expect(pad.refusal).toEqual({ key: 'no' }));
    expect(pad.tries).toEqual([1]);
    expect(pad.choices).toHaveLength(2);
  });
});
