/** A puzzle being solved: the last answer and its result. */
import { SENT, fetchPuzzle, fetchPuzzleBoard, puzzleAt, refusalOf, tryPuzzle } from './api';
import { Chooser } from './choosing.svelte';
import type {
  Candidate,
  Choice,
  ElementId,
  Help,
  PuzzleAnswer,
  PuzzlePage,
  PuzzleResult,
  Text,
} from '$generated/wire';
import { savePuzzleResult } from './solvedPuzzles';

export class Puzzle extends Chooser {
  page = $state.raw<PuzzlePage | null>(null);
  /** The result of the last answer; a right one, or a request, has the solution. */
  judged = $state.raw<PuzzleResult | null>(null);
  /** The answer that was given last. */
  tried = $state.raw<Choice | null>(null);
  refusal = $state.raw<Text | null>(null);
  private isAsking = $state.raw(false);

  readonly isSettled = $derived(typeof this.judged?.answer === 'string');
  readonly choices = $derived(
    this.isAsking || this.isSettled ? [] : (this.page?.candidates ?? []).map(choiceOf),
  );
  readonly canUndo = false;
  readonly notebook = $derived(this.judged?.notebook ?? null);
  readonly help = $derived<Help>(this.notebook ? 'weights' : 'off');
  /** The answer, once it is known. */
  readonly answer = $derived(
    this.page?.candidates.find(({ answer }) => answer === this.judged?.answer) ?? null,
  );
  readonly points = $derived<ElementId[]>(this.answer?.path ?? []);

  /** The game, once it is known: an address that a friend sent does not name it. */
  readonly game = $derived(this.page?.game ?? '');
  readonly at: string;

  constructor(
    readonly shelf: string,
    readonly name: string,
  ) {
    super();
    this.at = puzzleAt(shelf, name);
  }

  get isSent(): boolean {
    return this.shelf === SENT;
  }

  async open(): Promise<void> {
    [this.page, this.board] = await Promise.all([fetchPuzzle(this.at), fetchPuzzleBoard(this.at)]);
  }

  /** Give up, and show the solution. */
  reveal(): Promise<void> {
    this.tried = null;
    return this.ask({ reveal: true });
  }

  protected choose(choice: Choice): void {
    this.tried = choice;
    void this.ask({ answer: choice.notation });
  }

  protected mistyped(line: string): void {
    this.refusal = { key: 'lesson-mistyped', args: { line } };
  }

  protected undo(): void {
    // Nothing is begun that could be taken back.
  }

  private async ask(tried: PuzzleAnswer): Promise<void> {
    this.isAsking = true;
    this.refusal = null;
    try {
      this.judged = await tryPuzzle(this.at, tried);
      if (this.judged.answer && this.page && !this.isSent)
        savePuzzleResult(this.page, this.judged.right ? 'solved' : 'shown');
    } catch (error) {
      this.refusal = refusalOf(error).reason;
    }
    this.enter(null);
    this.isAsking = false;
  }
}

function choiceOf({ answer, path, verb, label }: Candidate, place: number): Choice {
  return { action: place, notation: answer, path, verb, label };
}
