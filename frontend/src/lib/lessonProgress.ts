/** The progress in each lesson, stored on this device. */
import type { LessonAnswers } from '$generated/wire';
import { load, save } from './storage';

export interface LessonProgress {
  /** All answers that were taken in so far: with them a lesson goes on where it was left. */
  answers: LessonAnswers['answers'];
  /** The step that was reached, of so many. */
  step: number;
  of: number;
  /** Whether its end was reached once; beginning again does not unlearn it. */
  done: boolean;
}

const key = (game: string, lesson: string) => `lesson:${game}:${lesson}`;
const NOTHING: LessonProgress = { answers: [], step: 0, of: 0, done: false };

export function lessonProgress(game: string, lesson: string): LessonProgress {
  return load(key(game, lesson), NOTHING);
}

export function saveLessonProgress(
  game: string,
  lesson: string,
  now: Omit<LessonProgress, 'done'>,
): void {
  const done = lessonProgress(game, lesson).done || now.step === now.of;
  save(key(game, lesson), { ...now, done } satisfies LessonProgress);
}
