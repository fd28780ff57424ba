/** The map as it is drawn: everything from the board's places, routes and outlines. */
import type { Board, Element, ElementId, Place } from '$lib/board';
import { between, closed, distance, hull, inside, paced, smooth, straight } from '../maps/curves';
import { LAYERS } from './looks';
import type { LineKind } from './helpers';

export interface Station {
  id: ElementId;
  name: string;
  x: number;
  y: number;
  r: number;
  bus: boolean;
  underground: boolean;
  element: Element;
}

export interface Lane {
  kind: LineKind;
  ends: [ElementId, ElementId];
  path: string;
}

export interface CityMap {
  stations: Map<ElementId, Station>;
  lanes: Lane[];
  /** From a station to the next, both ways. */
  between: Map<string, Lane[]>;
  ground: string;
  streets: string;
  parks: { element: Element; path: string; at: Place }[];
  river: River | null;
}

export interface River {
  element: Element;
  bed: string;
  ripples: string[];
  course: string;
  bridges: string;
}

const pairOf = (a: ElementId, b: ElementId) => `${a} ${b}`;
/** Shorter stretches over water are no bridges, longer ones run along the river. */
const BRIDGES = [18, 90] as const;

export function mapOf(board: Board): CityMap {
  const stations = new Map(
    board.elements
      .filter((one) => one.kind === 'station' && one.place)
      .map((one) => [one.id, stationOf(one)]),
  );
  const placed = board.links.flatMap((link) => {
    const [a, b] = [stations.get(link.ends[0]), stations.get(link.ends[1])];
    if (!a || !b) return [];
    const points: Place[] = [[a.x, a.y], ...(link.route ?? []), [b.x, b.y]];
    return [{ kind: link.kind as LineKind, ends: link.ends, points }];
  });
  const lanes = placed
    .map(({ kind, ends, points }): Lane => ({ kind, ends, path: smooth(points) }))
    .sort((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind));
  const river = board.elements.find((one) => one.kind === 'river');
  const overground = placed.filter(({ kind }) => kind === 'taxi' || kind === 'bus');
  return {
    stations,
    lanes,
    between: pairs(lanes),
    ground: closed(hull([...stations.values()].map(({ x, y }) => [x, y]))),
    streets: placed
      .filter(({ kind }) => kind === 'taxi')
      .map(({ points }) => smooth(points))
      .join(''),
    parks: board.elements
      .filter((one) => one.kind === 'park')
      .map((one) => ({ element: one, path: closed(one.outline ?? []), at: one.place ?? [0, 0] })),
    river: river
      ? riverOf(
          river,
          board,
          overground.map(({ points }) => points),
        )
      : null,
  };
}

function stationOf(element: Element): Station {
  const [x, y] = element.place ?? [0, 0];
  const [bus, underground] = ['bus', 'underground'].map((kind) => element.traits?.includes(kind));
  const r = underground ? 14 : bus ? 12 : 10.5;
  return {
    id: element.id,
    name: element.name,
    x,
    y,
    r,
    bus: !!bus,
    underground: !!underground,
    element,
  };
}

function pairs(lanes: Lane[]): Map<string, Lane[]> {
  const found = new Map<string, Lane[]>();
  for (const lane of lanes) {
    const [a, b] = lane.ends;
    for (const pair of [pairOf(a, b), pairOf(b, a)])
      found.set(pair, [...(found.get(pair) ?? []), lane]);
  }
  return found;
}

export function lanesBetween(city: CityMap, a: ElementId | null, b: ElementId | null): Lane[] {
  return (a && b && city.between.get(pairOf(a, b))) || [];
}

function riverOf(element: Element, board: Board, lines: Place[][]): River {
  const outline = element.outline ?? [];
  // One bank runs to the edge of the board, the other one back from it.
  const mouth = outline.findIndex(
    ([x], i) => x >= board.width && (outline[i + 1]?.[0] ?? 0) >= board.width,
  );
  const left = evenly(outline.slice(0, mouth + 1), 48);
  const right = evenly(outline.slice(mouth + 1).reverse(), 48);
  const along = (share: number) =>
    smooth(left.map((place, i) => between(place, right[i] ?? place, share)));
  const ends = [
    beyond(left),
    beyond([...left].reverse()),
    beyond([...right].reverse()),
    beyond(right),
  ];
  const [start, out, back, end] = ends as [Place, Place, Place, Place];
  return {
    element,
    bed: closed([
      start,
      ...outline.slice(0, mouth + 1),
      out,
      back,
      ...outline.slice(mouth + 1),
      end,
    ]),
    ripples: [0.17, 0.34, 0.67, 0.85].map(along),
    course: along(0.42),
    bridges: lines
      .flatMap((points) => crossings(points, outline))
      .map(straight)
      .join(''),
  };
}

/** The river runs on where the board ends: a step further along the first stretch of a bank. */
function beyond(bank: Place[]): Place {
  const [first = [0, 0], second = first] = bank;
  return between(second, first, 8);
}

/** A line as so many points, the same distance apart. */
function evenly(points: Place[], count: number): Place[] {
  const fine = paced(points, 1.5);
  return Array.from(
    { length: count },
    (_, i) => fine[Math.round((i * (fine.length - 1)) / (count - 1))] ?? [0, 0],
  );
}

/** Where a line crosses the water from bank to bank. */
function crossings(points: Place[], water: Place[]): Place[][] {
  const found: Place[][] = [];
  let open: Place[] = [];
  for (const point of paced(points, 3)) {
    if (inside(point, water)) open.push(point);
    else {
      keep(open);
      open = [];
    }
  }
  return found;

  function keep(stretch: Place[]) {
    const [from, to] = [stretch[0], stretch.at(-1)];
    if (!from || !to) return;
    const long = distance(from, to);
    if (long > BRIDGES[0] && long < BRIDGES[1]) found.push(stretch);
  }
}
