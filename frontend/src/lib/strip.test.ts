import { describe, expect, it } from 'vitest';
import { across, drawn } from './strip';

describe('drawn', () => {
  it('steps from one amount to the next, highest where most was hidden', () => {
    expect(drawn([4, 4, 1]).line).toBe('M0 0H50V0H100V75');
    expect(drawn([4, 4, 1]).most).toBe(4);
  });

  it('has a scale even where nothing was hidden', () => {
    expect(drawn([0, 0])).toEqual({
      line: 'M0 100H100V100',
      area: 'M0 100H100V100V100H0Z',
      most: 1,
    });
  });
});

describe('across', () => {
  it('is a share of the way', () => {
    expect(across(3, 4)).toBe(75);
    expect(across(0, 0)).toBe(0);
  });
});
