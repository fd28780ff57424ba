/** The progress in each lesson, stored on this device and with its player. */
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
  /** When it was reached. */
  at?: number;
}

export const LESSONS = 'lesson:';
const key = (game: string, lesson: string) => `${LESSONS}${game}:${lesson}`;
const NOTHING: LessonProgress = { answers: [], step: 0, of: 0, done: false };

export function lessonProgress(game: string, lesson: string): LessonProgress {
  return load(key(game, lesson), NOTHING);
}

export function saveLessonProgress(
  game: string,
  lesson: string,
  now: Omit<LessonProgress, 'done' | 'at'>,
): void {
  const done = lessonProgress(game, lesson).done || now.step === now.of;
  save(key(game, lesson), { ...now, done, at: Date.now() } satisfies LessonProgress);
}
