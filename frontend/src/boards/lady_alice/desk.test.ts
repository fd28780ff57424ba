import { describe, expect, it } from 'vitest';
import { facesOf, laidOut, linesOf, ZONE } from './desk';
import type { Marker, Statement } from '$generated/lady_alice';

const clues = ['clue-tinne', 'clue-docks', null, 'clue-mask'];
const stated = (smiles: number): Statement => ({
  child: 'child-red',
  kind: 'suspicion',
  clues,
  smiles,
});

describe('the folders', () => {
  it('smile as often as the verdict says', () => {
    for (const count of [3, 4, 5]) {
      for (let smiles = 0; smiles <= count; smiles++) {
        const faces = facesOf(stated(smiles), count);
        expect(faces).toHaveLength(count);
        expect(faces.filter((mood) => mood === 'smile')).toHaveLength(smiles);
      }
    }
  });

  it('stay as they are when looked at again', () => {
    expect(facesOf(stated(2), 5)).toEqual(facesOf(stated(2), 5));
  });
});

describe('a name', () => {
  it('stays in one line where it fits', () => {
    expect(linesOf('Tippu Tip', 12)).toEqual(['Tippu Tip']);
  });

  it('is broken where both lines are about as long', () => {
    expect(linesOf('John Hanning Speke', 12)).toEqual(['John Hanning', 'Speke']);
    expect(linesOf('docks de Sainte-Catherine', 15)).toEqual(['docks de', 'Sainte-Catherine']);
  });
});

describe('markers', () => {
  const marker: Marker = { child: 'child-blue', face_down: true, value: null };

  it('never leave their zone', () => {
    for (let count = 1; count <= 5; count++) {
      for (const { x, r } of laidOut(
        Array.from({ length: count }, () => marker),
        true,
      )) {
        expect(x - r).toBeGreaterThanOrEqual(0);
        expect(x + r).toBeLessThanOrEqual(ZONE.width);
      }
    }
  });
});
