import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

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

/** Every file in English beside its file in French. */
const files = { ...own, ...boards };
const pairs = Object.entries(files)
  .filter(([path]) => /\ben\.ftl$/.test(path))
  .map(([path, english]) => {
    const other = path.replace(/\ben\.ftl$/, 'fr.ftl');
    return { path, english, french: files[other] ?? '' };
  });

describe.each(pairs)('$path', ({ english, french }) => {
  it('says the same things in both languages', () => {
    expect(keysOf(french)).toEqual(keysOf(english));
  });

  it('takes the same arguments in both languages', () => {
    expect(argsOf(french)).toEqual(argsOf(english));
  });

  it('has no key twice', () => {
    expect(new Set(keysOf(english)).size).toBe(keysOf(english).length);
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
