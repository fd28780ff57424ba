/** Looking back while a game is played: by a step, by a line of the log, by keys. */
import type { Director } from './director.svelte';

/** What is needed of a table: its director, and the views of lines that came without them. */
export interface LookedAt {
  readonly director: Director;
  fetchViews(index: number): Promise<void>;
}

/** What takes keys for itself. */
const BUSY = 'button, a, input, select, textarea, [role="button"], [role="tabpanel"]';

export class LookingBack {
  private isPeeking = false;

  constructor(private readonly table: LookedAt) {}

  /** Step back to the line before. */
  async back(): Promise<void> {
    const { director } = this.table;
    const wanted = (director.looking ?? director.told.length) - 1;
    if (wanted >= 0 && !director.canLookAt(wanted)) await this.fetched(wanted);
    director.back();
  }

  /** Look at a line, or at now again if it is looked at already. */
  async at(index: number): Promise<void> {
    const { director } = this.table;
    if (!director.canLookAt(index)) await this.fetched(index);
    if (director.looking === index && !this.isPeeking) director.toNow();
    else director.look(index);
    this.isPeeking = false;
  }

  /** Show a line for as long as it is pointed at. */
  peek(index: number | null): void {
    this.table.director.peek(index);
    this.isPeeking = index !== null;
  }

  /** Skip what is shown, or step through what was; tell whether the key was meant for that. */
  key(event: KeyboardEvent, isOver: boolean): boolean {
    const { director } = this.table;
    const isFree = !(event.target instanceof Element && event.target.closest(BUSY));
    if (director.isShowing && (event.key === 'Escape' || (event.key === ' ' && isFree))) {
      director.skip();
    } else if (event.altKey || event.ctrlKey || event.metaKey || !isFree || isOver) {
      return false;
    } else if (event.key === 'ArrowLeft') {
      void this.back();
    } else if (event.key === 'ArrowRight' && director.isLookingBack) {
      director.forward();
    } else if (event.key === 'Escape' && director.isLookingBack) {
      director.toNow();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  private fetched(index: number): Promise<void> {
    // Without a connection there is only what is here already.
    return this.table.fetchViews(index).catch(() => undefined);
  }
}
