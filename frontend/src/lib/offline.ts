/** Loads what can be read without the server, once for each version and language. */
import type { GameShown, LessonShown, PuzzleList } from '$generated/wire';
import { ownBuild } from './build';
import { hasServiceWorker, serviceWorker } from './serviceWorker';
import { today } from './solvedPuzzles';
import { load, save } from './storage';
import { SHARED, spoken } from './words.svelte';

const KEY = 'offline';
const WAIT = 4000; // milliseconds, in which the page itself is loaded

/** Load rules, lists, words of lessons and the puzzle of the day, so that they are kept. */
export async function keepForOffline(): Promise<void> {
  if (!hasServiceWorker() || savesData()) return;
  await serviceWorker();
  await new Promise((done) => setTimeout(done, WAIT));
  const mark = `${ownBuild()} ${spoken()}`;
  if (load(KEY, '') === mark || !navigator.serviceWorker.controller) return;
  await loadAll(spoken());
  save(KEY, mark);
  await loadTodaysPuzzle();
}

/** One after the other: the player's own requests come first. */
async function loadAll(language: string): Promise<void> {
  await ask(`words/${language}/${SHARED}`);
  for (const { name } of await read<GameShown[]>('games')) {
    await ask(`words/${language}/${name}`);
    await ask(`games/${name}/guide/${language}`);
    await ask(`games/${name}/figures`);
  }
  for (const { game, lesson } of await read<LessonShown[]>('lessons')) {
    await ask(`lessons/${game}/${lesson}/words/${language}`);
    await ask(`lessons/${game}/${lesson}/board`);
  }
  await ask(`puzzles?date=${today()}`);
}

/** The server may have to compute it first, so it comes last. */
async function loadTodaysPuzzle(): Promise<void> {
  const { today: puzzle } = await read<PuzzleList>(`puzzles?date=${today()}`);
  await ask(`puzzles/${puzzle.game}/${puzzle.number}`);
  await ask(`puzzles/${puzzle.game}/${puzzle.number}/board`);
}

/** Ask for an answer, which the service worker keeps; the page may have asked before it was there. */
async function ask(path: string): Promise<Response> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI));
  if (!response.ok) throw new Error(path);
  return response;
}

const read = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;

/** Whether the player asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
