import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, withBreakpoints } from './breakpoints';

const root = join(import.meta.dirname, '..');
const palette = readFileSync(join(root, 'lib/palette.css'), 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Every place in the sources that matches, as "path: match". */
const found = (pattern: RegExp, allowed: string[]) =>
  sources
    .filter(({ path }) => !allowed.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

describe('the palette', () => {
  it('is the only file with colours', () => {
    const hex = /(?<![&\w/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/gi;
    const written = /\b(?:rgba?|hsla?|oklch|oklab|hwb)\((?=\s*[\d.])/g;
    const named =
      /\b(?:fill|stroke|color|background)(?::\s*|=["'])(?:white|black|red|gold|gr[ae]y)\b/g;
    for (const pattern of [hex, written, named]) {
      expect(found(pattern, ['lib/palette.css'])).toEqual([]);
    }
  });

  it('has every colour that is used', () => {
    const tokens = sources.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
    const local = sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?[:=]/g)]);
    const known = new Set(local.map(([, name]) => name));
    const used = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ path, name })),
    );
    expect(tokens.length).toBeGreaterThan(0);
    expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('names no colour that is not used', () => {
    const all = sources.map(({ text }) => text).join('\n');
    const names = new Set([...palette.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name ?? ''));
    expect([...names].filter((name) => !new RegExp(`var\\(${name}[,)]`).test(all))).toEqual([]);
  });

  it('changes rings and marks of news where the device or the player asks for contrast', () => {
    const strong = /data-contrast='strong'\] \{([^}]*)\}/.exec(palette)?.[1] ?? '';
    const forced = /forced-colors: active\) \{([^}]*)\}/.exec(palette)?.[1] ?? '';
    for (const name of [
      '--ring:',
      '--ring-bright:',
      '--ring-bed:',
      '--ring-on-paper:',
      '--news:',
    ]) {
      expect(strong).toContain(name);
      expect(forced).toContain(name);
    }
  });
});

describe('breakpoints', () => {
  it('are named in one file only', () => {
    const sizes =
      /(?<!@container )\((?:max|min)-(?:width|height):[^)]*\)|\bwidth\s*[<>]=?\s*\d+(?:px|rem)/g;
    expect(found(sizes, ['lib/breakpoints.ts'])).toEqual([]);
  });

  it('have known names in style sheets', () => {
    const used = found(/@media \(--[a-z]+\)/g, ['lib/breakpoints.ts']).map(
      (one) => one.split(': ')[1] ?? '',
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => withBreakpoints(name) === name)).toEqual([]);
  });

  it('are put in the place of their names', () => {
    const css = '@media (--phone) { a { b: c } } @media (--other) { d { e: f } }';
    expect(withBreakpoints(css)).toBe(
      `@media ${BREAKPOINTS.phone} { a { b: c } } @media (--other) { d { e: f } }`,
    );
  });
});
