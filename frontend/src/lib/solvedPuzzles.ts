/** Which puzzles the player has solved, and which is next. */
import { inHomeOrder } from './games';
import type { GameShown, PuzzleName, PuzzleShown } from '$generated/wire';
import { load, save } from './storage';

/** Solved by the player, or shown on request. */
export type PuzzleResult = 'solved' | 'shown';

/** A key for each puzzle, by the numbers they have from easy to hard: two tabs at two puzzles never overwrite each other. */
export const RESULTS = 'puzzle-result:';
const keyOf = ({ game, number }: PuzzleName) => `${RESULTS}${game}:${number}`;

export function puzzleResult(puzzle: PuzzleName): PuzzleResult | null {
  return load<PuzzleResult | null>(keyOf(puzzle), null);
}

/** Keep how a puzzle was settled; one that was shown first is not solved later. */
export function savePuzzleResult(puzzle: PuzzleName, how: PuzzleResult): void {
  if (puzzleResult(puzzle) === null) save(keyOf(puzzle), how);
}

export const solvedOf = (puzzles: PuzzleName[]) =>
  puzzles.filter((puzzle) => puzzleResult(puzzle) === 'solved').length;

/** The date on this device's own calendar: 1888-08-31. */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The puzzle after one that is still open: of the same game first, then of the games that follow. */
export function nextPuzzle(
  games: GameShown[],
  puzzles: PuzzleShown[],
  after: PuzzleName,
): PuzzleShown | null {
  const places = inHomeOrder(games).map((game) => game.name);
  const rank = ({ game, number }: PuzzleName) => places.indexOf(game) * 1000 + number;
  const inOrder = [...puzzles].sort((a, b) => rank(a) - rank(b));
  const here = rank(after);
  const turned = [
    ...inOrder.filter((one) => rank(one) > here),
    ...inOrder.filter((one) => rank(one) < here),
  ];
  const open = turned.filter((one) => puzzleResult(one) === null);
  return open.find((one) => one.game === after.game) ?? open[0] ?? null;
}
