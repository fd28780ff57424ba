import { describe, expect, it } from 'vitest';
import type { WhitechapelView } from '$generated/whitechapel';
import type { Choice } from '$generated/wire';
import { drawn, laidOut, screenOf, setupLines, toggled } from './setup';
import {
  actLines,
  asksOf,
  canPlanInquiries,
  inquiriesOf,
  linesBefore,
  LOOK,
  moveLines,
  movedView,
  moversOf,
  sideOf,
  turnLines,
  type Around,
} from './turn';

const view = (fields: Partial<WhitechapelView>) =>
  ({
    viewer: 1,
    head: 1,
    acts: false,
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
    const picked = new Map([
      ['crossing-x1', ''],
      ['crossing-x3', ''],
    ]);
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

  it('gives each policeman a colour where several players lead them', () => {
    const colours = ['is-blue', 'is-red', 'decoy'].map((verb) =>
      choice('patrol x1', ['crossing-x1'], verb),
    );
    const screen = screenOf(faces, colours);
    expect(screen?.colours).toEqual(['blue', 'red']);
    if (!screen) return;
    let picked = toggled(screen, new Map(), 'crossing-x3');
    picked = toggled(screen, picked, 'crossing-x2');
    expect(setupLines(screen, picked)).toEqual([
      'patrol x1 blank',
      'patrol x2 red',
      'patrol x3 blue',
    ]);
    expect(laidOut(faces, screen, picked).patrols.map(({ policeman }) => policeman)).toEqual([
      null,
      'policeman-red',
      'policeman-blue',
    ]);
    // A third has no colour, until one is taken back.
    picked = toggled(screen, toggled(screen, picked, 'crossing-x1'), 'crossing-x3');
    expect(setupLines(screen, picked)).toEqual([
      'patrol x1 blue',
      'patrol x2 red',
      'patrol x3 blank',
    ]);
    expect([...drawn(screen).values()].sort()).toEqual(['blue', 'red']);
  });

  it('is for one hideout', () => {
    const hiding = view({ phase: 'hiding' });
    const screen = screenOf(hiding, [choice('hideout 67', ['circle-67'], 'hideout')]);
    expect(screen && setupLines(screen, new Map([['circle-67', '']]))).toEqual(['hideout 67']);
  });
});

describe('a planned turn', () => {
  const around: Around = {
    asks: ['circle-1', 'circle-2'],
    arrests: [choice('arrest 1', ['circle-1'], 'arrest')],
  };
  const blue = { mover: 'policeman-blue', to: 'crossing-x5', inquiry: LOOK };
  const red = { mover: 'policeman-red', to: 'crossing-x9', inquiry: LOOK };

  it('names each man before he goes and before he acts', () => {
    expect(moveLines('police', [blue])).toEqual(['next blue', 'blue x5']);
    expect(moveLines('women', [{ mover: 'circle-3', to: 'circle-4', inquiry: LOOK }])).toEqual([
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
    expect(actLines(inquiriesOf([blue, red], men, {}, new Set()))).toEqual([
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
    const idle = { ...blue, inquiry: { kind: 'nothing' as const } };
    expect(actLines(inquiriesOf([idle, red], men, {}, new Set()))).toEqual(['next blue', 'pass']);
    const arrest = { ...blue, inquiry: { kind: 'arrest' as const, circle: 'circle-1' } };
    expect(actLines(inquiriesOf([arrest], men, {}, new Set()))).toEqual(['next blue', 'arrest 1']);
  });

  it('is drawn with every man where he will be', () => {
    const man = { policeman: 'policeman-blue', seat: 1, crossing: 'crossing-x1', done: false };
    const hunt = view({ phase: 'naming', policemen: [{ ...man, sprinted: false }] });
    expect(sideOf(hunt)).toBe('police');
    expect(movedView(hunt, 'police', [blue]).policemen[0]?.crossing).toBe('crossing-x5');
  });
});

describe('men of several players', () => {
  const man = (name: string, seat: number, crossing = 'crossing-x1') => ({
    policeman: `policeman-${name}`,
    seat,
    crossing,
    done: false,
    sprinted: false,
  });
  const policemen = [man('blue', 1), man('red', 2, 'crossing-x5')];

  it('are planned by their own player, the head before others name his', () => {
    const naming = view({ phase: 'naming', policemen });
    expect(moversOf(naming, 'police')).toEqual(['policeman-blue']);
    expect(canPlanInquiries(naming, ['policeman-blue'])).toBe(false);
    const mine = view({ phase: 'moving', policemen, viewer: 2, on_turn: 'policeman-red' });
    expect(moversOf(mine, 'police')).toEqual(['policeman-red']);
    expect(canPlanInquiries(mine, ['policeman-red'])).toBe(false);
  });

  it('are named one by one where none of them is the head’s', () => {
    const others = view({ phase: 'naming', policemen: [man('red', 2)] });
    expect(sideOf(others)).toBeNull();
  });

  it('are left out when they act and the server says that they are done', () => {
    const blue = man('blue', 1);
    const acting = view({ phase: 'naming', acts: true, policemen: [{ ...blue, done: true }] });
    expect(sideOf(acting)).toBeNull();
    const beside = view({ ...acting, policemen: [blue] });
    expect(moversOf(beside, 'police')).toEqual(['policeman-blue']);
    expect(canPlanInquiries(beside, ['policeman-blue'])).toBe(true);
  });
});

describe('where each acts after his own move', () => {
  const blue = { mover: 'policeman-blue', to: 'crossing-x5', inquiry: LOOK };
  const red = { mover: 'policeman-red', to: 'crossing-x20', inquiry: LOOK };

  it('tries out his move after the others have moved and done nothing', () => {
    expect(linesBefore(red, [blue, red], false, true)).toEqual([
      'next blue',
      'blue x5',
      'pass',
      'next red',
      'red x20',
    ]);
  });

  it('sends each man’s inquiries with his move', () => {
    const inquiries = new Map([['policeman-blue', ['clue 1', 'clue 2']]]);
    expect(turnLines('police', [blue, red], inquiries, true)).toEqual([
      'next blue',
      'blue x5',
      'clue 1',
      'clue 2',
      'next red',
      'red x20',
    ]);
  });
});
