/** Whitechapel as it is drawn: circles and crossings, streets, and the blocks between them. */
import type { Board, Element, ElementId, Place } from '$lib/board';
import { closed, straight } from '../maps/curves';
import type { Body } from '../maps/room';
import { CIRCLE, CROSSING } from './looks';
import type { Column } from '$generated/whitechapel';

export interface Spotted {
  id: ElementId;
  name: string;
  x: number;
  y: number;
  special: boolean;
  element: Element;
}

export interface District {
  circles: Spotted[];
  crossings: Spotted[];
  at: Map<ElementId, Place>;
  /** Everything that a mark or a pin has to keep clear of. */
  bodies: Body[];
  /** All blocks, to the middle of their streets. */
  ground: string;
  streets: string;
  /** What is next to what, and how the street runs there. */
  next: Map<ElementId, Map<ElementId, Place[]>>;
}

const LONGEST_WAY = 12;

export function districtOf(board: Board): District {
  const at = new Map<ElementId, Place>();
  for (const one of board.elements) if (one.place) at.set(one.id, one.place);
  const circles = spotted(board, 'circle', 'red');
  const crossings = spotted(board, 'crossing', 'yellow');
  const outlines = board.elements.flatMap((one) =>
    one.kind === 'block' && one.outline ? [one.outline] : [],
  );
  const links = board.links.flatMap((link): Place[][] => {
    const [a, b] = [at.get(link.ends[0]), at.get(link.ends[1])];
    return a && b ? [[a, ...(link.route ?? []), b]] : [];
  });
  return {
    circles,
    crossings,
    at,
    bodies: [...bodiesOf(circles, CIRCLE + 0.5), ...bodiesOf(crossings, CROSSING)],
    ground: outlines.map(closed).join(''),
    streets: once(links),
    next: nextOf(board, at),
  };
}

function nextOf(board: Board, at: Map<ElementId, Place>): District['next'] {
  const next: District['next'] = new Map();
  const join = (from: ElementId, to: ElementId, way: Place[]) => {
    const near = next.get(from) ?? new Map<ElementId, Place[]>();
    next.set(from, near.set(to, way));
  };
  for (const { ends, route = [] } of board.links) {
    const [a, b] = [at.get(ends[0]), at.get(ends[1])];
    if (!a || !b) continue;
    join(ends[0], ends[1], [...route, b]);
    join(ends[1], ends[0], [...route.toReversed(), a]);
  }
  return next;
}

/** The shortest way along the streets, past nothing but crossings where asked; else a straight line. */
export function wayBetween(
  district: District,
  from: ElementId,
  to: ElementId,
  crossingsOnly = false,
): Place[] {
  const [start, end] = [district.at.get(from), district.at.get(to)];
  if (!start || !end) return [];
  const ways = new Map<ElementId, Place[]>([[from, [start]]]);
  for (const [here, way] of ways) {
    if (here === to) return way;
    if (
      way.length > LONGEST_WAY ||
      (crossingsOnly && here !== from && !here.startsWith('crossing'))
    )
      continue;
    for (const [there, stretch] of district.next.get(here) ?? []) {
      if (!ways.has(there)) ways.set(there, [...way, ...stretch]);
    }
  }
  return [start, end];
}

/** Jack's way through a night, as far as it is known. */
export function wayOf(district: District, log: Column[]): Place[] {
  return log.flatMap(({ circle, means }, place): Place[] => {
    const before = log[place - 1]?.circle;
    if (!circle || !before) return [];
    return means === 'walk'
      ? wayBetween(district, before, circle, true)
      : wayBetween(district, circle, circle);
  });
}

/** Every stretch of the lines once, also where several lines share it. */
function once(lines: Place[][]): string {
  const stretches = new Set<string>();
  for (const line of lines) {
    for (let i = 0; i < line.length - 1; i++) {
      const ends = line.slice(i, i + 2).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      stretches.add(straight(ends));
    }
  }
  return [...stretches].join('');
}

function spotted(board: Board, kind: string, special: string): Spotted[] {
  return board.elements.flatMap((element) => {
    if (element.kind !== kind || !element.place) return [];
    const [x, y] = element.place;
    return [
      {
        id: element.id,
        name: element.name,
        x,
        y,
        special: !!element.traits?.includes(special),
        element,
      },
    ];
  });
}

const bodiesOf = (spots: Spotted[], radius: number): Body[] =>
  spots.map(({ x, y }) => ({ at: [x, y], radius }));

/** Places in the order in which they are drawn: those that are drawn larger lie above the others. */
export function above(places: Spotted[], lit: ReadonlySet<ElementId>, size: number): Spotted[] {
  if (size === 1) return places;
  return places.toSorted((one, other) => Number(lit.has(one.id)) - Number(lit.has(other.id)));
}

/** The position of something drawn beside a place, enlarged by a factor. */
export function placed([x, y]: Place, [a, b]: Place = [x, y], size: number): string {
  return `translate(${a + (x - a) * size} ${b + (y - b) * size}) scale(${size})`;
}
