/** For tests: a clock and a game that do what they are asked. */
import type { Timing } from './director.svelte';
import type { Frame, LogLine, View } from '$generated/wire';

/** A clock that stands still until it is moved. */
export class FakeClock implements Timing {
  now = 0;
  private waiting: { at: number; work: () => void }[] = [];

  later(work: () => void, after: number): () => void {
    const one = { at: this.now + after, work };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  }

  time(): number {
    return this.now;
  }

  pass(time: number): void {
    const end = this.now + time;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }
}

export const ME = 0;
const OTHER = 1;
export type Kind = NonNullable<LogLine['presentation']>;

/** A game in which each line moves a pawn one station on. */
export class FakeGame {
  readonly lines: LogLine[] = [];

  view(station: number): View {
    return {
      game: 'g',
      version: station,
      viewer: ME,
      turn: ME,
      expected: { key: 'e' },
      outcome: null,
      station,
    } as View;
  }

  add(kind: Kind, more: Partial<LogLine> = {}): this {
    const index = this.lines.length;
    const before = { version: index, station: index } as Partial<View>;
    this.lines.push({
      index,
      actor: OTHER,
      text: { key: `line-${index}` },
      presentation: kind,
      before,
      ...more,
    });
    return this;
  }

  get frame(): Frame {
    return { view: this.view(this.lines.length), viewer: ME, turn: ME } as Frame;
  }
}

export const stationOf = (view: View | null) =>
  (view as unknown as { station: number } | null)?.station;
