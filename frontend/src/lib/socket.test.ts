import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Line, type Listener, type Pipe } from './socket';
import { FakePipe } from './testing';
import type { Outbound, Refused } from '$generated/wire';

/** A server that can be pulled from under the client at any time. */
class FakeServer {
  pipes: FakePipe[] = [];
  connect = (): Pipe => {
    const pipe = new FakePipe();
    this.pipes.push(pipe);
    return pipe;
  };
  get now(): FakePipe {
    const pipe = this.pipes.at(-1);
    if (!pipe) throw new Error('nobody connected');
    return pipe;
  }
}

const frame = {
  type: 'frame',
  version: 1,
  log_from: 0,
  log: [],
  chat_from: 0,
  chat: [],
} as unknown as Outbound;
const refusal = (code: string, key: string, name = ''): Refused => ({
  type: 'refused',
  name,
  code,
  reason: { key },
  message: '',
});

class Recorder implements Listener {
  lines: Line[] = [];
  got: Outbound[] = [];
  away: Refused | null = null;
  log = 0;
  receive = (message: Outbound) => void this.got.push(message);
  line = (line: Line) => void this.lines.push(line);
  turnedAway = (refused: Refused) => void (this.away = refused);
  known = () => ({ log_from: this.log, chat_from: 0 });
  forget = () => void (this.log = 0);
  lateOrders = 0;
  late = () => void (this.lateOrders += 1);
}

let server: FakeServer;
let seen: Recorder;
let socket: TableSocket;

