/** The contract between a table and the drawing of its board. */
import type { Snippet } from 'svelte';
import type { PlanShown } from './flow';
import type {
  Board,
  Choice,
  ElementId,
  Help,
  LogLine,
  Notebook,
  SeatShown,
  View,
} from '$generated/wire';

export type {
  Board,
  Element,
  ElementId,
  Help,
  Link,
  Notebook,
  Place,
  Text,
  View,
} from '$generated/wire';

export type PencilSign = 'circle' | 'cross' | 'question';

/** A player's private mark on an element. */
export interface PencilMark {
  sign: PencilSign | null;
  note: string;
}

/** A line of the log that is being shown now, with the views around it. */
export interface Shown<V extends View = View> {
  line: LogLine;
  before: V;
  after: V;
}

export interface BoardProps<V extends View = View, N extends Notebook = Notebook> {
  board: Board;
  view: V;
  /** The elements that may be clicked next. */
  lit: Set<ElementId>;
  /** What was clicked on the way to a choice. */
  clicked: ElementId[];
  /** The choices that fit what was clicked so far, with what each would lead to. */
  offers?: Choice[];
  hovered: ElementId | null;
  notebook: N | null;
  help: Help;
  pencil: Map<ElementId, PencilMark>;
  /** What changed since the viewer's last turn. */
  changed: Set<ElementId>;
  /** What is being shown of what happened, while the board shows it step by step. */
  showing?: Shown<V> | null;
  /** What others did since the viewer's last action, up to what is shown: for trails that stay. */
  recent?: Shown<V>[];
  /** The choice that is pointed at in the popover: the board may draw where it leads. */
  previewed?: Choice | null;
  /** The choice that is asked about because it can't be taken back. */
  asked?: Choice | null;
  /** What the player has planned and not sent yet. */
  plan?: PlanShown | null;
  /** What is spoken of, to be brought into sight. */
  pointed?: ElementId[];
  /** Whether animations are off. */
  quiet: boolean;
  /** Whether it is a picture to look at: without a legend and controls of its own. */
  figure?: boolean;
  onpick(id: ElementId): void;
  /** Make a choice that the board shows with a sign of its own. */
  onact?(choice: Choice): void;
  onhover(id: ElementId | null): void;
  onmark(id: ElementId): void;
}

/** The game's own part of the side panel gets what its board gets, and who sits where. */
export interface SideProps<V extends View = View, N extends Notebook = Notebook> extends BoardProps<
  V,
  N
> {
  seats: SeatShown[];
}

/** A game's own card for a climax; `usual` is the card that other lines get. */
export interface MomentProps<
  V extends View = View,
  N extends Notebook = Notebook,
> extends Shown<V> {
  board: Board;
  seats: SeatShown[];
  /** The table as it is now, which may be later than what is shown. */
  now: V;
  /** The viewer's notebook now, as far as the table's help goes. */
  notebook: N | null;
  help: Help;
  usual: Snippet;
  onclose(): void;
}

/** A game's own sign for a line in the strip above the board, such as a ticket. */
export interface NewsProps<V extends View = View> extends Shown<V> {
  /** The lines before it that others did, with theirs. */
  earlier: Shown<V>[];
}

/** How long a game's moments take, where that is not as usual. */
export interface Pace {
  /** Whether a card waits for its button, however long that takes. */
  stays?(shown: Shown): boolean;
  /** Milliseconds at normal speed, 0 for not at all; nothing where it is as usual. */
  lasts?(shown: Shown): number | undefined;
  /** Milliseconds at normal speed until banner, strip and log say what the board has shown. */
  announces?(shown: Shown): number;
}
