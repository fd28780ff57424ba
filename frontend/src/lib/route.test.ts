import { describe, expect, it } from 'vitest';
import { invitationFrom, link } from './route.svelte';

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
});
