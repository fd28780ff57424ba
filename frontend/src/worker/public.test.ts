import { describe, expect, it } from 'vitest';
import { isPublic, withoutBuild } from './public';

const SCOPE = 'https://games.example.org/club/';
const asks = (path: string, init?: RequestInit, base = SCOPE) => {
  const url = new URL(path, base);
  return isPublic(new Request(url, init), url, SCOPE);
};

describe('answers that are kept', () => {
  it('are the same for everybody', () => {
    for (const path of [
      'games',
      'games/mr_jack/guide/en',
      'games/mr_jack/figures',
      'words/fr/shared',
      'lessons',
      'lessons/mr_jack/jack/words/en',
      'lessons/mr_jack/jack/board',
      'puzzles?date=2026-11-18',
      'puzzles/mr_jack/3',
      'puzzles/mr_jack/3/board',
    ]) {
      expect(asks(`api/${path}`), path).toBe(true);
    }
  });

  it('are of no table and no player', () => {
    for (const path of [
      'tables',
      'tables/abc/frame',
      'tables/abc/board',
      'player',
      'player/games',
      'player/alerts',
      'passkeys',
      'replays/abc',
      'games/mr_jack/../../player',
    ]) {
      expect(asks(`api/${path}`), path).toBe(false);
    }
  });

  it('show no token, change nothing, and come from this server', () => {
    expect(asks('api/games', { headers: { Authorization: 'Bearer x' } })).toBe(false);
    expect(asks('api/lessons', { method: 'POST' })).toBe(false);
    expect(asks('api/games', {}, 'https://example.org/club/')).toBe(false);
    expect(asks('/api/games')).toBe(false);
  });
});

it('a kept answer says nothing of the build that the server serves', async () => {
  const response = new Response('words', { headers: { 'Gaslamp-Build': 'a', ETag: 'b' } });
  const kept = withoutBuild(response);
  expect(kept.headers.get('Gaslamp-Build')).toBeNull();
  expect(kept.headers.get('ETag')).toBe('b');
  expect(await kept.text()).toBe('words');
});
