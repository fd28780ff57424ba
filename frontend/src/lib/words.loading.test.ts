import { afterEach, expect, it, vi } from 'vitest';
import { hasWord, loadWords, SHARED, speak, spoken, word } from './words.svelte';

const asked: string[] = [];
let isDown = false;

vi.stubGlobal('fetch', async (url: URL) => {
  const path = url.pathname.replace(/^.*api\//, '');
  asked.push(path);
  if (isDown) throw new TypeError('no server');
  const [, language, part] = path.split('/');
  return new Response(`${part}-said = ${part} in ${language}`);
});

afterEach(() => {
  asked.length = 0;
  isDown = false;
});

// One story: the words of a page are loaded once.
it('speaks its own words without a server', async () => {
  isDown = true;
  await speak('en');
  expect(asked).toEqual([]);
  expect(hasWord('client-unreachable')).toBe(true);
});

it('asks again for words that did not come', async () => {
  isDown = true;
  await expect(loadWords(SHARED)).rejects.toThrow();
  isDown = false;
  await loadWords(SHARED);
  expect(word('shared-said')).toBe('shared in en');
});

it("asks for a game's words alone, and once", async () => {
  await loadWords('mr_jack');
  await loadWords('mr_jack');
  expect(asked).toEqual(['words/en/mr_jack']);
  expect(word('mr_jack-said')).toBe('mr_jack in en');
});

it('changes its language once everything that is shown can be said in it', async () => {
  const changing = speak('fr');
  expect(spoken()).toBe('en');
  await changing;
  expect(asked.sort()).toEqual(['words/fr/mr_jack', 'words/fr/shared']);
  expect(word('mr_jack-said')).toBe('mr_jack in fr');
});

it('loads in the language that was chosen last', async () => {
  const changing = speak('en');
  await Promise.all([changing, loadWords('whitechapel')]);
  expect(asked).toEqual(['words/en/whitechapel']);
  expect(word('whitechapel-said')).toBe('whitechapel in en');
});
