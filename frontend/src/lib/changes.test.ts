import { describe, expect, it } from 'vitest';
import { changed } from './changes';
import type { View } from '$generated/wire';

const ids = new Set([
  'pawn-1',
  'pawn-2',
  'station-1',
  'station-2',
  'station-3',
  'lantern-n',
  'lantern-s',
]);

function view(more: Record<string, unknown>): View {
  return {
    game: 'g',
    version: 1,
    viewer: 0,
    turn: 0,
    expected: { key: 'x' },
    outcome: null,
    ...more,
  } as View;
}

describe('what changed between two views', () => {
  it('is nothing where there was no earlier one', () => {
    expect(changed(null, view({ at: ['station-1'] }), ids).size).toBe(0);
  });

  it('is a pawn that moved, and where it stands now', () => {
    const before = view({
      pawns: [
        { pawn: 'pawn-1', station: 'station-1' },
        { pawn: 'pawn-2', station: 'station-3' },
      ],
    });
    const after = view({
      pawns: [
        { pawn: 'pawn-1', station: 'station-2' },
        { pawn: 'pawn-2', station: 'station-3' },
      ],
    });
    expect(changed(before, after, ids)).toEqual(new Set(['pawn-1', 'station-2']));
  });

  it('is not whose turn it is', () => {
    const pawns = [
      { pawn: 'pawn-1', station: 'station-1' },
      { pawn: 'pawn-2', station: 'station-3' },
    ];
    expect(
      changed(view({ pawn: 'pawn-1', pawns }), view({ pawn: 'pawn-2', pawns }), ids).size,
    ).toBe(0);
  });

  it('is a pointer that stands nowhere else, such as a lantern', () => {
    const found = changed(view({ lantern: 'lantern-n' }), view({ lantern: 'lantern-s' }), ids);
    expect(found).toEqual(new Set(['lantern-s']));
  });

  it('is not the order of a list, but what is new in it', () => {
    const before = view({ lit: ['station-1', 'station-2'] });
    expect(changed(before, view({ lit: ['station-2', 'station-1'] }), ids).size).toBe(0);
    expect(changed(before, view({ lit: ['station-2', 'station-3'] }), ids)).toEqual(
      new Set(['station-3']),
    );
  });

  it('is a mark on something that stayed where it was', () => {
    const before = view({ tiles: [{ tile: 'station-1', cleared: false }] });
    expect(changed(before, view({ tiles: [{ tile: 'station-1', cleared: true }] }), ids)).toEqual(
      new Set(['station-1']),
    );
  });
});
