/** How the home page presents the games: order, emblem, colour, default seat. */
import ladyAlice from '../art/emblem_lady_alice.svg';
import mrJack from '../art/emblem_mr_jack.svg';
import mrJackPocket from '../art/emblem_mr_jack_pocket.svg';
import scotlandYard from '../art/emblem_scotland_yard.svg';
import whitechapel from '../art/emblem_whitechapel.svg';
import unknown from '../art/lamp.svg';
import { familyOf } from './family';
import { say } from './words.svelte';
import type { GameShown, OptionShown, OptionValue, Text } from '$generated/wire';

export interface Door {
  emblem: string;
  colour: string;
  /** The default seat of a new player. */
  seat: number;
  /** Whether all seats are alike: who plays is asked how many play, not on which side. */
  alike?: boolean;
}

const ORDER = ['scotland_yard', 'mr_jack', 'mr_jack_pocket', 'whitechapel', 'lady_alice'];

const DOORS: Record<string, Door> = {
  scotland_yard: { emblem: scotlandYard, colour: 'var(--door-scotland-yard)', seat: 1 },
  mr_jack: { emblem: mrJack, colour: 'var(--door-mr-jack)', seat: 1 },
  mr_jack_pocket: { emblem: mrJackPocket, colour: 'var(--door-mr-jack-pocket)', seat: 1 },
  whitechapel: { emblem: whitechapel, colour: 'var(--door-whitechapel)', seat: 1 },
  lady_alice: { emblem: ladyAlice, colour: 'var(--door-lady-alice)', seat: 0, alike: true },
};

/** A game without an entry gets a plain one. */
export function doorOf(game: string): Door {
  return DOORS[familyOf(game)] ?? { emblem: unknown, colour: 'var(--slate-1)', seat: 0 };
}

export function inHomeOrder(games: GameShown[]): GameShown[] {
  const place = (game: GameShown) => ORDER.indexOf(game.name) + 1 || ORDER.length + 1;
  return [...games].sort((a, b) => place(a) - place(b));
}

/** The title of a game; its name where the server has it no more. */
export function titleOf(games: GameShown[], name: string): string {
  const game = games.find((other) => other.name === name);
  return game ? say(game.title) : name;
}

/** How many sit at a table with these options: a game with more or fewer says so in `seats`. */
export function seatCount(game: GameShown, options: Record<string, unknown>): number {
  const asked = options.seats;
  return typeof asked === 'number' ? asked : game.seats.length;
}

/** The names of the seats at a table of so many. */
export function seatNames(game: GameShown, count: number): Text[] {
  return game.seatings.seats?.[String(count)] ?? game.seats;
}

/** The values of an option that make sense at a table of so many; none, and it is left out. */
export function fittingValues(option: OptionShown, seats: number): OptionValue[] {
  return option.choices_at[String(seats)] ?? option.choices;
}

/** A key of the client's own words about a game: `game-scotland-yard-facts`. */
export function gameKey(game: string, about: string): string {
  return `game-${game.replaceAll('_', '-')}-${about}`;
}
