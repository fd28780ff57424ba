import { describe, expect, it } from 'vitest';
import { isPageOf, pushedFrom } from './push';

const sent = (value: unknown) => ({ json: () => value });

describe('a pushed message', () => {
  it('has a title, a line and a page of this site', () => {
    const whole = { title: 'Your turn', body: 'Mr. Jack', page: '#/table/a' };
    expect(pushedFrom(sent(whole))).toEqual(whole);
  });

  it('opens no other site', () => {
    for (const page of ['https://example.org/', '//example.org', 7, undefined]) {
      expect(pushedFrom(sent({ title: 'a', body: 'b', page })).page).toBe('#/');
    }
  });

  it('is shown even if it can’t be read', () => {
    const broken = {
      json: () => {
        throw new SyntaxError();
      },
    };
    for (const data of [null, broken, sent(null), sent({ title: 1 })]) {
      expect(pushedFrom(data).title).toBe('Gaslamp');
    }
  });
});

it('a table is open in a window with or without its seat', () => {
  const table = 'https://a.org/#/table/abc';
  expect(isPageOf(table, table)).toBe(true);
  expect(isPageOf(`${table}/token`, table)).toBe(true);
  expect(isPageOf(`${table}d`, table)).toBe(false);
});
