import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Home, HomeNews } from '$generated/wire';
import { HomeSocket } from './homeSocket';
import type { Pipe } from './socket';

const WISH: Home = { type: 'home', key: 'k', games: [], lists: true };

class Fake implements Pipe {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  send(data: string) {
    this.sent.push(data);
  }
  close() {
    this.closed = true;
  }
}

let pipes: Fake[];
let news: HomeNews[];
let socket: HomeSocket;
const last = () => pipes[pipes.length - 1] as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  [pipes, news] = [[], []];
  socket = new HomeSocket(
    (one) => news.push(one),
    () => {
      pipes.push(new Fake());
      return last();
    },
  );
});
afterEach(() => vi.useRealTimers());

test('what is wanted is said when the connection opens, and again after it was lost', () => {
  socket.want(WISH);
  last().onopen?.();
  expect(last().sent).toEqual([JSON.stringify(WISH)]);
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(10_000);
  expect(pipes).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([JSON.stringify(WISH)]);
});

test('wishes that change quickly are sent once, and the same wish not again', () => {
  socket.want(WISH);
  last().onopen?.();
  socket.want({ ...WISH, lists: false });
  socket.want({ ...WISH, key: 'other' });
  socket.want({ ...WISH, key: 'other' });
  vi.advanceTimersByTime(1000);
  expect(last().sent).toEqual([WISH, { ...WISH, key: 'other' }].map((one) => JSON.stringify(one)));
});

test('news are passed on; pongs and refusals are not', () => {
  socket.want(WISH);
  last().onopen?.();
  for (const message of [{ type: 'pong' }, { type: 'refused' }, { type: 'home', at: 1 }])
    last().onmessage?.({ data: JSON.stringify(message) });
  expect(news).toEqual([{ type: 'home', at: 1 }]);
});

test('a connection that says nothing is made anew', () => {
  socket.want(WISH);
  last().onopen?.();
  vi.advanceTimersByTime(90_000);
  expect(pipes.length).toBeGreaterThan(1);
  expect(pipes[0]?.closed).toBe(true);
});

test('nothing wanted closes the connection for good', () => {
  socket.want(WISH);
  last().onopen?.();
  socket.want(null);
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(pipes).toHaveLength(1);
});
