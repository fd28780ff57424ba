/** How the home page presents the games: order, emblem, colour, default seat. */
import ladyAlice from '../art/emblem_lady_alice.svg';
import mrJack from '../art/emblem_mr_jack.svg';
import mrJackPocket from '../art/emblem_mr_jack_pocket.svg';
import scotlandYard from '../art/emblem_scotland_yard.svg';
import whitechapel from '../art/emblem_whitechapel.svg';
import unknown from '../art/lamp.svg';
import type { GameShown, OptionShown, OptionValue, Text } from '$generated/wire';

export interface Door {
  emblem: string;
  colour: string;
  /** The default seat of a new player. */
  seat: number;
  /** A seat's name where more play than usual. */
  more: (seat: number) => Text;
  /** Which values of an option make sense for so many seats; all by default. */
  fits?: (option: OptionShown, seats: number) => OptionValue[];
  /** Whether all seats are alike: who plays is asked how many play, not on which side. */
  alike?: boolean;
  /** Options that take each other's place. */
  instead?: Record<string, string>;
}

const ORDER = ['scotland_yard', 'mr_jack', 'mr_jack_pocket', 'whitechapel', 'lady_alice'];
const POLICEMEN = ['blue', 'brown', 'green', 'red', 'yellow'];
const CHILDREN = ['blue', 'red', 'yellow', 'green', 'white'];
const unnamed = (seat: number): Text => ({ key: 'seat-number', args: { number: seat + 1 } });
const following =
  (first: string, others: string) =>
  (seat: number): Text =>
    seat === 0 ? { key: first } : { key: others, args: { number: seat } };

const DOORS: Record<string, Door> = {
  scotland_yard: {
    emblem: scotlandYard,
    colour: 'var(--door-scotland-yard)',
    seat: 1,
    more: following('scotland-yard-mister-x', 'scotland-yard-detective-player'),
    fits: (option, seats) => (option.name === 'detectives' && seats > 2 ? [] : option.choices),
  },
  mr_jack: { emblem: mrJack, colour: 'var(--door-mr-jack)', seat: 1, more: unnamed },
  mr_jack_pocket: {
    emblem: mrJackPocket,
    colour: 'var(--door-mr-jack-pocket)',
    seat: 1,
    more: unnamed,
  },
  whitechapel: {
    emblem: whitechapel,
    colour: 'var(--door-whitechapel)',
    seat: 1,
    more: following('whitechapel-jack', 'whitechapel-police-player'),
    fits: (option, seats) => {
      if (!POLICEMEN.includes(option.name)) return option.choices;
      return seats > 2 ? option.choices.filter((seat) => Number(seat) < seats) : [];
    },
    instead: {
      double_clue: 'fresh_traces',
      fresh_traces: 'double_clue',
    },
  },
  lady_alice: {
    emblem: ladyAlice,
    colour: 'var(--door-lady-alice)',
    seat: 0,
    alike: true,
    more: (seat) => ({ key: `lady-alice-${CHILDREN[seat] ?? 'white'}` }),
  },
};

/** A game without an entry gets a plain one. */
export function doorOf(game: string): Door {
  return DOORS[game] ?? { emblem: unknown, colour: 'var(--slate-1)', seat: 0, more: unnamed };
}

export function onTheTerrace(games: GameShown[]): GameShown[] {
  const place = (game: GameShown) => ORDER.indexOf(game.name) + 1 || ORDER.length + 1;
  return [...games].sort((a, b) => place(a) - place(b));
}

/** How many sit at a table with these options: a game with more or fewer says so in `seats`. */
export function seatCount(game: GameShown, options: Record<string, unknown>): number {
  const asked = options.seats;
  return typeof asked === 'number' ? asked : game.seats.length;
}

export function seatNames(game: GameShown, count: number): Text[] {
  if (count === game.seats.length) return game.seats;
  return Array.from({ length: count }, (_, seat) => doorOf(game.name).more(seat));
}

/** The values of an option that make sense at a table of so many; none, and it is left out. */
export function fittingValues(game: string, option: OptionShown, seats: number): OptionValue[] {
  return doorOf(game).fits?.(option, seats) ?? option.choices;
}

/** A key of the client's own words about a game: `game-scotland-yard-facts`. */
export function gameKey(game: string, about: string): string {
  return `game-${game.replaceAll('_', '-')}-${about}`;
}
