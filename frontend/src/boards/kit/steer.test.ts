import { describe, expect, it } from 'vitest';
import { nearest } from './steer';

const spots = [
  { name: 'east', x: 10, y: 0 },
  { name: 'far east', x: 30, y: 0 },
  { name: 'north', x: 0, y: -10 },
  { name: 'south-east', x: 6, y: 8 },
];

describe('nearest', () => {
  it('finds the next spot in a direction', () => {
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])?.name).toBe('east');
    expect(nearest({ x: 10, y: 0 }, spots, [1, 0])?.name).toBe('far east');
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])?.name).toBe('north');
  });

  it('finds nothing where there is nothing', () => {
    expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBeNull();
  });
});
