import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contribute, notedOf } from './contributing';
import { commitmentOf, digestOf, startOf } from './fairness';
import type { Command, Draws } from '$generated/wire';
import { saveGame } from './savedGames';

const commitment = commitmentOf('t', '00'.repeat(32), 2);
let draws: Draws | null;
let orders: [token: string, command: Command][];
let onorder: (command: Command, seat: number) => void;
const now = () => Promise.resolve();

function phase(name: Draws['phase'], digests: string[]): Draws {
  return { phase: name, commitment, digests, start: startOf('t', commitment, digests) };
}

beforeEach(() => {
  localStorage.clear();
  orders = [];
  saveGame('t', 'mr_jack', { seats: { 0: 'token-0' }, commitment });
  vi.stubGlobal('fetch', (_: URL, init?: RequestInit) => {
    if (init?.method === 'POST') {
      const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
      const { command } = JSON.parse(String(init.body)) as { command: Command };
      orders.push([token, command]);
      onorder(command, Number(token.at(-1)));
      return Promise.resolve(new Response(JSON.stringify({ type: 'ack' })));
    }
    const shown = { id: 't', game: 'mr_jack', commitment, seats: [], draws };
    return Promise.resolve(new Response(JSON.stringify(shown)));
  });
});

describe('a contribution', () => {
  it('is committed to, noted, and revealed when all have committed', async () => {
    draws = phase('committing', ['', '']);
    onorder = (command) => {
      if (command.type === 'commit') draws = phase('revealing', [command.digest, 'theirs']);
      if (command.type === 'reveal') draws = null;
    };
    await contribute('t', now);
    const { numbers, start } = notedOf('t');
    const number = numbers['0'] ?? '';
    expect(number).toMatch(/^[0-9a-f]{32}$/);
    const digest = digestOf('t', 0, number);
    expect(orders).toEqual([
      ['token-0', { type: 'commit', digest }],
      ['token-0', { type: 'reveal', number }],
    ]);
    expect(start).toBe(startOf('t', commitment, [digest, 'theirs']));
  });

  it('is not revealed while others have not committed', async () => {
    draws = phase('committing', ['', '']);
    onorder = (command) => {
      if (command.type === 'commit') draws = phase('committing', [command.digest, '']);
    };
    await contribute('t', now);
    expect(orders.map(([, command]) => command.type)).toEqual(['commit']);
  });

  it('is not revealed where another commitment stands in its place', async () => {
    draws = phase('committing', ['', '']);
    onorder = () => (draws = phase('revealing', ['theirs', 'theirs']));
    await contribute('t', now);
    expect(orders.map(([, command]) => command.type)).toEqual(['commit']);
  });

  it('is made for every seat of this device', async () => {
    saveGame('t', 'mr_jack', { seats: { 1: 'token-1' } });
    draws = phase('committing', ['', '']);
    const digests = ['', ''];
    onorder = (command, seat) => {
      if (command.type === 'commit') digests[seat] = command.digest;
      draws = phase(digests.every(Boolean) ? 'revealing' : 'committing', digests);
      if (command.type === 'reveal' && seat === 1) draws = null;
    };
    await contribute('t', now);
    expect(orders.map(([token, { type }]) => [token, type])).toEqual([
      ['token-0', 'commit'],
      ['token-1', 'commit'],
      ['token-0', 'reveal'],
      ['token-1', 'reveal'],
    ]);
  });

  it('waits for nobody while seats are open', async () => {
    draws = phase('seating', ['', '']);
    await contribute('t', now);
    expect(orders).toEqual([]);
  });
});
