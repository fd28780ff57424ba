/** Creates a table from a plan, and stores its tokens on this device. */
import { askToPlayOn, fetchGames, makeTable, type Recorded } from './api';
import { findLevel } from './characters.svelte';
import { player } from './player.svelte';
import { seatCount, seatNames } from './games';
import { invite, type Guest } from './invitations.svelte';
import { saveGame } from './savedGames';
import { go } from './route.svelte';
import type {
  GameShown,
  Help,
  LessonShown,
  LevelShown,
  PlayOn,
  SeatPlan,
  TableKeys,
  TablePlan,
  Text,
} from '$generated/wire';
import { load, save } from './storage';

const NOVICE = 'novice';

/** What was chosen last for a game, so that the next table is ready as it is. */
export interface Habit {
  seat: number | null;
  level: string;
  help: Help;
  /** How many play, where that can be chosen. */
  players?: number;
}

const habitKey = (game: string) => `habit:${game}`;

export function habitFor(game: GameShown, seat: number): Habit {
  const known = load<Partial<Habit>>(habitKey(game.name), {});
  const level = findLevel(game.levels, known.level ?? '') ?? usualLevel(game.levels);
  return {
    seat: known.seat === undefined ? seat : known.seat,
    level: level?.name ?? 'random',
    help: known.help ?? 'possible',
    ...(known.players ? { players: known.players } : {}),
  };
}

export function keepHabit(game: string, habit: Habit): void {
  save(habitKey(game), habit);
}

/** The middle level is the default. */
function usualLevel(levels: LevelShown[]): LevelShown | undefined {
  return levels[Math.floor(levels.length / 2)];
}

/** One person against bots; no seat given means that chance decides, nor a number the usual one. */
export function planAgainstBots(
  game: GameShown,
  habit: Habit,
  name: string,
  random: () => number = Math.random,
): TablePlan {
  const { players = game.seats.length } = habit;
  const options: TablePlan['options'] = players === game.seats.length ? {} : { seats: players };
  const count = seatCount(game, { seats: players });
  const mine = habit.seat ?? Math.floor(random() * count);
  const seats = Array.from({ length: count }, (_, seat): SeatPlan =>
    seat === mine ? { type: 'human', name: name || null } : { type: 'bot', level: habit.level },
  );
  return { game: game.name, options, seats, settings: { help: habit.help }, contributes: true };
}

/** The free game that a lesson ends in: the side that was learnt, against novices. */
export function planAfterLesson(game: GameShown, lesson: LessonShown, name: string): TablePlan {
  const seats = Array.from({ length: seatCount(game, lesson.options) }, (_, seat): SeatPlan =>
    seat === lesson.seat ? { type: 'human', name: name || null } : { type: 'bot', level: NOVICE },
  );
  const { options } = lesson;
  return { game: game.name, options, seats, settings: { help: 'possible' }, contributes: true };
}

/** Create the table, store its tokens on this device, invite a guest, and open it. */
export async function begin(plan: TablePlan, guest: Guest | null = null): Promise<void> {
  const key = plan.settings?.rated ? await player.key() : '';
  const made = await makeTable(plan, key);
  open(made, plan.game, plan);
  // What fails now can be done again at the table.
  if (guest) await invite(made.table, guest).catch(() => undefined);
}

/** Play on from a step of a recorded game, at a table of its own. */
export async function playOn(recorded: Recorded, game: string, asked: PlayOn): Promise<void> {
  open(await askToPlayOn(recorded, asked), game);
}

/** The names of the seats of a game with some options. */
export async function seatsOf(game: string, options: Record<string, unknown>): Promise<Text[]> {
  const found = (await fetchGames()).find(({ name }) => name === game);
  return found ? seatNames(found, seatCount(found, { seats: Number(options.seats) || null })) : [];
}

/** Open a table that was made to play on from a position. */
export async function openPlayedOn(made: Promise<TableKeys>, game: string): Promise<void> {
  open(await made, game);
}

function open(
  { table, seats, invitation, spectating, commitment }: TableKeys,
  game: string,
  plan?: TablePlan,
) {
  saveGame(table, game, { seats, invitation, spectating, commitment, ...(plan && { plan }) });
  go('table', table);
}
