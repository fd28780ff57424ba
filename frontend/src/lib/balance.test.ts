import { describe, expect, it } from 'vitest';
import { groupName, isOlder, isWide, measured, reach } from './balance';

describe('what was measured of balance', () => {
  it('has every game once, each with intervals around its rates', () => {
    const names = measured.map(({ game }) => game);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('mr_jack');
    for (const { variants } of measured)
      for (const { sides, rows } of variants) {
        expect(rows[0]?.sides.length).toBe(sides.length);
        for (const { sides: rates } of rows)
          for (const { rate, low, high } of rates) {
            expect(low).toBeLessThanOrEqual(rate);
            expect(rate).toBeLessThanOrEqual(high);
          }
      }
  });

  it('marks intervals that are wider than four points to either side', () => {
    expect(isWide({ rate: 0.5, low: 0.46, high: 0.55 })).toBe(true);
    expect(isWide({ rate: 0.5, low: 0.47, high: 0.53 })).toBe(false);
    expect(reach({ rate: 0.5, low: 0.47, high: 0.53 })).toBeCloseTo(3);
  });

  it('tells games of earlier bots from those of the bots that play now', () => {
    const played = (day: string) => ({ changed: [], played: day, sides: [], rows: [] });
    expect(isOlder('mr_jack', played('2026-11-18'))).toBe(true);
    expect(isOlder('mr_jack', played('2026-11-19'))).toBe(false);
    for (const { variants } of measured)
      for (const { played } of variants) expect(played).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('names a group by what was drawn', () => {
    expect(groupName('deal 13')).toBe('13');
    expect(groupName('jack smith')).toBe('Smith');
  });
});
