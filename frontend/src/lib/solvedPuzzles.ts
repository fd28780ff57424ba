/** Which puzzles were solved on this device, and which is next. */
import { onTheTerrace } from './games';
import type { GameShown, PuzzleName, PuzzleShown } from '$generated/wire';
import { forget, load, save } from './storage';

/** Solved by the player, or shown on request. */
export type PuzzleResult = 'solved' | 'shown';

/** A key for each puzzle: two tabs at two puzzles never overwrite each other. */
const keyOf = ({ game, number }: PuzzleName) => `puzzle:${game}:${number}`;
/** All in one record, as versions before kept them. */
const OLD_KEY = 'puzzles';

export function puzzleResult(puzzle: PuzzleName): PuzzleResult | null {
  takeOver();
  return load<PuzzleResult | null>(keyOf(puzzle), null);
}

/** Keep how a puzzle was settled; one that was shown first is not solved later. */
export function savePuzzleResult(puzzle: PuzzleName, how: PuzzleResult): void {
  if (puzzleResult(puzzle) === null) save(keyOf(puzzle), how);
}

/** Take over the record of a version before, once. */
function takeOver(): void {
  const record = load<Record<string, PuzzleResult>>(OLD_KEY, {});
  for (const [name, how] of Object.entries(record)) save(`puzzle:${name}`, how);
  forget(OLD_KEY);
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
  const places = onTheTerrace(games).map((game) => game.name);
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
