import { describe, expect, it } from 'vitest';
import { creationOf, fromBytes, toBytes, troubleOf } from './passkeys';

describe('bytes', () => {
  it('are written as base64url without padding, and read again', () => {
    for (const bytes of [[], [0], [251, 255, 254], [1, 2, 3, 4, 5]]) {
      const written = fromBytes(Uint8Array.from(bytes).buffer);
      expect(written).toMatch(/^[\w-]*$/);
      expect([...toBytes(written)]).toEqual(bytes);
    }
  });

  it('of nothing are nothing', () => expect(fromBytes(null)).toBe(''));
});

it('a passkey can be found without a name, and its owner is verified', () => {
  const asked = creationOf({
    challenge: 'AAAA',
    site: 'games.example.org',
    timeout: 1000,
    user: 'YQ',
    user_name: 'Ada',
    known: ['AQID'],
  });
  expect(asked.rp.id).toBe('games.example.org');
  expect(asked.user.name).toBe('Ada');
  expect(asked.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  });
  expect(asked.excludeCredentials).toHaveLength(1);
});

it('the browser’s own troubles have words', () => {
  expect(troubleOf(new DOMException('', 'NotAllowedError'))).toBe('passkey-not-used');
  expect(troubleOf(new DOMException('', 'InvalidStateError'))).toBe('passkey-there');
  expect(troubleOf(new TypeError())).toBe('');
});
