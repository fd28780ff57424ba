/** A piece that is dragged over the map to where it is to go. */
import type { ElementId } from '$lib/board';

/** How far a pointer must move before it drags, in pixels. */
const SLOP = 6;

export class PieceDrag {
  piece = $state.raw<ElementId | null>(null);
  /** How far it was dragged, in the map's own measure. */
  x = $state(0);
  y = $state(0);
  private justDragged = false;

  constructor(private readonly drop: (place: ElementId) => void) {}

  /** A pointer went down on a piece: follow it until it is let go. */
  start(down: PointerEvent, piece: ElementId, taken: () => void): void {
    if (down.button !== 0) return;
    const drawn = down.currentTarget as SVGGElement;
    const scale = drawn.getScreenCTM()?.a ?? 1;
    this.justDragged = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (this.piece === null && Math.hypot(dx, dy) < SLOP) return;
      if (this.piece === null) taken();
      this.piece = piece;
      [this.x, this.y] = [dx / scale, dy / scale];
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.piece === null) return;
      this.justDragged = true;
      this.piece = null;
      const place = event.type === 'pointerup' ? placeUnder(event) : null;
      if (place) this.drop(place);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** The click that ends a drag is none. */
  swallow(event: Event): void {
    if (this.justDragged) event.stopPropagation();
    this.justDragged = false;
  }
}

/** The crossing or circle under a pointer, or the nearest one that may be picked. */
function placeUnder({ clientX, clientY }: PointerEvent): ElementId | null {
  let [best, least] = [null as ElementId | null, 26];
  for (const spot of document.querySelectorAll<SVGGElement>('.board .spot.lit')) {
    const id = spot.dataset.element ?? '';
    if (id.startsWith('policeman-')) continue;
    const { x, y, width, height } = spot.getBoundingClientRect();
    const far = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
