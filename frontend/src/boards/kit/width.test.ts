import { describe, expect, it } from 'vitest';
import { enlarged, fitted, widthOf } from './width';

describe('letters on a board', () => {
  it('are as large on every screen, within reason', () => {
    expect(enlarged(0.4) * 0.4).toBeCloseTo(enlarged(0.6) * 0.6);
    expect(enlarged(1)).toBe(1);
    expect(enlarged(0.1)).toBe(enlarged(0.2));
  });

  it('keep to their room', () => {
    expect(fitted(80, 160)).toBe(1);
    expect(fitted(200, 160) * 200).toBeCloseTo(160);
  });

  it('are wider where they are broad', () => {
    expect(widthOf('MM', 10)).toBeGreaterThan(widthOf('ll', 10));
  });
});
