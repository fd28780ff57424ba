import { describe, expect, it } from 'vitest';
import { click, complete, fitting, lit, onward, usual } from './choices';
import type { Choice } from '$generated/wire';

function choice(action: number, path: string[], verb = 'go'): Choice {
  const notation = `${verb} ${path.join(' ')}`.trim();
  return { action, notation, path, verb, label: { key: `label-${verb}` } };
}

const rides = [
  choice(1, ['station-92'], 'taxi'),
  choice(2, ['station-92'], 'black'),
  choice(3, ['station-74'], 'bus'),
  choice(4, [], 'double'),
];
const lamps = [
  choice(5, ['lamp-b2', 'lamp-f9']),
  choice(6, ['lamp-b2', 'lamp-c3']),
  choice(7, ['lamp-d4', 'lamp-f9']),
];

describe('choices as paths', () => {
  it('light the first element of every path', () => {
    expect(lit(rides, [])).toEqual(new Set(['station-92', 'station-74']));
    expect(lit(lamps, [])).toEqual(new Set(['lamp-b2', 'lamp-d4']));
  });

  it('lead on from what was clicked, and are whole where something else was', () => {
    const [here, , elsewhere] = lamps as [Choice, Choice, Choice];
    expect(onward(here, ['lamp-b2'])).toEqual(['lamp-f9']);
    expect(onward(elsewhere, ['lamp-b2'])).toEqual(['lamp-d4', 'lamp-f9']);
  });

  it('light what follows on what was clicked', () => {
    expect(lit(lamps, ['lamp-b2'])).toEqual(new Set(['lamp-f9', 'lamp-c3']));
    expect(lit(rides, ['station-92']).size).toBe(0);
  });

  it('are complete where their path ends with what was clicked', () => {
    expect(complete(rides, ['station-92']).map((found) => found.action)).toEqual([1, 2]);
    expect(complete(rides, []).map((found) => found.action)).toEqual([4]);
    expect(fitting(lamps, ['lamp-b2'])).toHaveLength(2);
  });
});

describe('a click', () => {
  it('settles a choice that is the only one left', () => {
    expect(click(rides, [], 'station-74')).toEqual({ clicked: ['station-74'], settled: rides[2] });
  });

  it('waits for a verb where several choices share a path', () => {
    expect(click(rides, [], 'station-92')).toEqual({ clicked: ['station-92'], settled: null });
  });

  it('leads on where a path goes on, even if only one choice is left', () => {
    expect(click(lamps, [], 'lamp-d4')).toEqual({ clicked: ['lamp-d4'], settled: null });
    expect(click(lamps, ['lamp-d4'], 'lamp-f9').settled).toBe(lamps[2]);
  });

  it('on the last element steps back', () => {
    expect(click(lamps, ['lamp-b2'], 'lamp-b2')).toEqual({ clicked: [], settled: null });
  });

  it('on another beginning begins anew', () => {
    expect(click(lamps, ['lamp-b2'], 'lamp-d4')).toEqual({ clicked: ['lamp-d4'], settled: null });
  });

  it('on another end changes the last click alone', () => {
    const held = click(lamps, ['lamp-b2', 'lamp-f9'], 'lamp-c3');
    expect(held).toEqual({ clicked: ['lamp-b2', 'lamp-c3'], settled: lamps[1] });
  });

  it('on anything else changes nothing', () => {
    expect(click(lamps, ['lamp-b2'], 'hex-a1')).toEqual({ clicked: ['lamp-b2'], settled: null });
  });
});

describe('the usual choice of several', () => {
  const black: Choice = { ...choice(2, ['station-92'], 'black'), consequence: 'scarce' };

  it('is the first that costs nothing', () => {
    expect(usual([black, choice(1, ['station-92'], 'taxi')])?.action).toBe(1);
  });

  it('is none where each of them costs something', () => {
    expect(usual([black])).toBeNull();
  });
});
