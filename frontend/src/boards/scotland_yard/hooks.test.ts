import { describe, expect, it } from 'vitest';
import type { ScotlandYardNotebook, ScotlandYardView } from '$generated/scotland_yard';
import type { Choice } from '$generated/wire';
import type { Moment } from '$lib/hooks';
import { word } from '$lib/words.svelte';
import { hooks } from './hooks';

const ride = (verb: string): Choice => ({
  action: 1,
  notation: `${verb} 92`,
  path: ['station-92'],
  verb,
  label: { key: `label-${verb}` },
});

function moment(moves: number, left?: ScotlandYardNotebook['left']) {
  const view = { travel_log: Array(moves).fill({}), sightings: [3, 8] };
  return { view, notebook: { left }, help: 'possible' } as unknown as Moment<
    ScotlandYardView,
    ScotlandYardNotebook
  >;
}

describe('what a ticket tells the detectives', () => {
  it('is how many stations it leaves them', () => {
    expect(hooks.foretells?.(ride('taxi'), moment(0, { taxi: 9, black: 14 }))).toBe(
      word('scotland-yard-ticket-leaves', { count: 9 }),
    );
    expect(hooks.doubt?.(ride('black'), moment(0, { taxi: 9, black: 14 }))).toBe(
      word('scotland-yard-slip-leaves', { count: 14 }),
    );
  });

  it('is that they see Mister X where his next move is shown', () => {
    expect(hooks.foretells?.(ride('taxi'), moment(2, { taxi: 1 }))).toBe(
      word('scotland-yard-ticket-shows', { count: 1 }),
    );
  });

  it('is nothing without a notebook, and nothing for a detective', () => {
    expect(hooks.foretells?.(ride('taxi'), { ...moment(0), notebook: null })).toBe('');
    expect(hooks.foretells?.(ride('taxi'), moment(0))).toBe('');
  });
});
