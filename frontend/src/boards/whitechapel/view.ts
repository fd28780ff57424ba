/** Letters from Whitechapel as a viewer sees it, as the server writes it. */
import type { BoardProps, ElementId, Notebook, SideProps, Text, View } from '$lib/board';

export type Means = 'murder' | 'walk' | 'alley' | 'coach';

export interface Column {
  column: ElementId;
  means: Means;
  circle: ElementId | null;
}

export interface Token {
  circle: ElementId;
  face: 'marked' | 'blank' | null;
}

export interface Woman {
  circle: ElementId;
  moved: boolean;
}

export interface Patrol {
  crossing: ElementId;
  face: 'policeman' | 'decoy' | null;
  policeman: ElementId | null;
  moved: boolean;
}

export interface Policeman {
  policeman: ElementId;
  seat: number;
  crossing: ElementId | null;
  done: boolean;
  sprinted: boolean;
}

export interface Clue {
  circle: ElementId;
  markers: number;
  column: ElementId;
}

export interface Finding {
  column: ElementId;
  policeman: ElementId;
  circle: ElementId;
  answer: 'no' | 'yes' | 'nobody';
}

export interface WhitechapelView extends View {
  phase: string;
  variants: string[];
  night: number;
  /** How many women he kills in each night. */
  murders: number[];
  head: number | null;
  marker: ElementId;
  coaches: number;
  alleys: number;
  hideout: ElementId | null;
  log: Column[];
  past_logs: Column[][];
  scenes: ElementId[];
  tokens: Token[];
  women: Woman[];
  patrols: Patrol[];
  policemen: Policeman[];
  acts: boolean;
  on_turn: ElementId | null;
  asked: ElementId[];
  question: ElementId | null;
  clues: Clue[];
  findings: Finding[];
}

export interface WhitechapelNotebook extends Notebook {
  circles: Record<ElementId, number>;
  hideouts: Record<ElementId, number>;
  patrols: Record<ElementId, number>;
  excluded: Record<ElementId, Text>;
}

export type WhitechapelProps = BoardProps<WhitechapelView, WhitechapelNotebook>;
export type WhitechapelSideProps = SideProps<WhitechapelView, WhitechapelNotebook>;

/** How the nights are numbered. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const JACK = 0;

export const nameOf = (id: ElementId) => id.slice(id.indexOf('-') + 1);

/** The circle where Jack is, if the viewer knows it. */
export const jackAt = (view: WhitechapelView) => view.log.at(-1)?.circle ?? null;

/** The night in which each murder is, counted from 0. */
export const murderNights = (view: WhitechapelView) =>
  view.murders.flatMap((count, night) => Array.from({ length: count }, () => night));
