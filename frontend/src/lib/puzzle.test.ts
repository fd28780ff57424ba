import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Puzzle } from './puzzle.svelte';
import type { GameShown, PuzzleAnswer, PuzzleShown } from '$generated/wire';
import { nextPuzzle, puzzleResult, savePuzzleResult, solvedOf, today } from './solvedPuzzles';

const NAME = { game: 'toy', number: 1 };
const candidates = ['a', 'b'].map((answer) => ({
  answer,
  path: [`station-${answer}`],
  verb: 'point',
  label: { key: answer },
}));
const solution = { answer: 'b', explanation: [{ key: 'why' }], notebook: { game: 'toy' } };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    if (url.href.endsWith('/board')) return Response.json({ elements: [], links: [] });
    if (init?.method !== 'POST') return Response.json({ game: 'toy', number: 1, candidates });
    const { answer, reveal } = JSON.parse(String(init.body)) as PuzzleAnswer;
    if (reveal || answer === 'b') return Response.json({ right: !reveal, ...solution });
    return Response.json({ right: false, reason: { key: 'not-a' }, answer: null, explanation: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<Puzzle> {
  const puzzle = new Puzzle('toy', '1');
  await puzzle.open();
  return puzzle;
}

describe('a puzzle', () => {
  it('gives a reason for a wrong answer, and no more', async () => {
    const puzzle = await opened();
    puzzle.pick('station-a');
    await vi.waitFor(() => expect(puzzle.judged?.reason).toEqual({ key: 'not-a' }));
    expect(puzzle.tried?.notation).toBe('a');
    expect(puzzle.notebook).toBeNull();
    expect(puzzle.choices).toHaveLength(2);
    expect(puzzleResult(NAME)).toBeNull();
  });

  it('opens the notebook and points at the answer when it is right', async () => {
    const puzzle = await opened();
    puzzle.pick('station-b');
    await vi.waitFor(() => expect(puzzle.isSettled).toBe(true));
    expect(puzzle.points).toEqual(['station-b']);
    expect(puzzle.help).toBe('weights');
    expect(puzzle.choices).toEqual([]);
    expect(puzzleResult(NAME)).toBe('solved');
  });

  it('that a friend sent has an address of its own, and is not kept as one of the game', async () => {
    const sent = new Puzzle('sent', 'puzzle-abc');
    await sent.open();
    expect(sent.at).toBe('sent-puzzles/puzzle-abc');
    expect(sent.game).toBe('toy');
    sent.pick('station-b');
    await vi.waitFor(() => expect(sent.isSettled).toBe(true));
    expect(puzzleResult(NAME)).toBeNull();
  });

  it('is not solved by being told', async () => {
    const puzzle = await opened();
    await puzzle.reveal();
    expect(puzzle.points).toEqual(['station-b']);
    expect(puzzleResult(NAME)).toBe('shown');
  });
});

describe('what is saved of puzzles', () => {
  const games = ['scotland_yard', 'mr_jack'].map((name) => ({ name })) as GameShown[];
  const puzzles = [
    { game: 'mr_jack', number: 1 },
    { game: 'scotland_yard', number: 1 },
    { game: 'scotland_yard', number: 2 },
  ] as PuzzleShown[];
  const [jack, first, second] = puzzles as [PuzzleShown, PuzzleShown, PuzzleShown];

  it('never makes a puzzle that was shown a solved one', () => {
    savePuzzleResult(first, 'shown');
    savePuzzleResult(first, 'solved');
    savePuzzleResult(second, 'solved');
    expect(solvedOf(puzzles)).toBe(1);
  });

  it('leads to the next one of the game, then to other games, then to none', () => {
    savePuzzleResult(first, 'solved');
    expect(nextPuzzle(games, puzzles, first)).toBe(second);
    savePuzzleResult(second, 'shown');
    expect(nextPuzzle(games, puzzles, second)).toBe(jack);
    savePuzzleResult(jack, 'solved');
    expect(nextPuzzle(games, puzzles, jack)).toBeNull();
  });

  it('comes back to those that were passed over', () => {
    savePuzzleResult(second, 'solved');
    expect(nextPuzzle(games, puzzles, second)).toBe(first);
  });

  it('takes the date from this device’s own calendar', () => {
    expect(today(new Date(1888, 7, 31, 23, 59))).toBe('1888-08-31');
  });
});
