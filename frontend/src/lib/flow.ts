/** A game's own way to choose several things before anything is sent: a plan that can be changed. */
import type { Component } from 'svelte';
import type { ElementId, Help, Notebook, View } from '$generated/wire';
import type { Table } from './table.svelte';

/** What is planned, for the board to draw. */
export interface PlanShown {
  /** The pieces that are to move, by where they stand now and where they will. */
  moves: { piece: ElementId; from: ElementId; to: ElementId }[];
  /** What will be asked about. */
  asks: ElementId[];
  /** Where an arrest is planned, or about to be. */
  arrests: ElementId[];
  /** The piece that moves with the next click. */
  inHand: ElementId | null;
}

export interface Flow {
  /** Whether the player plans now, instead of choosing one thing after the other. */
  readonly isActive: boolean;
  /** The view as it will be after the plan. */
  readonly view: View;
  readonly lit: Set<ElementId>;
  readonly held: ElementId[];
  readonly plan: PlanShown | null;
  pick(id: ElementId): void;
  /** Cancel what is in hand; tell whether there was something. */
  cancel(): boolean;
}

export interface FlowProps<F extends Flow = Flow> {
  flow: F;
  table: Table;
  notebook: Notebook | null;
  help: Help;
}

export interface FlowModule {
  createFlow(table: Table): Flow;
}

export type FlowPanel = Component<FlowProps>;
