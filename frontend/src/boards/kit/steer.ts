/** Arrow keys over a drawing: from one control to the nearest one in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much worse a step to the side is than one ahead. */
const ASIDE = 2.2;

interface Spot {
  element: Element;
  x: number;
  y: number;
}

/** The nearest spot ahead of another, if there is one. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  spots: T[],
  way: [number, number],
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    const distance = ahead + ASIDE * aside;
    if (ahead > 1 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const OFFERED = '[data-element].lit, .choices .choice';
/** Elements that use the arrow keys themselves. */
const BUSY = 'input, select, textarea, [role="tablist"], [role="tabpanel"], [role="slider"]';

/** Let an arrow key focus a control of the board where nothing has the focus. */
export function reach(event: KeyboardEvent): void {
  const here = document.activeElement;
  if (!WAYS[event.key] || event.defaultPrevented || event.altKey || event.ctrlKey) return;
  if (here?.matches(OFFERED) || here?.closest(BUSY)) return;
  const first = document.querySelector<HTMLElement | SVGElement>(OFFERED);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** Let the arrow keys move the focus between the controls of a drawing. */
export function steer(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  const drawing = event.currentTarget;
  if (!way || !here || !(drawing instanceof Element) || !drawing.contains(here)) return;
  const others = [...drawing.querySelectorAll('[role="button"], button:enabled')]
    .filter((element) => element !== here)
    .map(spotOf);
  const found = nearest(spotOf(here), others, way);
  if (!found) return;
  event.preventDefault();
  (found.element as HTMLElement | SVGElement).focus();
}
