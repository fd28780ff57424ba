/** A lesson as it is taken: the learner's answers, and the page that they lead to. */
import {
  fetchLessonBoard,
  fetchLessonPage,
  fetchLessons,
  fetchLessonWords,
  refusalOf,
} from './api';
import { changed } from './changes';
import { Chooser } from './choosing.svelte';
import type {
  Choice,
  ElementId,
  Help,
  LessonAnswers,
  LessonPage,
  LessonShown,
  Text,
  View,
} from '$generated/wire';
import { lessonProgress, saveLessonProgress } from './lessonProgress';
import { addWords, spoken } from './words.svelte';

type Answer = LessonAnswers['answers'][number];

export class Lesson extends Chooser {
  shown = $state.raw<LessonShown | null>(null);
  page = $state.raw<LessonPage | null>(null);
  answers = $state.raw<Answer[]>([]);
  /** The error of the last request; the lesson is unchanged. */
  refusal = $state.raw<Text | null>(null);
  /** The stored answers do not fit the lesson any more. */
  isAnew = $state.raw(false);
  /** A good move that the learner asked to be shown. */
  hint = $state.raw<Choice | null>(null);
  private isAsking = $state.raw(false);
  private before = $state.raw<View | null>(null);

  readonly step = $derived(this.page?.step ?? null);
  readonly choices = $derived(this.isAsking ? [] : (this.page?.choices ?? []));
  readonly canUndo = false; // going back a step takes a move back as well
  readonly help = $derived<Help>(this.page?.notebook ? 'weights' : 'off');
  /** What the step speaks of, or the good move that is shown instead. */
  readonly points = $derived<ElementId[]>(this.hint?.path ?? this.step?.points ?? []);
  readonly changed = $derived(
    this.page ? changed(this.before, this.page.view, this.ids) : new Set<ElementId>(),
  );
  readonly isWrong = $derived(this.page?.accepted === false);
  readonly canGoOn = $derived(this.step?.asks === 'next' && !this.isAsking);
  readonly canGoBack = $derived(this.answers.length > 0 && !this.isAsking);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super();
  }

  async open(): Promise<void> {
    const [lessons, board] = await Promise.all([
      fetchLessons(),
      fetchLessonBoard(this.game, this.name),
      this.learnWords(),
    ]);
    this.shown =
      lessons.find(({ game, lesson }) => game === this.game && lesson === this.name) ?? null;
    this.board = board;
    await this.takeUp(lessonProgress(this.game, this.name).answers);
  }

  private async learnWords(): Promise<void> {
    const language = spoken();
    addWords(language, await fetchLessonWords(this.game, this.name, language));
  }

  /** Go on where the lesson was left; from its beginning, if it was rewritten since. */
  private async takeUp(answers: Answer[]): Promise<void> {
    try {
      await this.show(answers);
    } catch (error) {
      if (answers.length === 0 || refusalOf(error).status === 0) throw error;
      await this.show([]);
      this.isAnew = true;
    }
  }

  /** Read on. */
  async next(): Promise<void> {
    if (this.canGoOn) await this.ask([...this.answers, null]);
  }

  /** Take the last answer back. */
  async goBack(): Promise<void> {
    if (this.canGoBack) await this.ask(this.answers.slice(0, -1));
  }

  async restart(): Promise<void> {
    await this.ask([]);
  }

  showGood(): void {
    this.letGo();
    const good = this.page?.good ?? [];
    this.hint = this.choices.find(({ action }) => good.includes(action)) ?? null;
  }

  protected choose(choice: Choice): void {
    void this.ask([...this.answers, choice.action]);
  }

  protected mistyped(line: string): void {
    this.refusal = { key: 'lesson-mistyped', args: { line } };
  }

  protected undo(): void {
    void this.goBack();
  }

  private async ask(answers: Answer[]): Promise<void> {
    this.isAsking = true;
    this.refusal = null;
    this.isAnew = false;
    try {
      await this.show(answers);
    } catch (error) {
      this.refusal = refusalOf(error).reason;
      this.letGo();
    }
    this.isAsking = false;
  }

  private async show(answers: Answer[]): Promise<void> {
    const page = await fetchLessonPage(this.game, this.name, answers);
    const previous = this.page;
    this.page = page;
    this.hint = null;
    this.enter(null);
    if (page.accepted === false) return;
    // Only what goes on from the last page has changed; another chapter is another game.
    const goesOn = answers.length > this.answers.length && isSameGame(previous, page);
    this.before = goesOn ? (previous?.view ?? null) : null;
    this.answers = answers;
    const { number, of } = page.step;
    saveLessonProgress(this.game, this.name, { answers, step: number, of });
  }
}

function isSameGame(before: LessonPage | null, after: LessonPage): boolean {
  return before !== null && before.step.chapter.key === after.step.chapter.key;
}
