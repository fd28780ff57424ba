/** Pan and zoom over a map, in the pixels of its frame. */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Place } from '$lib/board';

interface Size {
  width: number;
  height: number;
}

const CLOSEST = 4;
const STEP = 1.5;
/** How large the map is drawn on a screen that is too small for all of it. */
const READABLE = 1.5;
const TOO_SMALL = 0.7;
/** How large it is at least where something is to be picked, even if not all of that fits. */
const LEGIBLE = 0.8;
/** How far from the edge something must lie to be well seen. */
const MARGIN = 40;

const LARGEST = 1.5;

/** How much larger than its map a number is drawn where the map is small; in a few steps only. */
export function grownAt(scale: number): number {
  return Math.min(LARGEST, Math.max(1, Math.round(10 / scale) / 10));
}

/** How large a place is drawn at least, as a share of its size where all of the map is near. */
const PICKED = 0.9;
const MOST_PICKED = 2.4;

/** How much larger a place is drawn that is to be picked on a map too small for a finger. */
export function pickedAt(scale: number): number {
  return Math.min(MOST_PICKED, Math.max(1, PICKED / scale));
}

export class Zooming {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Set by a button or by the game, not by a hand: may glide. */
  glides = $state(false);
  frame = $state.raw<Size>({ width: 0, height: 0 });

  readonly fitting = $derived.by(
    () => Math.min(this.frame.width / this.map.width, this.frame.height / this.map.height) || 1,
  );
  readonly isWhole = $derived(this.scale <= this.fitting * 1.01);

  private behaviour: ZoomBehavior<SVGSVGElement, unknown> | null = null;
  private svg: Selection<SVGSVGElement, unknown, null, undefined> | null = null;

  constructor(
    readonly map: Size,
    /** How much of the frame's lower end lies under buttons: the map may be pushed up from there. */
    private readonly below = 0,
  ) {}

  attach(element: SVGSVGElement): () => void {
    this.behaviour = zoom<SVGSVGElement, unknown>().on(
      'zoom',
      ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.glides = !sourceEvent;
        [this.x, this.y, this.scale] = [transform.x, transform.y, transform.k];
      },
    );
    this.svg = select(element);
    this.svg.call(this.behaviour).on('dblclick.zoom', null);
    return () => this.svg?.on('.zoom', null);
  }

  /** The frame has got its size, or another one. */
  resize(frame: Size, focus: Place | null, stage: Place[] = []): void {
    if (!this.behaviour || !frame.width || !frame.height) return;
    const wasWhole = this.frame.width === 0 || this.isWhole;
    const middle = this.middle();
    this.frame = frame;
    this.behaviour
      .extent([
        [0, 0],
        [frame.width, frame.height],
      ])
      .scaleExtent([this.fitting, CLOSEST])
      .translateExtent([
        [0, 0],
        [this.map.width, this.map.height + this.below],
      ]);
    if (!wasWhole) return this.look(middle, Math.max(this.scale, this.fitting));
    if (this.fitting < TOO_SMALL && focus) this.look(focus, READABLE);
    else this.survey(stage);
    this.glides = false;
  }

  /** The part of the frame that nothing lies over. */
  private get clear(): Size {
    return { width: this.frame.width, height: this.frame.height - this.below };
  }

  /** The place of the map in the middle of that. */
  private middle(): Place {
    const { width, height } = this.clear;
    return [(width / 2 - this.x) / this.scale, (height / 2 - this.y) / this.scale];
  }

  fit(): void {
    const { width, height } = this.frame;
    const x = (width - this.map.width * this.fitting) / 2;
    const y = (height - this.map.height * this.fitting) / 2;
    this.move(x, y, this.fitting);
  }

  /** Look at what happened in some places, as close as they fit; at all where that can be read. */
  survey(places: Place[]): void {
    if (this.fitting >= TOO_SMALL || places.length === 0) this.fit();
    else this.gather(places, READABLE);
  }

  /** Bring a place into the middle. */
  look([x, y]: Place, scale = this.scale): void {
    const { width, height } = this.clear;
    this.move(width / 2 - x * scale, height / 2 - y * scale, scale);
  }

  /** Bring several places into sight at once, from farther away if need be. */
  show(places: Place[]): void {
    if (!places.every((place) => this.isSeen(place, MARGIN))) this.gather(places, this.scale);
  }

  /** Bring places that are to be picked into sight, on a small screen as close as a finger needs. */
  approach(places: Place[]): void {
    if (this.fitting < TOO_SMALL && places.length > 0) this.gather(places, READABLE, LEGIBLE);
    else this.show(places);
  }

  private gather(places: Place[], nearest: number, farthest = this.fitting): void {
    const [across, down] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right] = [Math.min(...across), Math.max(...across)];
    const [top, bottom] = [Math.min(...down), Math.max(...down)];
    const { width, height } = this.clear;
    const scale = Math.min(
      nearest,
      (width - 2.2 * MARGIN) / Math.max(1, right - left),
      (height - 2.2 * MARGIN) / Math.max(1, bottom - top),
    );
    this.look([(left + right) / 2, (top + bottom) / 2], Math.max(scale, farthest, this.fitting));
  }

  by(steps: number): void {
    if (this.svg) this.behaviour?.scaleBy(this.svg, STEP ** steps);
  }

  isSeen([x, y]: Place, margin: number): boolean {
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    const { width, height } = this.frame;
    return left > margin && top > margin && left < width - margin && top < height - margin;
  }

  private move(x: number, y: number, scale: number): void {
    if (!this.svg || !this.behaviour) return;
    const wanted = zoomIdentity.translate(x, y).scale(scale);
    const allowed = this.behaviour.constrain()(
      wanted,
      [
        [0, 0],
        [this.frame.width, this.frame.height],
      ],
      this.behaviour.translateExtent(),
    );
    this.behaviour.transform(this.svg, allowed);
  }
}
