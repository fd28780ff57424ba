import { describe, expect, it } from 'vitest';
import { partsOf, percent, weightOf } from './notebook';
import type { Notebook } from '$generated/wire';

const notebook = (more: Record<string, unknown>) =>
  ({ game: 'g', exact: true, ...more }) as Notebook;

describe('any notebook', () => {
  it('shows weights as bars, the likeliest first, what is excluded not at all', () => {
    const [part] = partsOf(notebook({ stations: { a: 0.2, b: 0.7, c: 0, d: 0.1 } }));
    expect(part).toEqual({
      kind: 'bars',
      field: 'stations',
      bars: [
        { id: 'b', weight: 0.7 },
        { id: 'a', weight: 0.2 },
        { id: 'd', weight: 0.1 },
      ],
    });
  });

  it('knows lists, groups, texts, records and plain values', () => {
    const parts = partsOf(
      notebook({
        visible: ['a', 'b'],
        players: { blue: { x: 0.5 } },
        excluded: { a: { key: 'why' } },
        verdicts: [{ child: 'red', smiles: 2 }],
        count: 3,
      }),
    );
    expect(parts.map((part) => part.kind)).toEqual([
      'names',
      'groups',
      'texts',
      'records',
      'value',
    ]);
  });

  it('leaves out what is empty', () => {
    expect(partsOf(notebook({ solution: {}, visible: [], nothing: null }))).toEqual([]);
  });

  it('tells an element’s weight', () => {
    const found = notebook({ stations: { a: 0.2 } });
    expect(weightOf(found, 'a')).toBe(0.2);
    expect(weightOf(found, 'b')).toBeNull();
    expect(weightOf(null, 'a')).toBeNull();
  });
});

describe('a percentage', () => {
  it('never says 0 of what is possible, nor 100 of what is not sure', () => {
    expect(percent(0.001)).toBe('<1%');
    expect(percent(0.999)).toBe('>99%');
    expect(percent(0)).toBe('0%');
    expect(percent(1)).toBe('100%');
    expect(percent(1 - 1e-12)).toBe('100%');
    expect(percent(1 / 3)).toBe('33%');
  });
});
