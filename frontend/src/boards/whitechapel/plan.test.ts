import { describe, expect, it } from 'vitest';
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice } from '$generated/wire';
import { drawn, laidOut, screenOf, setupLines } from './setup';
import { actLines, asksOf, deedsOf, LOOK, moveLines, movedView, sideOf, type Around } from './turn';

const view = (fields: Partial<WhitechapelView>) =>
  ({
    viewer: 1,
    variants: [],
    tokens: [],
    patrols: [],
    women: [],
    findings: [],
    log: [],
    policemen: [],
    on_turn: null,
    expected: { key: '', args: {} },
    ...fields,
  }) as unknown as WhitechapelView;
const choice = (notation: string, path: string[], verb: string): Choice =>
  ({ action: 1, notation, path, verb, label: { key: '' } }) as Choice;

describe("an evening's screen", () => {
  const patrols = ['crossing-x1', 'crossing-x2', 'crossing-x3'].map((crossing) => ({
    crossing,
    face: null,
    policeman: null,
    moved: false,
  }));
  const faces = view({
    phase: 'faces',
    patrols,
    on_turn: 'crossing-x1',
    expected: { key: '', args: { real: 2, decoys: 1 } },
  });
  const offered = [
    choice('patrol x1 real', ['crossing-x1'], 'real'),
    choice('patrol x1 blank', ['crossing-x1'], 'decoy'),
  ];

  it('lays every token, picked or not, in the order of their places', () => {
    const screen = screenOf(faces, offered);
    expect(screen?.need).toBe(2);
    if (!screen) return;
    const picked = new Set(['crossing-x1', 'crossing-x3']);
    expect(setupLines(screen, picked)).toEqual([
      'patrol x1 real',
      'patrol x2 blank',
      'patrol x3 real',
    ]);
    expect(laidOut(faces, screen, picked).patrols.map(({ face }) => face)).toEqual([
      'policeman',
      'decoy',
      'policeman',
    ]);
    expect(drawn(screen, () => 0).size).toBe(2);
  });

  it('is not there where several players lead the policemen', () => {
    const colours = [choice('patrol x1 blue', ['crossing-x1'], 'is-blue')];
    expect(screenOf(faces, colours)).toBeNull();
  });

  it('is for one hideout', () => {
    const hiding = view({ phase: 'hiding' });
    const screen = screenOf(hiding, [choice('hideout 67', ['circle-67'], 'hideout')]);
    expect(screen && setupLines(screen, new Set(['circle-67']))).toEqual(['hideout 67']);
  });
});

describe('a planned turn', () => {
  const around: Around = {
    asks: ['circle-1', 'circle-2'],
    arrests: [choice('arrest 1', ['circle-1'], 'arrest')],
  };
  const blue = { mover: 'policeman-blue', to: 'crossing-x5', deed: LOOK };
  const red = { mover: 'policeman-red', to: 'crossing-x9', deed: LOOK };

  it('names each man before he goes and before he acts', () => {
    expect(moveLines('police', [blue])).toEqual(['next blue', 'blue x5']);
    expect(moveLines('women', [{ mover: 'circle-3', to: 'circle-4', deed: LOOK }])).toEqual([
      'call 3',
      'lead 4',
    ]);
  });

  it('asks about the likeliest circle first, and about each once', () => {
    expect(asksOf(around, { 'circle-2': 0.5 }, new Set())).toEqual(['circle-2', 'circle-1']);
    const men = new Map([
      ['policeman-blue', around],
      ['policeman-red', { ...around, asks: ['circle-2', 'circle-3'] }],
    ]);
    expect(actLines(deedsOf([blue, red], men, {}, new Set()))).toEqual([
      'next blue',
      'clue 1',
      'clue 2',
      'next red',
      'clue 3',
      'pass',
    ]);
  });

  it('says who does nothing, and leaves out who can do nothing', () => {
    const men = new Map([['policeman-blue', around]]);
    const idle = { ...blue, deed: { kind: 'nothing' as const } };
    expect(actLines(deedsOf([idle, red], men, {}, new Set()))).toEqual(['next blue', 'pass']);
    const arrest = { ...blue, deed: { kind: 'arrest' as const, circle: 'circle-1' } };
    expect(actLines(deedsOf([arrest], men, {}, new Set()))).toEqual(['next blue', 'arrest 1']);
  });

  it('is drawn with every man where he will be', () => {
    const man = { policeman: 'policeman-blue', seat: 1, crossing: 'crossing-x1', done: false };
    const hunt = view({ phase: 'naming', policemen: [{ ...man, sprinted: false }] });
    expect(sideOf(hunt)).toBe('police');
    expect(movedView(hunt, 'police', [blue]).policemen[0]?.crossing).toBe('crossing-x5');
    expect(sideOf(view({ phase: 'naming', variants: ['engaged_police'] }))).toBeNull();
  });
});
