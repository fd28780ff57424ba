import { beforeAll, describe, expect, it } from 'vitest';
import { read, typed, written } from './typing';
import type { Choice } from '$generated/wire';
import { addWords } from './words.svelte';

const SAID = [
  'scotland-yard-typed-underground = métro',
  'scotland-yard-typed-take_bus = prendre bus',
  'scotland-yard-typed-take_underground = prendre métro',
  'lady-alice-typed-travel-journal = carnet-de-voyage',
];

function choice(action: number, notation: string): Choice {
  return { action, notation, path: [], verb: 'go', label: { key: 'go' } };
}

const rides = [choice(1, 'taxi 92'), choice(2, 'underground 46'), choice(3, 'take underground')];

beforeAll(() => addWords('en', SAID.join('\n')));

describe('a notation', () => {
  it('is written as it is typed in the chosen language, the longest phrase first', () => {
    expect(written('scotland_yard', 'underground 46')).toBe('métro 46');
    expect(written('scotland_yard', 'take underground')).toBe('prendre métro');
    expect(written('lady_alice', 'suspect travel-journal')).toBe('suspect carnet-de-voyage');
  });

  it('of another game stays as it is', () => {
    expect(written('whitechapel', 'underground 46')).toBe('underground 46');
  });
});

describe('a typed line', () => {
  it('is put into the game’s own words, without its accents too', () => {
    expect(read('scotland_yard', 'Metro  46')).toBe('underground 46');
    expect(read('scotland_yard', 'prendre bus')).toBe('take bus');
  });

  it('in the game’s own words already stays as it is', () => {
    expect(read('scotland_yard', 'taxi 92 underground 46')).toBe('taxi 92 underground 46');
  });

  it('is read whatever its capitals and spaces', () => {
    expect(typed(rides, '  TAXI   92 ')).toBe(rides[0]);
  });

  it('that is not on offer is nobody’s', () => {
    expect(typed(rides, 'taxi 1')).toBeNull();
  });
});
