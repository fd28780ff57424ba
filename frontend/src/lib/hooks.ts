/** What a game's drawing adds to choosing and to the panel: signs, counts, sentences, a portrait. */
import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { Shown } from './board';
import type { Mode } from './choosing.svelte';
import type { Board, Choice, ElementId, Help, LogLine, Notebook, View } from '$generated/wire';

/** What a seat sees now, with its notebook as far as the table's help goes. */
export interface Moment<V extends View = View, N extends Notebook = Notebook> {
  view: V;
  notebook: N | null;
  help: Help;
}

export interface FaceProps<V extends View = View> {
  choice: Choice;
  view: V;
}

/** Who somebody is in the game, for the viewer's eyes alone. */
export interface IdentityShown {
  /** "You are Goodley". */
  title: string;
  /** What that means, on the card at the start. */
  about: string;
  /** Short facts for the panel: where, how many they think of. */
  facts: string[];
  /** The card at the start is all: the game's own panel says it from then on. */
  once?: boolean;
}

export interface NotesProps<V extends View = View, N extends Notebook = Notebook> extends Moment<
  V,
  N
> {
  board: Board;
  log: LogLine[];
}

export interface SeatFaceProps<V extends View = View> {
  view: V;
  seat: number;
  /** In pixels. */
  size: number;
}

export interface Hooks<V extends View = View, N extends Notebook = Notebook> {
  /** The sign of a choice: on the seal of the slip that asks, and in the popover. */
  sign?(choice: Choice): IconName | null;
  /** What the button of the slip that asks says; the choice's own words without it. */
  confirms?(choice: Choice): string;
  /** What the notebook says of a choice that is asked about; empty where it says nothing. */
  doubt?(choice: Choice, moment: Moment<V, N>): string;
  /** Draws a choice in the popover, instead of its sign and label. */
  Face?: Component<FaceProps<V>>;
  /** A few words below it: how many are left. */
  note?(choice: Choice, view: V): string;
  /** What a choice tells the others, as far as the notebook has it; else nothing. */
  foretells?(choice: Choice, moment: Moment<V, N>): string;
  /** The board lets choose between these by itself: no popover opens. */
  ownVerbs?(choices: Choice[]): boolean;
  /** Choices that are set apart behind a button of their own. */
  modes?: Mode[];
  /** What a banner says below its headline, where that is more than the words of the line; else nothing. */
  meaning?(shown: Shown<V>): string | null;
  /** Where a game ended: its card does not cover that. */
  endsAt?(view: V): ElementId | null;
  /** Other elements that stand for one of a path, such as a character's token for its card. */
  alsoAt?(id: ElementId): ElementId[];
  /** Whether a choice only begins a move that can still be taken back, such as taking a card. */
  begins?(choice: Choice): boolean;
  /** The notebook's first page: what a player would write down. */
  Notes?: Component<NotesProps<V, N>>;
  /** The fields of the notebook that it shows, or that are shown where one chooses. */
  noted?: string[];
  /** Whether that page is there although the table's notebook is off. */
  keepsNotes?(view: V): boolean;
  /** Who the viewer is, where that is a secret. */
  identity?(moment: Moment<V, N>): IdentityShown | null;
  Portrait?: Component<{ view: V; size: number }>;
  /** The face of a seat, once the game is over and everything is open. */
  SeatFace?: Component<SeatFaceProps<V>>;
}
