import { describe, expect, it } from 'vitest';
import type { Finding, WhitechapelView } from '$generated/whitechapel';
import { foundIn, groupedByMan, movedBy } from './found';

const column = (name: string, means = 'walk') => ({ column: name, means, circle: null });
const finding = (circle: number, answer: Finding['answer'], at: string, man = 'blue'): Finding => ({
  column: at,
  policeman: `policeman-${man}`,
  circle: `circle-${circle}`,
  answer,
});
const view = (log: object[], findings: Finding[], night = 1) =>
  ({ log, findings, night }) as unknown as WhitechapelView;
const circles = (found: Finding[]) => found.map(({ circle }) => circle);

describe('what the strip tells of Whitechapel', () => {
  const first = [column('I', 'murder'), column('1')];
  const asked = [finding(3, 'no', 'I'), finding(4, 'no', '1'), finding(5, 'yes', '1', 'red')];

  it('is what was found since Jack moved, and stays while he moves once more', () => {
    const now = view(first, asked);
    expect(circles(foundIn({ before: now, after: now }))).toEqual(['circle-4', 'circle-5']);
    const after = view([...first, column('2')], asked);
    expect(circles(foundIn({ before: now, after }))).toEqual(['circle-4', 'circle-5']);
    const ridden = view([...first, column('2', 'coach'), column('3', 'coach')], asked);
    expect(foundIn({ before: after, after: ridden })).toHaveLength(2);
  });

  it('is nothing where the policemen have not asked since', () => {
    const later = view([...first, column('2')], asked);
    expect(foundIn({ before: later, after: later })).toEqual([]);
    const none = view(first, []);
    expect(foundIn({ before: none, after: none })).toEqual([]);
  });

  it('names how Jack moved, but only where he did', () => {
    const now = view(first, []);
    expect(movedBy({ before: now, after: view([...first, column('2', 'alley')], []) })).toBe(
      'alley',
    );
    expect(movedBy({ before: now, after: view([...first, column('2')], []) })).toBe('foot');
    expect(movedBy({ before: now, after: now })).toBeNull();
    expect(movedBy({ before: view([], []), after: view(first, [], 2) })).toBeNull();
  });

  it('puts the man first who found a clue', () => {
    expect(groupedByMan(asked)).toEqual([
      { man: 'policeman-red', yes: ['circle-5'], no: [], nobody: [] },
      { man: 'policeman-blue', yes: [], no: ['circle-3', 'circle-4'], nobody: [] },
    ]);
  });
});
