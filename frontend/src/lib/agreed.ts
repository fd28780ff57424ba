/** What was agreed at a table, row by row: the same on the set-up page, for guests and later. */
import { helpLine } from './help';
import type { IconName } from './icons';
import { levelName } from './characters.svelte';
import { valueWord } from './options';
import type { Clock, GameShown, OptionShown, OptionValue, TableSettings } from '$generated/wire';
import { say, word } from './words.svelte';

export interface Terms {
  game: GameShown;
  settings: Required<TableSettings>;
  options: Record<string, OptionValue | null>;
  /** How many seats people take. */
  people: number;
}

export interface AgreedRow {
  name: string;
  icon: IconName;
  title: string;
  about: string;
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

const DAY = 86_400;

/** A time in its largest whole unit. */
export function timeWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? [
    'seconds',
    1,
  ];
  return word(`agreed-${unit}`, { count: seconds / size });
}

export function clockWords(clock: Clock): string {
  if (clock.type === 'none') return word('agreed-clock-none');
  const time = timeWords(clock.seconds);
  if (clock.type === 'move')
    return clock.reserve
      ? word('agreed-clock-reserve', { time, reserve: timeWords(clock.reserve) })
      : word('agreed-clock-move', { time });
  const more = clock.increment ?? 0;
  return more > 0
    ? word('agreed-clock-more', { time, more: timeWords(more) })
    : word('agreed-clock-game', { time });
}

/** What happens when a player's time is up, or where there is no clock, when one is away. */
function endOfTime({ game, settings, people }: Terms): string {
  const level = levelName(settings.stand_in, game.name);
  const { clock } = settings;
  if (clock.type === 'none') {
    if (people < 2) return word('agreed-no-hurry');
    return word('agreed-stand-in', { level, time: timeWords(60 * settings.stand_in_after) });
  }
  const ends = game.two_sides ? word('agreed-time-lost') : word('agreed-time-bot', { level });
  if (clock.seconds >= DAY && people > 1) return `${ends} ${word('agreed-vacation')}`;
  return settings.starts_present ? `${ends} ${word('agreed-present')}` : ends;
}

/** The options that differ from the rulebook; the number of seats is seen at the seats. */
function changedOptions({ game, options }: Terms): string[] {
  const isChanged = ({ name, default: usual }: OptionShown) =>
    name !== 'seats' && name !== 'notebook' && (options[name] ?? usual) !== usual;
  return game.options.filter(isChanged).map((option) => {
    const value = options[option.name] ?? null;
    const title = say(option.title);
    if (value === true) return title;
    if (value === false) return word('agreed-without', { option: title });
    return `${title} (${valueWord(option, value ?? '')})`;
  });
}

export function agreedRows(terms: Terms): AgreedRow[] {
  const { settings, options, people } = terms;
  const changed = changedOptions(terms);
  const row = (name: string, icon: IconName, title: string, about: string): AgreedRow => ({
    name,
    icon,
    title,
    about,
  });
  const hints = settings.hints ? 'on' : 'off';
  const spectators = settings.spectators ? 'on' : 'off';
  return [
    row('clock', 'clock', clockWords(settings.clock), endOfTime(terms)),
    row(
      'notebook',
      'scroll',
      helpLine(options, settings.help),
      people > 1 ? word('agreed-same') : '',
    ),
    row(
      'hints',
      'lamp',
      word(`agreed-hints-${hints}`),
      word(people > 1 ? `agreed-hints-${hints}-people` : `agreed-hints-${hints}-alone`),
    ),
    ...(settings.rated
      ? [row('rated', 'bars', word('agreed-rated'), word('agreed-rated-about'))]
      : []),
    row(
      'spectators',
      'eye',
      word(`agreed-spectators-${spectators}`),
      settings.spectators
        ? word(settings.spectators_read_chat ? 'agreed-spectators-chat' : 'agreed-spectators-see')
        : '',
    ),
    row(
      'rules',
      'book',
      changed.length > 0
        ? word('agreed-rules', { options: changed.join(', ') })
        : word('agreed-rulebook'),
      word('agreed-sealed'),
    ),
  ];
}
