import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it('gives what every other SHA-256 gives, for texts of every length', () => {
  for (let length = 0; length < 140; length += 1) {
    const text = 'é'.repeat(length % 3) + 'gaslamp '.repeat(20).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
