/** The connection of the home page's news: it reconnects, and says again what it wants to know. */
import type { Home, HomeNews, HomeOutbound } from '$generated/wire';
import { browserPipe, RETRIES, type Pipe } from './socket';

const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
/** Wishes that change so close together are sent once. */
const TOGETHER = 200;

export class HomeSocket {
  private pipe: Pipe | null = null;
  private isOpen = false;
  private tries = 0;
  private heard = 0;
  private asked = '';
  private wish: Home | null = null;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly receive: (news: HomeNews) => void,
    private readonly connect: () => Pipe = () => browserPipe('api/home'),
  ) {}

  /** Ask for what is wanted now; nothing closes the connection. */
  want(wish: Home | null): void {
    this.wish = wish;
    clearTimeout(this.asking);
    if (!wish) this.hangUp();
    else if (!this.pipe) {
      clearTimeout(this.retrying);
      this.open();
    } else this.asking = setTimeout(() => this.ask(), TOGETHER);
  }

  /** The device woke up or changed its network: a connection that is dead is made anew. */
  wake(): void {
    if (!this.wish || (this.pipe && Date.now() - this.heard < PING_EVERY)) return;
    this.hangUp();
    this.open();
  }

  private open(): void {
    const pipe = this.connect();
    this.pipe = pipe;
    this.asked = '';
    this.heard = Date.now();
    pipe.onopen = () => {
      this.isOpen = true;
      this.ask();
    };
    pipe.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as HomeOutbound;
      if (message.type !== 'home') return;
      this.tries = 0;
      this.receive(message);
    };
    pipe.onclose = () => this.lost();
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  private ask(): void {
    const written = JSON.stringify(this.wish);
    if (!this.isOpen || !this.wish || written === this.asked) return;
    this.asked = written;
    this.pipe?.send(written);
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENT_FOR) this.lost();
    else if (this.isOpen) this.pipe?.send('{"type":"ping"}');
  }

  private lost(): void {
    this.hangUp();
    const pause = RETRIES[Math.min(this.tries, RETRIES.length - 1)] ?? 0;
    this.tries += 1;
    this.retrying = setTimeout(
      () => this.wish && this.open(),
      2 * pause * (0.75 + Math.random() / 2),
    );
  }

  private hangUp(): void {
    const { pipe } = this;
    this.pipe = null;
    this.isOpen = false;
    clearInterval(this.pinging);
    clearTimeout(this.retrying);
    clearTimeout(this.asking);
    if (!pipe) return;
    pipe.onopen = pipe.onmessage = pipe.onclose = null;
    pipe.close();
  }
}
