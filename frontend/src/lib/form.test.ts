import { beforeEach, describe, expect, it } from 'vitest';
import { TableForm } from './form.svelte';
import { planAgainstBots } from './plans';
import type { GameShown } from '$generated/wire';

const game: GameShown = {
  name: 'scotland_yard',
  variant_of: '',
  version: 2,
  title: { key: 't' },
  about: { key: 'a' },
  seats: [{ key: 'x' }, { key: 'detectives' }],
  seatings: {
    seats: {
      3: [{ key: 'x' }, { key: 'd1' }, { key: 'd2' }],
      4: [{ key: 'x' }, { key: 'd1' }, { key: 'd2' }, { key: 'd3' }],
    },
  },
  options: [
    {
      name: 'seats',
      title: { key: 'o' },
      about: { key: 'o' },
      allowed: { key: 'o' },
      default: 2,
      choices: [2, 3, 4],
      with_people: 2,
      choices_at: {},
      instead: '',
    },
    {
      name: 'hard',
      title: { key: 'o' },
      about: { key: 'o' },
      allowed: { key: 'o' },
      default: false,
      choices: [false, true],
      with_people: false,
      choices_at: {},
      instead: 'easy',
    },
    {
      name: 'easy',
      title: { key: 'o' },
      about: { key: 'o' },
      allowed: { key: 'o' },
      default: false,
      choices: [false, true],
      with_people: false,
      choices_at: {},
      instead: 'hard',
    },
    {
      name: 'detectives',
      title: { key: 'o' },
      about: { key: 'o' },
      allowed: { key: 'o' },
      default: null,
      choices: [3, 4],
      with_people: null,
      choices_at: { 3: [], 4: [] },
      instead: '',
    },
  ],
  levels: [
    { name: 'novice', about: { key: 'l' }, lamps: 0, alias: '' },
    { name: 'club', about: { key: 'l' }, lamps: 0, alias: '' },
    { name: 'master', about: { key: 'l' }, lamps: 0, alias: '' },
  ],
  two_sides: true,
  rated: true,
};

beforeEach(() => localStorage.clear());

describe('a new table', () => {
  it('has hints against bots alone, and among people only where that was chosen', () => {
    const form = new TableForm(game, 'Ada');
    expect(form.plan().settings?.hints).toBe(true);
    form.invite('friends');
    expect(form.plan().settings?.hints).toBe(false);
    expect(form.terms.settings.hints).toBe(false);
    form.setHints(true);
    expect(form.plan().settings?.hints).toBe(true);
    form.invite('screen');
    expect(form.terms.settings.hints).toBe(true);
  });

  it('is ready as it is: one person against bots of the middle level', () => {
    const plan = new TableForm(game, 'Ada').plan();
    expect(plan.seats).toEqual([
      { type: 'bot', level: 'club' },
      { type: 'human', name: 'Ada' },
    ]);
    expect(plan.options).toEqual({});
    expect(plan.contributes).toBe(true);
  });

  it('has as many seats as its options say', () => {
    const form = new TableForm(game, '');
    form.setOption('seats', 4);
    expect(form.seats).toHaveLength(4);
    expect(form.names[3]).toEqual({ key: 'd3' });
    form.setOption('seats', 2);
    expect(form.seats).toHaveLength(2);
  });

  it('has other defaults where several people play, unless they were chosen', () => {
    const sheet = {
      name: 'notebook',
      title: { key: 'o' },
      about: { key: 'o' },
      allowed: { key: 'o' },
      default: true,
      choices: [false, true],
      with_people: false,
      choices_at: {},
      instead: '',
    };
    const form = new TableForm({ ...game, options: [...game.options, sheet] }, '');
    expect(form.options.notebook).toBe(true);
    form.invite('friends');
    expect(form.options.notebook).toBe(false);
    expect(form.plan().options).toEqual({});
    form.invite('bots');
    expect(form.options.notebook).toBe(true);
    form.setOption('notebook', true);
    form.setWho(0, 'friend');
    form.setWho(1, 'me');
    expect(form.plan().options).toEqual({ notebook: true });
  });

  it('is filled in one go', () => {
    const form = new TableForm(game, '');
    form.invite('friends');
    expect([form.mine, form.friends]).toEqual([1, 1]);
    form.invite('screen');
    expect(form.mine).toBe(2);
    expect(form.plan().seats).toEqual([
      { type: 'human', name: null },
      { type: 'human', name: null },
    ]);
  });

  it.each([
    ['friends', { mine: 1, friends: 3, bots: 0 }],
    ['bots', { mine: 1, friends: 0, bots: 3 }],
    ['screen', { mine: 4, friends: 0, bots: 0 }],
  ] as const)(
    'fills added seats as those of before, with %s',
    (company, { mine, friends, bots }) => {
      const form = new TableForm(game, '');
      form.invite(company);
      form.setOption('seats', 4);
      expect([form.mine, form.friends, form.bots]).toEqual([mine, friends, bots]);
    },
  );

  it('sends only what differs from the usual', () => {
    const form = new TableForm(game, '');
    form.setOption('hard', true);
    form.setOption('detectives', 3);
    form.setOption('detectives', null);
    expect(form.plan().options).toEqual({ hard: true });
  });

  it('forgets what makes no sense for its seats', () => {
    const form = new TableForm(game, '');
    form.setOption('detectives', 3);
    form.setOption('seats', 4);
    expect(form.options.detectives).toBeNull();
  });

  it('switches off an option that another one takes the place of', () => {
    const form = new TableForm(game, '');
    form.setOption('hard', true);
    form.setOption('easy', true);
    expect(form.plan().options).toEqual({ easy: true });
  });

  it('is listed only where somebody can come', () => {
    const form = new TableForm(game, '');
    form.listed = true;
    expect(form.plan().settings?.listed).toBe(false);
    form.invite('friends');
    expect(form.plan().settings?.listed).toBe(true);
  });
});

describe('an absent player', () => {
  it('is replaced by a club bot after ten minutes unless something else is chosen', () => {
    const form = new TableForm(game, '');
    form.invite('friends');
    expect(form.plan().settings).toMatchObject({ stand_in: 'club', stand_in_after: 10 });
    form.standIn = 'master';
    form.standInAfter = 60;
    expect(form.plan().settings).toMatchObject({ stand_in: 'master', stand_in_after: 60 });
  });

  it('is no matter where nobody else plays', () => {
    expect(new TableForm(game, '').plan().settings).not.toHaveProperty('stand_in');
  });

  it('is replaced by a level that the game has', () => {
    const form = new TableForm({ ...game, levels: game.levels.slice(0, 1) }, '');
    expect(form.standIn).toBe('novice');
  });
});

describe('a quick table', () => {
  it('leaves the seat to chance where nobody chose', () => {
    const habit = { seat: null, level: 'club', help: 'off' } as const;
    const plan = planAgainstBots(game, habit, '', () => 0.9);
    expect(plan.seats[1]).toEqual({ type: 'human', name: null });
    expect(plan.settings?.help).toBe('off');
  });
});
