import { describe, expect, it } from 'vitest';
import type { LogLine } from '$generated/wire';
import { staysIn } from './helpers';

const line = (key: string, args = {}) =>
  ({ index: 0, actor: 'referee', text: { key, args } }) as LogLine;

describe('what the strip tells of Scotland Yard', () => {
  it('is the detective who can’t move, not Mister X’s last ticket', () => {
    expect(staysIn(line('scotland-yard-log-stay', { number: 3 }))).toBe('pawn-3');
    expect(staysIn(line('scotland-yard-log-bus-hidden'))).toBeNull();
  });
});
