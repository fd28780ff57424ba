/** Lines and outlines as paths. */
import type { Place } from '$lib/board';

const round = (value: number) => Math.round(value * 10) / 10;
export const written = ([x, y]: Place) => `${round(x)} ${round(y)}`;

/** A curve through all points (Catmull and Rom's), straight where there are two. */
export function smooth(points: Place[]): string {
  const first = points[0];
  if (!first) return '';
  if (points.length === 2) return straight(points);
  const at = (place: number) => points[Math.min(Math.max(place, 0), points.length - 1)] ?? first;
  let path = `M${written(first)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Place = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Place = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${written(out)} ${written(into)} ${written(to)}`;
  }
  return path;
}

export function straight(points: Place[]): string {
  return points.length > 0 ? `M${points.map(written).join('L')}` : '';
}

export function closed(points: Place[]): string {
  return points.length > 0 ? `${straight(points)}Z` : '';
}

export const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const distance = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The same line with its points a given step apart. */
export function paced(points: Place[], step: number): Place[] {
  const found: Place[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b) continue;
    const steps = Math.max(1, Math.round(distance(a, b) / step));
    for (let k = 0; k < steps; k++) found.push(between(a, b, k / steps));
  }
  const last = points.at(-1);
  return last ? [...found, last] : found;
}

export function inside([x, y]: Place, outline: Place[]): boolean {
  let within = false;
  outline.forEach((a, place) => {
    const b = outline[(place + 1) % outline.length] ?? a;
    const crosses = a[1] > y !== b[1] > y;
    if (crosses && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) within = !within;
  });
  return within;
}

/** The smallest convex outline around all points. */
export function hull(points: Place[]): Place[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Place[]) => {
    const hull: Place[] = [];
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Place | undefined, b: Place | undefined, c: Place): number {
  if (!a || !b) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
