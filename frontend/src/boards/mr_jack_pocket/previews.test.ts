import { expect, test } from 'vitest';
import type { MrJackPocketView } from '$generated/mr_jack_pocket';
import type { Choice } from '$generated/wire';
import { destinationsOf, sightOf, turnsOf } from './previews';

const choice = (
  verb: string,
  path: string[],
  preview: Partial<Choice['preview']> = {},
): Choice => ({
  action: 0,
  notation: verb,
  path,
  verb,
  label: { key: verb },
  preview: { text: { key: 'then' }, ...preview },
});
const VIEW = {
  tiles: [
    { suspect: 'suspect-gull', cleared: false, seen: true },
    { suspect: 'suspect-bert', cleared: false, seen: false },
    { suspect: 'suspect-lane', cleared: true, seen: true },
  ],
} as unknown as MrJackPocketView;

test('a tile that was clicked has its turns, and two tiles that change places have none', () => {
  const turns = [choice('right', ['tile-0,0']), choice('left', ['tile-0,0'])];
  expect(turnsOf(turns, ['tile-0,0'])).toEqual(turns);
  expect(turnsOf(turns, [])).toEqual([]);
  expect(turnsOf([choice('swap', ['tile-0,0', 'tile-1,1'])], ['tile-0,0'])).toEqual([]);
});

test('a space stands for a move unless two detectives could go there', () => {
  const holmes = choice('one', ['detective-holmes'], { place: 'space-1' });
  const toby = choice('one', ['detective-toby'], { place: 'space-4' });
  const watson = choice('one', ['detective-watson'], { place: 'space-4' });
  expect(destinationsOf([holmes, toby])).toEqual([holmes, toby]);
  expect(destinationsOf([holmes, toby, watson])).toEqual([holmes]);
});

test('those who are cleared neither come into sight nor leave it', () => {
  const { comes, goes } = sightOf(VIEW, choice('right', [], { seen: ['suspect-bert'] }));
  expect([[...comes], [...goes]]).toEqual([['suspect-bert'], ['suspect-gull']]);
  expect(sightOf(VIEW, null).goes.size).toBe(0);
});
