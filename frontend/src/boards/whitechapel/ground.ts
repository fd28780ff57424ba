/** What the streets allow policemen: which crossings touch circles, and how far others are. */
import type { Board, ElementId } from '$lib/board';

export interface Ground {
  /** The crossings that touch a circle. */
  touching: Set<ElementId>;
  next: Map<ElementId, ElementId[]>;
}

const isCrossing = (id: ElementId) => id.startsWith('crossing-');

export function groundOf(board: Pick<Board, 'links'>): Ground {
  const next = new Map<ElementId, ElementId[]>();
  for (const { ends } of board.links) {
    const [a, b] = ends;
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const touching = [...next].filter(([id, near]) => isCrossing(id) && !near.every(isCrossing));
  return { touching: new Set(touching.map(([id]) => id)), next };
}

/** Whether a crossing is within a number of steps; circles on the way don't count. */
export function isWithin(ground: Ground, from: ElementId, to: ElementId, steps: number): boolean {
  let reached = new Set([from]);
  for (let step = 0; step < steps; step++) {
    const onward = new Set(reached);
    const passed = [...reached];
    for (const place of passed) {
      for (const near of ground.next.get(place) ?? []) {
        if (onward.has(near)) continue;
        onward.add(near);
        if (!isCrossing(near)) passed.push(near);
      }
    }
    reached = new Set([...onward].filter(isCrossing));
  }
  return reached.has(to);
}
