import { describe, expect, it } from 'vitest';
import { agreedRows, timeWords, type Terms } from './agreed';
import type { Clock, GameShown } from '$generated/wire';
import { word } from './words.svelte';

const option = {
  title: { key: 'on' },
  about: { key: 'on' },
  allowed: { key: 'on' },
  choices: [false, true],
  choices_at: {},
  instead: '',
};
const game: GameShown = {
  name: 'mr_jack',
  variant_of: '',
  version: 1,
  title: { key: 't' },
  about: { key: 't' },
  seats: [{ key: 'a' }, { key: 'b' }],
  seatings: {},
  options: [{ ...option, name: 'quick', default: false, with_people: false }],
  levels: [],
  two_sides: true,
  rated: true,
};

const terms = (clock: Clock, more: Partial<Terms> = {}): Terms => ({
  game,
  options: {},
  people: 2,
  settings: {
    help: 'off',
    clock,
    spectators: true,
    watch_seats_after: true,
    chat: true,
    spectators_read_chat: false,
    listed: false,
    pace: 0,
    stand_in: 'club',
    stand_in_after: 10,
    starts_present: false,
    hints: false,
    rated: false,
  },
  ...more,
});

const about = (name: string, asked: Terms) =>
  agreedRows(asked).find((row) => row.name === name)?.about;
const title = (name: string, asked: Terms) =>
  agreedRows(asked).find((row) => row.name === name)?.title;

describe('what was agreed', () => {
  it('names times in the largest unit that fits', () => {
    // Without the words of a language, a phrase is its key and its arguments.
    expect(timeWords(172_800)).toBe('agreed-days count=2');
    expect(timeWords(3600)).toBe('agreed-hours count=1');
    expect(timeWords(90)).toBe('agreed-seconds count=90');
  });

  it('says what happens at the end of time', () => {
    const clock: Clock = { type: 'move', seconds: 120, reserve: 0 };
    expect(about('clock', terms(clock))).toBe(word('agreed-time-lost'));
    const many = terms(clock, { game: { ...game, two_sides: false } });
    expect(about('clock', many)).toContain('level=Club');
    expect(about('clock', terms({ type: 'none' }))).toContain('count=10');
    const alone = terms({ type: 'none' }, { people: 1 });
    expect(about('clock', alone)).toBe(word('agreed-no-hurry'));
  });

  it('names the reserve of a slow game, and vacations', () => {
    const slow = terms({ type: 'move', seconds: 86_400, reserve: 432_000 });
    expect(title('clock', slow)).toBe(
      'agreed-clock-reserve time=agreed-days count=1 reserve=agreed-days count=5',
    );
    expect(about('clock', slow)).toContain(word('agreed-vacation'));
  });

  it('names the options that differ from the rulebook', () => {
    const usual = terms({ type: 'none' });
    expect(title('rules', usual)).toBe(word('agreed-rulebook'));
    const changed = terms({ type: 'none' }, { options: { quick: true } });
    expect(title('rules', changed)).toBe(word('agreed-rules', { options: word('on') }));
  });
});
