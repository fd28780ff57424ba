import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedGame, saveGame } from './savedGames';
import { keepRematch } from './rematch';
import { Table } from './table.svelte';
import { FakePipe } from './testing';
import type { Choice, Frame } from '$generated/wire';

const choices: Choice[] = [
  { action: 1, notation: 'taxi 1', path: ['station-1'], verb: 'taxi', label: { key: 'taxi' } },
  { action: 2, notation: 'taxi 2', path: ['station-2'], verb: 'taxi', label: { key: 'taxi' } },
];
const board = {
  width: 1,
  height: 1,
  links: [],
  elements: ['station-1', 'station-2', 'pawn-1'].map((id) => ({
    id,
    kind: '',
    name: id,
    label: { key: id },
  })),
};
const shown = { id: 't', game: 'scotland_yard', seats: [], settings: { help: 'off' } };

function frame(version: number, more: Partial<Frame> = {}, station = 'station-1'): Frame {
  const view = {
    game: 'g',
    version: 1,
    viewer: 0,
    turn: 0,
    expected: { key: 'e' },
    outcome: null,
    pawns: [{ pawn: 'pawn-1', station }],
  };
  return {
    type: 'frame',
    version,
    viewer: 0,
    started: true,
    paused: false,
    turn: 0,
    view,
    choices,
    can_undo: false,
    log_from: 0,
    log: [],
    chat_from: 0,
    chat: [],
    clocks: null,
    offered: [],
    pausing: [],
    paused_by: null,
    outcome: null,
    rematching: [],
    rematch_keeps_sides: false,
    rematch_seats: [1, 0],
    rematch: '',
    proposal: null,
    went_back: '',
    swap: null,
    paused_until: null,
    vacation: 0,
    muted: [],
    draws: null,
    record: null,
    ...more,
  };
}

let pipe: FakePipe;

async function opened(held: number[] = []): Promise<Table> {
  pipe = new FakePipe();
  const table = new Table('t', 'token', held, () => pipe);
  await table.open();
  pipe.onopen?.();
  return table;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (address: URL) =>
    Promise.resolve(new Response(JSON.stringify(answered(String(address))))),
  );
});

function answered(address: string): unknown {
  if (address.includes('/refusal?')) return { reason: { key: 'no-line', args: { address } } };
  return address.endsWith('/board') ? board : shown;
}

