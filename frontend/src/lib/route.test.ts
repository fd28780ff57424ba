import { afterEach, describe, expect, it } from 'vitest';
import { invitationFrom, link, route } from './route.svelte';

describe('what somebody pasted', () => {
  it('is read as a link, from any address', () => {
    expect(invitationFrom(' https://lamp.example/x/#/join/abc_def-123/se-cret ')).toEqual({
      kind: 'join',
      table: 'abc_def-123',
      secret: 'se-cret',
    });
  });

  it('is read as a link of our own making', () => {
    expect(invitationFrom(link('watch', 't1', 's1'))).toEqual({
      kind: 'watch',
      table: 't1',
      secret: 's1',
    });
  });

  it('may be a table’s name alone', () => {
    expect(invitationFrom('HKzqH9QXjPbW9QLq')).toEqual({
      kind: 'join',
      table: 'HKzqH9QXjPbW9QLq',
      secret: '',
    });
  });

  it('may be nothing that we know', () => {
    expect(invitationFrom('')).toBeNull();
    expect(invitationFrom('hello there')).toBeNull();
    expect(invitationFrom('https://lamp.example/#/rules')).toBeNull();
  });

  it('may be damaged', () => {
    expect(invitationFrom('https://lamp.example/#/join/abc%/secret')).toBeNull();
    expect(invitationFrom('100%')).toBeNull();
  });
});

describe('an address', () => {
  afterEach(() => (location.hash = ''));

  function at(hash: string): string[] {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    return route.parts;
  }

  it('is read part by part', () => {
    expect(at('#/rules/mr_jack/a%20b')).toEqual(['rules', 'mr_jack', 'a b']);
  });

  it('that is damaged leads to the page that says so', () => {
    expect(at('#/table/100%')).toEqual(['missing']);
    expect(at('#/%E0%A4%A')).toEqual(['missing']);
  });
});