function welcome(): void {
  server.now.onopen?.();
  server.now.say(frame);
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  seen = new Recorder();
  socket = new TableSocket('table', 'token', seen, server.connect);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('a window on a table', () => {
  it('says hello first, and where its log goes on', () => {
    seen.log = 7;
    socket.open();
    server.now.onopen?.();
    expect(server.now.got).toEqual([
      { type: 'hello', table: 'table', token: 'token', log_from: 7, chat_from: 0 },
    ]);
  });

  it('is open once it was shown the table', () => {
    socket.open();
    welcome();
    expect(seen.lines).toEqual(['connecting', 'open']);
  });

  it('sends an order that was given before the line was open', () => {
    socket.open();
    socket.order({ type: 'undo' });
    expect(server.now.orders).toHaveLength(0);
    welcome();
    expect(server.now.orders).toHaveLength(1);
  });

  it('sends an order again under the same name until it is answered', () => {
    socket.open();
    welcome();
    const name = socket.order({ type: 'act', action: 92 });
    server.now.drop();
    expect(seen.lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    welcome();
    expect(server.now.orders).toEqual([
      { type: 'order', name, command: { type: 'act', action: 92 } },
    ]);
    server.now.say({ type: 'ack', name, version: 2, actions: 1 });
    expect(socket.unanswered).toBe(0);
    server.now.drop();
    vi.advanceTimersByTime(1000);
    welcome();
    expect(server.now.orders).toHaveLength(0);
  });

  it('keeps the order of orders', () => {
    socket.open();
    const names = [
      socket.order({ type: 'act', action: 1 }),
      socket.order({ type: 'act', action: 2 }),
    ];
    welcome();
    expect(server.now.orders.map((order) => order.name)).toEqual(names);
  });

  it('gives every order a name of its own', () => {
    const names = Array.from({ length: 50 }, () => socket.order({ type: 'undo' }));
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(/^[!-~]{1,40}$/);
  });

  it('does not repeat a refused order', () => {
    socket.open();
    welcome();
    const name = socket.order({ type: 'act', action: 5 });
    server.now.say(refusal('IllegalAction', 'core-illegal', name));
    expect(socket.unanswered).toBe(0);
    expect(seen.got.at(-1)).toMatchObject({ type: 'refused', name });
  });

  it('comes back more and more slowly, and at once when the device wakes up', () => {
    socket.open();
    server.now.drop();
    for (let times = 0; times < 8; times += 1) {
      vi.advanceTimersByTime(7000);
      server.now.drop();
    }
    expect(server.pipes.length).toBe(9);
    socket.wake();
    expect(server.pipes.length).toBe(10);
  });

  it('gives up where it is not let in', () => {
    socket.open();
    server.now.onopen?.();
    server.now.say(refusal('NotYours', 'service-not-yours'));
    server.now.drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(server.pipes).toHaveLength(1);
    expect(seen.away?.reason.key).toBe('service-not-yours');
    expect(seen.lines.at(-1)).toBe('closed');
  });

  it('begins again from nothing where the server knows less', () => {
    seen.log = 40;
    socket.open();
    server.now.onopen?.();
    server.now.say(refusal('BadRequest', 'web-from-the-future'));
    server.now.drop(1008);
    vi.advanceTimersByTime(1000);
    server.now.onopen?.();
    expect(server.now.got[0]).toMatchObject({ type: 'hello', log_from: 0 });
  });

  it('pings, and lets go of a server that has gone silent', () => {
    socket.open();
    welcome();
    vi.advanceTimersByTime(20_000);
    expect(server.now.got.at(-1)).toEqual({ type: 'ping' });
    const silent = server.now;
    vi.advanceTimersByTime(60_000);
    expect(silent.closed).toBe(true);
    expect(server.pipes.length).toBeGreaterThan(1);
  });

  it('asks a line that seems open whether it is, when the device wakes up', () => {
    socket.open();
    welcome();
    socket.wake();
    expect(server.now.got.at(-1)).toEqual({ type: 'ping' });
    const dead = server.now;
    vi.advanceTimersByTime(4_000);
    expect(dead.closed).toBe(true);
    expect(server.pipes).toHaveLength(2);
    expect(seen.lines.slice(-2)).toEqual(['lost', 'connecting']);
  });

  it('stays with a line that answers a probe', () => {
    socket.open();
    welcome();
    socket.wake();
    server.now.say({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(server.pipes).toHaveLength(1);
    expect(seen.lines.at(-1)).toBe('open');
  });

  it('starts anew where it was connecting when the device fell asleep', () => {
    socket.open();
    socket.wake();
    vi.advanceTimersByTime(4_000);
    expect(server.pipes).toHaveLength(2);
  });

  it('notices by the clock that the device slept', () => {
    socket.open();
    welcome();
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(5_000);
    expect(server.now.got.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(4_000);
    expect(server.pipes).toHaveLength(2);
  });

  it('is not woken once it is closed', () => {
    socket.open();
    welcome();
    socket.close();
    socket.wake();
    vi.advanceTimersByTime(60_000);
    expect(server.pipes).toHaveLength(1);
  });

  it('sends an order again under its name when no answer comes in time', () => {
    socket.open();
    welcome();
    const name = socket.order({ type: 'undo' });
    vi.advanceTimersByTime(10_000);
    expect(server.now.orders.map((order) => order.name)).toEqual([name, name]);
    expect(seen.lateOrders).toBe(1);
    server.now.say({ type: 'ack', name, version: 2, actions: 1 });
    vi.advanceTimersByTime(30_000);
    expect(server.now.orders).toHaveLength(2);
  });

  it('reconnects when an order is not answered the second time either', () => {
    socket.open();
    welcome();
    const name = socket.order({ type: 'undo' });
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1_000);
      server.pipes[0]?.say({ type: 'pong' });
    }
    expect(server.pipes).toHaveLength(2);
    welcome();
    expect(server.now.orders.map((order) => order.name)).toEqual([name]);
  });

  it('hears nothing more once it is closed', () => {
    socket.open();
    welcome();
    const pipe = server.now;
    socket.close();
    pipe.say(frame);
    expect(seen.got).toHaveLength(1);
    expect(pipe.closed).toBe(true);
  });
});
