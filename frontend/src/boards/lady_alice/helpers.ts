/** What the drawing of Lady Alice reads from a view. */
import type { Child, LadyAliceNotebook, LadyAliceView, Value } from '$generated/lady_alice';
import type { BoardProps, ElementId, SideProps } from '$lib/board';
import { word } from '$lib/words.svelte';

export type AliceProps = BoardProps<LadyAliceView, LadyAliceNotebook>;
export type AliceSideProps = SideProps<LadyAliceView, LadyAliceNotebook>;

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

/** The viewer's child, unless it is a spectator. */
export function mineOf(view: LadyAliceView): Child | null {
  return typeof view.viewer === 'number' ? (view.players[view.viewer]?.child ?? null) : null;
}
