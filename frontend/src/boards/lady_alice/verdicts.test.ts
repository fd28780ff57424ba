import { describe, expect, it } from 'vitest';
import { verdictsOf } from './verdicts';
import type { LadyAliceNotebook, LadyAliceView, Statement } from '$generated/lady_alice';
import type { LogLine } from '$generated/wire';

const statement = (smiles: number): Statement => ({
  child: 'child-blue',
  kind: 'suspicion',
  clues: [],
  smiles,
});
const view = (verdict: Statement | null, notebook = true) =>
  ({ verdict, notebook }) as unknown as LadyAliceView;
const line = (before?: object) => ({ index: 0, actor: 0, text: { key: '' }, before }) as LogLine;

describe('the verdicts so far', () => {
  const log = [
    line(),
    line({ verdict: null }),
    line({ round: 1 }),
    line({ verdict: statement(0) }),
    line({ verdict: statement(2) }),
  ];

  it('follow from the log where there is no notebook', () => {
    const found = verdictsOf(view(statement(1)), null, log);
    expect(found.map(({ smiles }) => smiles)).toEqual([0, 2, 1]);
  });

  it('are those of the deduction sheet where there is one', () => {
    const sheet = { verdicts: [statement(3)] } as unknown as LadyAliceNotebook;
    expect(verdictsOf(view(statement(1)), sheet, log)).toEqual([statement(3)]);
  });

  it('are not written down where the players do without', () => {
    expect(verdictsOf(view(statement(1), false), null, log)).toEqual([]);
  });

  it('begin with none', () => {
    expect(verdictsOf(view(null), null, [line({ round: 0 })])).toEqual([]);
  });
});
