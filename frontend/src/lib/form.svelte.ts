/** A new table while it is being set up: who sits where, by which rules, with which help. */
import { doorOf, fittingValues, seatCount, seatNames } from './games';
import type { Terms } from './agreed';
import { habitFor } from './plans';
import { findLevel } from './characters.svelte';
import type {
  Clock,
  GameShown,
  Help,
  OptionShown,
  OptionValue,
  SeatPlan,
  TablePlan,
  Text,
} from '$generated/wire';

export type Who = 'me' | 'bot' | 'friend';
export type Company = 'bots' | 'friends' | 'screen';

/** Who plays on for an absent player, and after how many minutes, unless something else is chosen. */
const STAND_IN = 'club';
const STAND_IN_AFTER = 10;
/** What a rated game gets where no clock was chosen. */
const RATED_CLOCK: Clock = { type: 'game', seconds: 900, increment: 10 };

export interface SeatForm {
  who: Who;
  level: string;
}

export class TableForm {
  options = $state<Record<string, OptionValue | null>>({});
  seats = $state<SeatForm[]>([]);
  help = $state<Help>('possible');
  clock = $state<Clock>({ type: 'none' });
  spectators = $state(true);
  chat = $state(true);
  listed = $state(false);
  /** Nothing until it is chosen: then hints are usual against bots alone. */
  private chosenHints = $state<boolean | null>(null);
  private chosenRated = $state(false);
  standIn = $state('');
  standInAfter = $state(STAND_IN_AFTER);
  private readonly level: string;
  private readonly chosen = new Set<string>();

  constructor(
    readonly game: GameShown,
    readonly name: string,
  ) {
    const habit = habitFor(game, doorOf(game.name).seat);
    this.level = habit.level;
    this.help = habit.help;
    this.standIn = findLevel(game.levels, STAND_IN)?.name ?? habit.level;
    for (const option of game.options) this.options[option.name] = option.default;
    this.seats = this.filled('bots', habit.seat ?? 0);
  }

  /** An option's default, which may differ where more than one person plays. */
  usual(option: OptionShown): OptionValue | null {
    return this.people > 1 ? (option.with_people ?? option.default) : option.default;
  }

  /** Options that were not chosen depend on the number of people. */
  private settle(): void {
    for (const option of this.game.options) {
      if (!this.chosen.has(option.name)) this.options[option.name] = this.usual(option);
    }
  }

  get names(): Text[] {
    return seatNames(this.game, this.seats.length);
  }

  get mine(): number {
    return this.seats.filter((seat) => seat.who === 'me').length;
  }

  get bots(): number {
    return this.seats.filter((seat) => seat.who === 'bot').length;
  }

  get friends(): number {
    return this.seats.filter((seat) => seat.who === 'friend').length;
  }

  /** How many seats people take. */
  get people(): number {
    return this.mine + this.friends;
  }

  get hints(): boolean {
    return this.chosenHints ?? (this.people === 1 && !this.rated);
  }

  setHints(on: boolean): void {
    this.chosenHints = on;
    if (on) this.chosenRated = false;
  }

  /** Only where this device plays one seat, against somebody else, by a clock. */
  get rated(): boolean {
    return this.chosenRated && this.mayBeRated && this.clock.type !== 'none';
  }

  get mayBeRated(): boolean {
    return this.game.rated && this.mine === 1;
  }

  setRated(on: boolean): void {
    this.chosenRated = on;
    if (!on) return;
    this.chosenHints = false;
    if (this.clock.type === 'none') this.clock = RATED_CLOCK;
  }

  setOption(name: string, value: OptionValue | null): void {
    this.options[name] = value;
    this.chosen.add(name);
    const other = this.game.options.find((option) => option.name === name)?.instead;
    if (value === true && other) this.options[other] = false;
    const count = seatCount(this.game, this.options);
    while (this.seats.length > count) this.seats.pop();
    const others = this.others();
    while (this.seats.length < count) this.seats.push(this.seat(others));
    if (this.people === 0) this.setWho(0, 'me');
    for (const option of this.game.options) {
      const known = this.options[option.name] ?? null;
      const isFree = option.choices.length === 0;
      if (!isFree && known !== option.default && !this.valuesOf(option).includes(known ?? '')) {
        this.options[option.name] = option.default;
      }
    }
    this.settle();
  }

  /** The values that make sense for as many seats as there are. */
  valuesOf(option: OptionShown): OptionValue[] {
    return fittingValues(option, this.seats.length);
  }

  setWho(seat: number, who: Who): void {
    const form = this.seats[seat];
    if (form) form.who = who;
    this.settle();
  }

  setLevel(level: string): void {
    for (const seat of this.seats) seat.level = level;
  }

  /** Fill all seats in one go. */
  invite(company: Company): void {
    const mine = this.seats.findIndex((seat) => seat.who === 'me');
    this.seats = this.filled(company, Math.max(0, mine));
    this.settle();
  }

  private filled(company: Company, mine: number): SeatForm[] {
    const others: Who = company === 'bots' ? 'bot' : company === 'friends' ? 'friend' : 'me';
    const count = seatCount(this.game, this.options);
    return Array.from({ length: count }, (_, seat) => this.seat(seat === mine ? 'me' : others));
  }

  /** The player of an added seat: of the same kind as the others. */
  private others(): Who {
    if (this.friends > 0) return 'friend';
    return this.seats.length > 0 && this.mine === this.seats.length ? 'me' : 'bot';
  }

  private seat(who: Who): SeatForm {
    return { who, level: this.seats?.[0]?.level ?? this.level };
  }

  plan(): TablePlan {
    const changed = this.game.options
      .map(
        (option) => [option.name, this.options[option.name] ?? null, this.usual(option)] as const,
      )
      .filter(([, value, usual]) => value !== usual && value !== null)
      .map(([name, value]) => [name, value] as const);
    return {
      game: this.game.name,
      options: Object.fromEntries(changed),
      seats: this.seats.map((seat) => this.seatPlan(seat)),
      settings: {
        help: this.help,
        clock: $state.snapshot(this.clock),
        spectators: this.spectators,
        chat: this.chat,
        listed: this.listed && this.friends > 0,
        starts_present: this.startsPresent,
        hints: this.hints,
        rated: this.rated,
        ...(this.friends > 0 && { stand_in: this.standIn, stand_in_after: this.standInAfter }),
      },
      contributes: true,
    };
  }

  private get startsPresent(): boolean {
    return this.friends > 0 && isQuick(this.clock);
  }

  /** What is agreed by starting the table as it is. */
  get terms(): Terms {
    const { game, options, people, help, clock, spectators, chat, listed, hints, rated } = this;
    return {
      game,
      options,
      people,
      settings: {
        help,
        clock,
        spectators,
        chat,
        listed,
        hints,
        rated,
        starts_present: this.startsPresent,
        stand_in: this.standIn,
        stand_in_after: this.standInAfter,
        spectators_read_chat: false,
        watch_seats_after: true,
        pace: 0,
      },
    };
  }

  private seatPlan(seat: SeatForm): SeatPlan {
    if (seat.who === 'me')
      return { type: 'human', name: this.mine === 1 ? this.name || null : null };
    return seat.who === 'bot' ? { type: 'bot', level: seat.level } : { type: 'open' };
  }
}

const SLOW = 3600; // seconds for a move: nobody sits and waits for so long

/** A clock for players who are there at the same time. */
const isQuick = (clock: Clock) =>
  clock.type === 'game' || (clock.type === 'move' && clock.seconds < SLOW);
