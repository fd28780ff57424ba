/** Lessons, puzzles and guides as they stand on the wire. */
import type { Board, Choice, ElementId, LogLine, Notebook, OptionValue, Text, Turn, View, Viewer } from './wire';

/** A lesson as it is offered: the steps of its chapters, the options of the free game at its end. */
export interface LessonShown {
  game: string;
  lesson: string;
  title: Text;
  seat: number;
  side: Text;
  minutes: number;
  steps: number;
  chapters: number[];
  options: Record<string, OptionValue>;
}

/** What ends a step: going on, a move that will do, any move, or nothing more. */
export type Asks = 'next' | 'move' | 'free' | 'done';

/** A step of a lesson, the `number`th of so many. */
export interface StepShown {
  name: string;
  number: number;
  of: number;
  chapter: Text;
  says: Text;
  points: ElementId[];
  rules: string[];
  asks: Asks;
}

/** All answers of a learner: the action of each move, and null to go on. */
export interface Answers {
  answers: (number | null)[];
}

/** Where a learner stands; the last answer counts only if it was `accepted`. */
export interface LessonPage {
  step: StepShown;
  accepted: boolean | null;
  reply: Text | null;
  good: number[];
  seat: number;
  turn: Turn;
  view: View;
  choices: Choice[];
  notebook: Notebook | null;
  log: LogLine[];
  news: number;
}

/** Which puzzle: its game, and its number there, from 1 on. */
export interface PuzzleName {
  game: string;
  number: number;
}

/** A puzzle as the list shows it; its difficulty is 1, 2 or 3. */
export interface PuzzleShown {
  game: string;
  number: number;
  kind: string;
  title: Text;
  difficulty: number;
}

/** All puzzles, and which of them is a day's. */
export interface PuzzleList {
  date: string;
  today: PuzzleName;
  puzzles: PuzzleShown[];
}

/** An answer that can be given; with the verb `point` it is an element, otherwise a choice. */
export interface Candidate {
  answer: string;
  path: ElementId[];
  verb: string;
  label: Text;
}

/** A puzzle before it is answered; where the past matters, it is the log from `since` on. */
export interface PuzzlePage {
  game: string;
  version: number;
  number: number;
  kind: string;
  title: Text;
  difficulty: number;
  options: Record<string, string>;
  seat: number;
  player: Text;
  question: Text;
  given: Text[];
  candidates: Candidate[];
  view: View;
  log: LogLine[];
  since: number | null;
}

/** An answer to a puzzle, or a wish to be told. */
export interface Try {
  answer?: string | null;
  reveal?: boolean;
}

/** What became of an answer: a wrong one gets a reason, and nothing else. */
export interface Judged {
  right: boolean;
  reason: Text | null;
  answer: string | null;
  explanation: Text[];
  notebook: Notebook | null;
}

export interface Paragraph {
  type: 'paragraph';
  words: string;
}

export interface Bullets {
  type: 'bullets';
  items: string[];
}

export interface Picture {
  type: 'picture';
  figure: string;
  caption: string;
}

export type Block = Paragraph | Bullets | Picture;

/** A section of a guide: in which phases it helps, and the rules it is about. */
export interface Section {
  name: string;
  title: string;
  phases: string[];
  rules: string[];
  blocks: Block[];
}

export interface Rule {
  id: string;
  words: string;
}

export interface RuleGroup {
  title: string;
  words: string[];
  rules: Rule[];
}

/** How to play a game, in one language, and then its numbered rules. */
export interface Guide {
  game: string;
  language: string;
  title: string;
  sections: Section[];
  rules: RuleGroup[];
}

/** A position as its viewer sees it, and the elements that its caption speaks of. */
export interface Figure {
  name: string;
  viewer: Viewer;
  view: View;
  notebook: Notebook | null;
  points: ElementId[];
  shows: 'board' | 'side';
  /** Draw what is around the points, not the whole board. */
  close: boolean;
}

export interface Figures {
  game: string;
  board: Board;
  figures: Figure[];
}
