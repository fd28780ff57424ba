/** What was learnt on this device: how far each lesson was followed. */
import { load, save } from './stored';
import type { Answers } from '$generated/wire';

export interface Followed {
  /** All answers that were taken in so far: with them a lesson goes on where it was left. */
  answers: Answers['answers'];
  /** The step that was reached, of so many. */
  step: number;
  of: number;
  /** Whether its end was reached once; beginning again does not unlearn it. */
  done: boolean;
}

const key = (game: string, lesson: string) => `lesson:${game}:${lesson}`;
const NOTHING: Followed = { answers: [], step: 0, of: 0, done: false };

export function followed(game: string, lesson: string): Followed {
  return load(key(game, lesson), NOTHING);
}

export function follow(game: string, lesson: string, now: Omit<Followed, 'done'>): void {
  const done = followed(game, lesson).done || now.step === now.of;
  save(key(game, lesson), { ...now, done } satisfies Followed);
}
