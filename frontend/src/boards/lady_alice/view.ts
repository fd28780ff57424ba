/** What the server shows of Lady Alice. */
import type { BoardProps, ElementId, Notebook, SideProps, View } from '$lib/board';
import { word } from '$lib/words.svelte';

export type Phase =
  | 'pairing'
  | 'dealing'
  | 'starting'
  | 'suspicion'
  | 'verdict'
  | 'deduction'
  | 'valuing'
  | 'revealing'
  | 'accusing'
  | 'judging'
  | 'ended';

export type Child = 'child-blue' | 'child-red' | 'child-yellow' | 'child-green' | 'child-white';
export type Value = 'value-0' | 'value-1' | 'value-2';
export type Fate = 'false-lead' | 'owner-out' | 'zero' | 'counts';

/** A clue of each category in turn; nothing where one is left blank. */
export type Combination = (ElementId | null)[];

export interface Marker {
  child: Child;
  face_down: boolean;
  value: Value | null;
}

export interface Zone {
  clue: ElementId;
  panel: ElementId;
  covered: boolean;
  markers: Marker[];
}

export interface Player {
  child: Child;
  evidence: ElementId | null;
  out: boolean;
  passed: boolean;
  markers_left: number;
  stock: Record<Value, number> | null;
}

export interface Statement {
  child: Child;
  kind: 'suspicion' | 'accusation';
  clues: Combination;
  smiles: number;
}

export interface Score {
  child: Child;
  markers: { clue: ElementId; value: Value; fate: Fate; points: number }[];
  marker_points: number;
  every_clue: number;
  double: number;
  suspicion: number;
  accusation: number;
  total: number;
}

export interface AliceView extends View {
  phase: Phase;
  notebook: boolean;
  round: number;
  round_limit: number;
  /** How many everybody begins with. */
  markers: number;
  asker: Child | null;
  player: Child | null;
  players: Player[];
  desk: Zone[];
  stating: Combination;
  marking: ElementId | null;
  suspicion: Combination;
  verdict: Statement | null;
  solver: Child | null;
  scores: Score[];
}

export interface AliceNotebook extends Notebook {
  solution: Record<ElementId, number>;
  players: Record<Child, Record<ElementId, number>>;
  missing: Record<ElementId, number>;
  double: Record<ElementId, number>;
  markers: Record<ElementId, Record<Value, number>>;
  verdicts: Statement[];
}

export type AliceProps = BoardProps<AliceView, AliceNotebook>;
export type AliceSideProps = SideProps<AliceView, AliceNotebook>;

export const PANELS = ['panel-suspects', 'panel-places', 'panel-times', 'panel-objects'];
export const VALUES: Value[] = ['value-0', 'value-1', 'value-2'];

/** What an element such as `clue-compass` or `child-blue` is about. */
export function nameOf(id: ElementId): string {
  return id.slice(id.indexOf('-') + 1);
}

export function childName(child: Child): string {
  return word(`lady-alice-${nameOf(child)}`);
}

/** The letter that tells a child's markers apart without their colour. */
export function letterOf(child: Child): string {
  return word(`lady-alice-draw-letter-${nameOf(child)}`).toUpperCase();
}

/** The child that looks on, if it is one of them. */
export function mineOf(view: AliceView): Child | null {
  return typeof view.viewer === 'number' ? (view.players[view.viewer]?.child ?? null) : null;
}
