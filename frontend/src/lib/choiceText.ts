/** A choice in words: where it leads, and what is done there. */
import { byId } from './notebook';
import type { Board, ElementId, Text } from '$generated/wire';
import { say } from './words.svelte';

export function choiceText(
  board: Board | null,
  { path, label }: { path: ElementId[]; label: Text },
): string {
  const elements = byId(board?.elements ?? []);
  const names = path.map((id) => {
    const element = elements.get(id);
    return element ? say(element.label) : id;
  });
  return [...new Set([...names, say(label)])].join(', ');
}
