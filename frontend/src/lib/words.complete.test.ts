import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './words.svelte';

const own = import.meta.glob<string>('./words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const boards = import.meta.glob<string>('../boards/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keysOf = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();
/** Which arguments a message takes. */
const argsOf = (source: string) =>
  new Map(
    source
      .split(/\n(?=[a-z])/)
      .map((message) => [
        message.split(' =')[0] ?? '',
        [...new Set([...message.matchAll(/\$([a-z_]+)/g)].map(([, name]) => name))]
          .sort()
          .join(' '),
      ]),
  );

const files = { ...own, ...boards };
const languages = languagesOf(Object.keys(own));

/** Every file in English beside its file in each other language. */
const pairs = Object.entries(files)
  .filter(([path]) => path.endsWith('/en.ftl'))
  .flatMap(([path, english]) =>
    languages.map((language) => {
      const other = path.replace(/en\.ftl$/, `${language}.ftl`);
      return { path: other, english, other: files[other] ?? '' };
    }),
  );

describe.each(pairs)('$path', ({ english, other }) => {
  it('says the same things as the English file', () => {
    expect(keysOf(other)).toEqual(keysOf(english));
  });

  it('takes the same arguments as the English file', () => {
    expect(argsOf(other)).toEqual(argsOf(english));
  });

  it('has no key twice', () => {
    expect(new Set(keysOf(other)).size).toBe(keysOf(other).length);
  });
});

describe('the client', () => {
  const known = new Set(keysOf(own['./words/en.ftl'] ?? ''));

  it('has words for every key that its pages name', () => {
    const missing: string[] = [];
    for (const [path, source] of Object.entries(sources)) {
      if (path.startsWith('../boards/')) continue;
      for (const [, key] of source.matchAll(/\bword\(\s*'([a-z0-9-]+)'/g)) {
        if (key && !known.has(key) && !key.startsWith('service-')) missing.push(`${path}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
