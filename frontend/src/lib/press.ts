/** Detects a long press, as opposed to a tap or a pan. */

const LONG = 500;
/** How far a finger may move. */
const SLOP = 10;

export interface Point {
  clientX: number;
  clientY: number;
}

export class LongPress {
  private held: ReturnType<typeof setTimeout> | undefined;
  private from: Point = { clientX: 0, clientY: 0 };
  private readonly end = () => this.cancel();

  /** A finger touched the screen: call back if it stays there. */
  start(from: Point, done: () => void): void {
    this.cancel();
    this.from = { clientX: from.clientX, clientY: from.clientY };
    this.held = setTimeout(() => {
      this.cancel();
      done();
    }, LONG);
    // Another finger means a pinch. Capturing: the touch that starts this has passed already.
    window.addEventListener('pointerdown', this.end, { capture: true });
  }

  move(to: Point): void {
    const far = Math.hypot(to.clientX - this.from.clientX, to.clientY - this.from.clientY);
    if (far > SLOP) this.cancel();
  }

  cancel(): void {
    clearTimeout(this.held);
    window.removeEventListener('pointerdown', this.end, { capture: true });
  }
}
