import { beforeEach, describe, expect, it } from 'vitest';
import { Chooser, type Mode } from './choosing.svelte';
import type { Choice } from '$generated/wire';

function choice(action: number, path: string[], verb: string, more: Partial<Choice> = {}): Choice {
  const notation = `${verb} ${path.map((id) => id.split('-')[1]).join(' ')}`.trim();
  return { action, notation, path, verb, label: { key: `label-${verb}` }, ...more };
}

const taxi = choice(1, ['station-92'], 'taxi');
const bus = choice(2, ['station-92'], 'bus');
const black = choice(3, ['station-92'], 'black', { consequence: 'scarce' });
const ferry = choice(4, ['station-108'], 'black', { consequence: 'scarce' });
const double = choice(5, [], 'double', { consequence: 'scarce' });
const walk = choice(6, ['station-74'], 'taxi');

class Rides extends Chooser {
  readonly game = 'scotland_yard';
  readonly choices = [taxi, bus, black, ferry, double, walk];
  readonly canUndo = false;
  made: number[] = [];
  misread: string[] = [];

  protected choose({ action }: Choice): void {
    this.made.push(action);
  }
  protected mistyped(line: string): void {
    this.misread.push(line);
  }
  protected undo(): void {}
}

let rides: Rides;
beforeEach(() => {
  rides = new Rides();
});

describe('a choice with a consequence', () => {
  it('is asked about, and made only when that is answered', () => {
    rides.pick('station-108');
    expect(rides.asking).toBe(ferry);
    expect(rides.made).toEqual([]);
    rides.confirm();
    expect(rides.made).toEqual([4]);
    expect(rides.asking).toBeNull();
  });

  it('is not made by a second click on the same spot', () => {
    rides.pick('station-108');
    rides.pick('station-108');
    expect(rides.asking).toBe(ferry);
    expect(rides.made).toEqual([]);
  });

  it('is asked about when it is typed, or picked from the list', () => {
    rides.type('double');
    expect(rides.asking).toBe(double);
    rides.letGo();
    expect(rides.asking).toBeNull();
    rides.act(double);
    expect(rides.asking).toBe(double);
    expect(rides.made).toEqual([]);
  });

  it('is let go when something else is picked', () => {
    rides.pick('station-108');
    rides.pick('station-74');
    expect(rides.asking).toBeNull();
    expect(rides.made).toEqual([6]);
  });

  it('is asked about once where every move is confirmed', () => {
    rides.asks = true;
    rides.pick('station-108');
    expect(rides.pending).toBeNull();
    expect(rides.asking).toBe(ferry);
  });
});

describe('a choice that begins a move', () => {
  it('is made at once where every other move is confirmed: it can be taken back', () => {
    rides.asks = true;
    rides.begins = ({ action }) => action === walk.action;
    rides.pick('station-74');
    expect([rides.pending, rides.made]).toEqual([null, [walk.action]]);
  });

  it('is still asked about where it costs something', () => {
    rides.asks = true;
    rides.begins = () => true;
    rides.pick('station-108');
    expect([rides.asking, rides.made]).toEqual([ferry, []]);
  });
});

describe('several choices at one place', () => {
  it('are offered there', () => {
    rides.pick('station-92');
    expect(rides.verbs).toEqual([taxi, bus, black]);
    expect(rides.made).toEqual([]);
  });

  it('leave the usual one to a second click on the same spot', () => {
    rides.pick('station-92');
    rides.pick('station-92');
    expect(rides.made).toEqual([1]);
  });

  it('are let go by a click on another place', () => {
    rides.pick('station-92');
    rides.pick('station-74');
    expect(rides.verbs).toEqual([walk]);
    expect(rides.made).toEqual([6]);
  });

  it('are not offered beside a question', () => {
    rides.pick('station-92');
    rides.act(black);
    expect(rides.verbs).toEqual([]);
    expect(rides.asking).toBe(black);
  });
});

describe('choices that are set apart', () => {
  const apart: Mode = {
    name: 'black',
    icon: 'ticket',
    open: '',
    leave: '',
    about: '',
    has: ({ verb }) => verb === 'black',
  };

  it('are not offered before their mode is open', () => {
    rides.modes = [apart];
    expect(rides.openable).toEqual([apart]);
    expect(rides.lit).toEqual(new Set(['station-92', 'station-74']));
    rides.pick('station-92');
    expect(rides.verbs).toEqual([taxi, bus]);
  });

  it('are offered alone while it is open, until it is left', () => {
    rides.modes = [apart];
    rides.enter(apart);
    expect(rides.lit).toEqual(new Set(['station-92', 'station-108']));
    rides.back();
    expect(rides.mode).toBeNull();
    expect(rides.lit.has('station-74')).toBe(true);
  });

  it('are offered where there is nothing else', () => {
    rides.modes = [{ ...apart, has: () => true }];
    expect(rides.openable).toEqual([]);
    expect(rides.offered).toHaveLength(6);
  });
});

describe('an element that stands for another', () => {
  it('is lit, and picked in its place', () => {
    rides.alsoAt = (id) => (id === 'station-74' ? ['token-74'] : []);
    expect(rides.lit.has('token-74')).toBe(true);
    rides.pick('token-74');
    expect(rides.made).toEqual([6]);
  });
});
