/** Arrows over a board: bent a little, so that two between the same places lie beside each other. */
export interface Spot {
  x: number;
  y: number;
  /** Half the width of what is there, or half its height where that is less. */
  size: number;
  /** A row of a list, say, is much wider than high. */
  width?: number;
  height?: number;
}

export interface Arrow extends Spot {
  /** Empty where there is one place only: a ring is drawn around it. */
  path: string;
  labelX: number;
  labelY: number;
}

const LABEL = 18;
const SHORTEST = 4;
/** A way too short for a label beside it: the label stands behind its end. */
const SHORT = 80;

/** An arrow through places, or a ring around one. */
export function arrow(spots: Spot[], bend: number): Arrow {
  const last = spots.at(-1) ?? { x: 0, y: 0, size: 0 };
  const way = spots.slice(1).map((to, place) => leg(spots[place] ?? to, to, bend));
  const legs = way.filter((one) => one.path !== '');
  const top = legs.at(-1) ?? { labelX: last.x, labelY: last.y - last.size };
  return {
    ...last,
    path: legs.map((one) => one.path).join(''),
    labelX: round(top.labelX),
    labelY: round(top.labelY - (bend < 0 ? -LABEL : LABEL / 2)),
  };
}

/** From the rim of one place to the rim of the next. */
function leg(from: Spot, to: Spot, bend: number): Pick<Arrow, 'path' | 'labelX' | 'labelY'> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST) return { path: '', labelX: to.x, labelY: to.y - to.size };
  const [start, end] = [Math.min(from.size, length / 4), Math.min(to.size, length / 4)];
  const [ax, ay] = [from.x + (dx * start) / length, from.y + (dy * start) / length];
  const [bx, by] = [to.x - (dx * end) / length, to.y - (dy * end) / length];
  const [cx, cy] = [(ax + bx) / 2 + dy * bend, (ay + by) / 2 - dx * bend];
  const past = to.size + LABEL;
  const short = { labelX: to.x + (dx * past) / length, labelY: to.y + (dy * past) / length };
  const middle = { labelX: (ax + 2 * cx + bx) / 4, labelY: (ay + 2 * cy + by) / 4 };
  return {
    ...(length < SHORT ? short : middle),
    path: `M${round(ax)} ${round(ay)}Q${round(cx)} ${round(cy)} ${round(bx)} ${round(by)}`,
  };
}

const round = (length: number) => Math.round(10 * length) / 10;
