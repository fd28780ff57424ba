import { describe, expect, it } from 'vitest';
import type { Board } from '$lib/board';
import { beamOf, DISC, standing, TILE } from './geometry';
import type { Tile } from '$generated/mr_jack_pocket';

const SIZE = 3 * TILE + 188;
const board: Board = {
  width: SIZE,
  height: SIZE,
  elements: [
    {
      id: 'space-12',
      kind: 'space',
      name: '12',
      label: { key: '' },
      place: [SIZE / 2, 47],
      traits: ['north'],
    },
  ],
  links: [],
};
const tile = (id: string, wall: Tile['wall']): Tile => ({
  tile: id,
  suspect: 'suspect-gull',
  cleared: false,
  wall,
  rotated: false,
  seen: true,
});
const holmes = (sees: string[]) => ({ detective: 'detective-holmes', space: 'space-12', sees });

describe('beamOf', () => {
  it('leaves the district where no wall stands', () => {
    const tiles = ['tile-0,1', 'tile-1,1', 'tile-2,1'].map((id) => tile(id, 'east'));
    const beam = beamOf(board, tiles, holmes(tiles.map((one) => one.tile)));
    expect(beam).toMatchObject({ end: 'out', mouth: 47, reach: 47 + 3 * TILE, looks: 90 });
  });

  it('stops before the wall behind the last tile, and at one in front of the next', () => {
    const behind = beamOf(board, [tile('tile-0,1', 'south')], holmes(['tile-0,1']));
    const before = beamOf(board, [tile('tile-0,1', 'east')], holmes(['tile-0,1']));
    expect(behind).toMatchObject({ end: 'wall', reach: 47 + TILE - 15 });
    expect(before).toMatchObject({ end: 'wall', reach: 47 + TILE + 15 });
  });
});

describe('standing', () => {
  it('puts detectives of one space side by side', () => {
    const two = [holmes([]), { ...holmes([]), detective: 'detective-toby' }];
    const found = standing(board, two);
    const [holmesAt = 0, tobyAt = 0] = [...found.values()].map(({ place }) => place[0]);
    expect(holmesAt).toBeLessThan(SIZE / 2);
    expect(tobyAt).toBeGreaterThan(SIZE / 2);
    expect(tobyAt - holmesAt).toBeGreaterThan(1.5 * DISC);
  });
});