describe('a table', () => {
  it('sends a choice that a click has settled', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.pick('station-2');
    expect(pipe.got.at(-1)).toMatchObject({ type: 'order', command: { type: 'act', action: 2 } });
    expect(table.unanswered).toBe(1);
  });

  it('shows what others did before anything can be picked, and an order skips that', async () => {
    const table = await opened();
    pipe.say(frame(1));
    const log = [
      { index: 0, actor: 1, text: { key: 'l' }, presentation: 'move' as const, before: {} },
    ];
    pipe.say(frame(2, { log }));
    expect([table.isMine, table.isReady, table.lit.size]).toEqual([true, false, 0]);
    table.pick('station-2');
    expect(pipe.got.at(-1)?.type).toBe('hello');
    table.type('taxi 2');
    expect(pipe.got.at(-1)).toMatchObject({ type: 'order', command: { type: 'act', action: 2 } });
    expect([table.director.isShowing, table.isReady]).toEqual([false, true]);
  });

  it('waits for a second touch where it is to ask first', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.asks = true;
    table.pick('station-2');
    expect(pipe.got.at(-1)?.type).toBe('hello');
    table.pick('station-2');
    expect(pipe.got.at(-1)).toMatchObject({ type: 'order', command: { type: 'act', action: 2 } });
  });

  it('keeps what waits for a second touch when one falls beside, and begins anew elsewhere', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.asks = true;
    const [one, other] = [...table.lit] as [string, string];
    table.pick(one);
    table.pick('nowhere');
    expect([table.clicked, table.pending?.path]).toEqual([[one], [one]]);
    table.pick(other);
    expect([table.clicked, table.pending?.path]).toEqual([[other], [other]]);
    expect(pipe.got.at(-1)?.type).toBe('hello');
  });

  it('offers nothing more until a move is answered', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.pick('station-2');
    expect([table.choices.length, table.lit.size]).toEqual([0, 0]);
    pipe.say({
      type: 'refused',
      name: pipe.orders[0]?.name ?? '',
      code: 'IllegalAction',
      reason: { key: 'why' },
      message: '',
    });
    expect(table.lit.size).toBe(2);
    expect(table.refusal).toEqual({ key: 'why' });
  });

  it('asks about a typed move that the server wants confirmed, and then sends it whole', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.type('black 3');
    expect(pipe.orders[0]?.command).toEqual({ type: 'play', line: 'black 3', confirmed: false });
    const [question, warning] = [{ key: 'really' }, { key: 'few' }];
    pipe.say({
      type: 'refused',
      name: pipe.orders[0]?.name ?? '',
      code: 'NotConfirmed',
      reason: { key: 'service-confirm-move', args: { question, warning } },
      message: '',
    });
    expect(table.asking).toMatchObject({ question, warning });
    expect(table.refusal).toBeNull();
    table.confirm();
    expect(pipe.orders[1]?.command).toEqual({ type: 'play', line: 'black 3' });
  });

  it('says at an element that leads nowhere why it does not', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.pick('station-77');
    await vi.waitFor(() => expect(table.refused?.id).toBe('station-77'));
    expect(String(table.refused?.reason.args?.address)).toContain('path=station-77');
    expect(pipe.orders).toEqual([]);
    table.pick('station-1');
    expect(table.refused).toBeNull();
  });

  it('says nothing of an element when it is not my turn', async () => {
    const table = await opened();
    pipe.say(frame(1, { turn: 1, choices: [] }));
    table.pick('station-77');
    await Promise.resolve();
    expect(table.refused).toBeNull();
  });

  it('puts the log together from frames that overlap', async () => {
    const table = await opened();
    const line = (index: number) => ({ index, actor: 0, text: { key: `l${index}` } });
    pipe.say(frame(1, { log: [line(0), line(1)] }));
    pipe.say(frame(2, { log_from: 2, log: [line(2)] }));
    pipe.say(frame(2, { log_from: 1, log: [line(1), line(2)] }));
    expect(table.log.map((found) => found.index)).toEqual([0, 1, 2]);
  });

  it('knows what changed since my turn, and after a reload too', async () => {
    const table = await opened();
    pipe.say(frame(1));
    pipe.say(frame(2, { turn: 1 }));
    pipe.say(frame(3, {}, 'station-2'));
    expect(table.changed).toEqual(new Set(['pawn-1', 'station-2']));
    const again = await opened();
    pipe.say(frame(3, {}, 'station-2'));
    expect(again.changed).toEqual(new Set(['pawn-1', 'station-2']));
  });

  it('types what is on offer as an action, and the rest as words for the server', async () => {
    const table = await opened();
    pipe.say(frame(1));
    table.type('TAXI 2');
    expect(pipe.orders.at(-1)?.command).toEqual({ type: 'act', action: 2 });
    pipe.say({ type: 'ack', name: pipe.orders.at(-1)?.name ?? '', version: 2, actions: 1 });
    table.type('bus 7');
    expect(pipe.orders.at(-1)?.command).toEqual({ type: 'play', line: 'bus 7', confirmed: false });
  });

  it('keeps my seat on this device', async () => {
    await opened();
    pipe.say(frame(1));
    expect(savedGame('t')?.seats).toEqual({ 0: 'token' });
  });

  it('never connects once it was left while it was still loading', async () => {
    let connected = 0;
    const table = new Table('t', 'token', [], () => {
      connected += 1;
      return new FakePipe();
    });
    const opening = table.open();
    table.close();
    await opening;
    expect(connected).toBe(0);
  });

  it('shows a notebook at the position that it is for, and at no other', async () => {
    const table = await opened();
    const notes = (version: number) =>
      ({ type: 'notes', version, notebook: { game: `g${version}`, exact: true } }) as const;
    pipe.say(frame(1));
    pipe.say(notes(1));
    expect(table.notebook?.game).toBe('g1');
    pipe.say(frame(2, { turn: 1 }));
    expect(table.notebook).toBeNull();
    pipe.say(notes(3));
    expect(table.notebook).toBeNull();
    pipe.say(frame(3));
    expect(table.notebook?.game).toBe('g3');
  });

  it('keeps the marks that another tab draws at the same seat', async () => {
    const table = await opened();
    pipe.say(frame(1));
    const other = JSON.stringify([['station-2', { sign: 'cross', note: '' }]]);
    localStorage.setItem('gaslamp:pencil:t:0', other);
    table.drawSign('station-1', 'circle');
    expect([...table.marks.keys()].sort()).toEqual(['station-1', 'station-2']);
    localStorage.setItem('gaslamp:pencil:t:0', other);
    window.dispatchEvent(new StorageEvent('storage', { key: 'gaslamp:pencil:t:0' }));
    expect([...table.marks.keys()]).toEqual(['station-2']);
  });

  it('says while an order is late, and not after it was answered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const table = await opened();
    pipe.say(frame(1));
    table.pick('station-2');
    vi.advanceTimersByTime(10_000);
    expect(table.isLate).toBe(true);
    pipe.say({ type: 'ack', name: pipe.orders[0]?.name ?? '', version: 2, actions: 1 });
    expect([table.isLate, table.unanswered]).toEqual([false, 0]);
    table.close();
    vi.useRealTimers();
  });

  it('forgets everything that a seat was shown when it is left', async () => {
    const table = await opened([0, 1]);
    pipe.say(frame(1, { log: [{ index: 0, actor: 0, text: { key: 'secret' } }] }));
    pipe.say({ type: 'notes', version: 1, notebook: { game: 'g', exact: true } });
    table.close();
    expect([table.frame, table.notebook, table.log.length, table.marks.size]).toEqual([
      null,
      null,
      0,
      0,
    ]);
    expect(localStorage.getItem('gaslamp:before:t:0')).toBeNull();
  });

  it('keeps my turned seats and the spectators’ link for the table with changed sides', async () => {
    saveGame('t', 'scotland_yard', { seats: { 0: 'token' }, spectating: 'look' });
    const table = await opened();
    const seat = { name: { key: 's' }, side: 0, player: '', presence: 'here', level: '' } as const;
    pipe.say({
      type: 'seats',
      seats: [seat, seat].map((shown) => ({
        ...shown,
        stands_in: false,
        host: false,
        fallback: null,
      })),
    });
    pipe.say(frame(1));
    keepRematch(table, 'next');
    expect(savedGame('next')).toMatchObject({ seats: { 1: 'token' }, spectating: 'look' });
  });
});
