import { describe, expect, it } from 'vitest';
import type { Board, Element } from '$lib/board';
import { beamFrom, districtOf, touch, turnOf } from './geometry';

const RADIUS = 10;
const INNER = (RADIUS * Math.sqrt(3)) / 2;

function hex(name: string, column: number, row: number, trait: string): Element {
  const [x, y] = [RADIUS + column * 1.5 * RADIUS, row * INNER];
  const kind = trait === 'lamp-place' ? 'lamp' : 'hex';
  return {
    id: `${kind}-${name}`,
    kind,
    name,
    label: { key: name },
    place: [x, y],
    outline: [[x + RADIUS, y]],
    traits: [trait],
  };
}

const board: Board = {
  width: 100,
  height: 100,
  elements: [
    hex('a', 0, 1, 'street'),
    hex('b', 0, 3, 'street'),
    hex('c', 0, 5, 'street'),
    hex('d', 0, 7, 'building'),
    hex('e', 1, 2, 'lamp-place'),
  ],
  links: [],
};
const district = districtOf(board);
const at = (id: string) => {
  const found = district.at.get(id);
  if (!found) throw new Error(id);
  return found;
};

describe('districtOf', () => {
  it('sorts hexes by what they are', () => {
    expect(district.radius).toBeCloseTo(RADIUS);
    expect(district.streets).toHaveLength(3);
    expect(district.lamps.map((one) => one.id)).toEqual(['lamp-e']);
  });

  it('knows which hexes touch', () => {
    expect(touch(district, at('hex-a'), at('lamp-e'))).toBe(true);
    expect(touch(district, at('hex-a'), at('hex-c'))).toBe(false);
  });
});

describe('beamFrom', () => {
  it('runs along lit streets and stops at a house', () => {
    const beam = beamFrom(district, at('hex-a'), turnOf('lantern-s'), new Set(['hex-b', 'hex-c']));
    expect(beam.hexes.map((one) => one.id)).toEqual(['hex-b', 'hex-c']);
    expect(beam.stop?.id).toBe('hex-d');
  });

  it('ends at the edge of the board', () => {
    expect(beamFrom(district, at('hex-a'), turnOf('lantern-n'), new Set())).toEqual({
      hexes: [],
      stop: null,
    });
  });
});
