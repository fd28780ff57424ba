/** The connection to a table: it reconnects, and no order is lost or carried out twice. */
import type { Command, Inbound, Outbound, Refused } from '$generated/wire';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

/** What a socket must be able to do; the browser's WebSocket does. */
export interface Pipe {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  receive(message: Outbound): void;
  /** The connection changed its state. */
  line(line: Line): void;
  /** The server refuses the connection; retrying is useless. */
  turnedAway(refused: Refused): void;
  /** The indexes from which log and chat continue. */
  known(): { log_from: number; chat_from: number };
  /** The server has fewer entries than this page: drop them and start over. */
  forget(): void;
  /** An order was not answered in time, and is sent again. */
  late(): void;
}

interface Waiting {
  command: Command;
  /** When it was sent last, and how often, over this connection. */
  at: number;
  times: number;
}

const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
/** How often the time is checked: a gap means that the device slept. */
const TICK = 5_000;
const SLEPT = 3 * TICK;
/** How long a server may take to answer a probe, or an order, before it is asked again. */
const PROBE_WITHIN = 4_000;
const ORDER_WITHIN = 8_000;
export const RETRIES = [400, 800, 1500, 3000, 5000];

export class TableSocket {
  private pipe: Pipe | null = null;
  private line: Line = 'closed';
  private tries = 0;
  private heard = 0;
  private sent = 0;
  private greeted = false;
  private lastRefusal: Refused | null = null;
  private pinged = 0;
  private ticked = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private probing: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly listener: Listener,
    private readonly connect: () => Pipe = () => browserPipe(),
  ) {}

  open(): void {
    this.stopTimers();
    this.hangUp();
    this.greeted = false;
    this.lastRefusal = null;
    this.say('connecting');
    const pipe = this.connect();
    this.pipe = pipe;
    pipe.onopen = () => {
      this.heard = Date.now();
      this.write({ type: 'hello', table: this.table, token: this.token, ...this.listener.known() });
    };
    pipe.onmessage = (event) => this.receive(JSON.parse(event.data) as Outbound);
    pipe.onclose = () => {
      if (this.pipe === pipe) this.dropped();
    };
    this.heard = this.pinged = this.ticked = Date.now();
    this.ticking = setInterval(() => this.tick(), TICK);
  }

  close(): void {
    this.stopTimers();
    this.waiting.clear();
    this.hangUp();
    this.say('closed');
  }

  /** The device woke up or changed its network: check the connection at once. */
  wake(): void {
    if (this.line === 'closed') return;
    if (this.line === 'lost') this.open();
    else this.probe();
  }

  private probe(): void {
    if (this.line === 'open') this.ping();
    clearTimeout(this.probing);
    this.probing = setTimeout(() => this.reopen(), PROBE_WITHIN);
  }

  /** Leave a connection that is dead, and make another one now. */
  private reopen(): void {
    this.hangUp();
    this.say('lost');
    this.open();
  }

  /** Send a command; it is sent again, under the same name, until the server has answered it. */
  order(command: Command): string {
    this.sent += 1;
    const name = `${Date.now().toString(36)}-${this.sent}-${Math.random().toString(36).slice(2, 8)}`;
    this.waiting.set(name, { command, at: 0, times: 0 });
    if (this.line === 'open') this.sendOrder(name);
    return name;
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  private receive(message: Outbound): void {
    this.heard = Date.now();
    clearTimeout(this.probing);
    if (message.type === 'refused' && !this.greeted) {
      this.lastRefusal = message;
      return;
    }
    if (!this.greeted && message.type === 'frame') this.welcomed();
    if (message.type === 'ack' || message.type === 'refused') this.waiting.delete(message.name);
    this.listener.receive(message);
  }

  private welcomed(): void {
    this.greeted = true;
    this.tries = 0;
    this.say('open');
    for (const waiting of this.waiting.values()) waiting.times = 0;
    for (const name of this.waiting.keys()) this.sendOrder(name);
  }

  private sendOrder(name: string): void {
    const waiting = this.waiting.get(name);
    if (!waiting) return;
    waiting.at = Date.now();
    waiting.times += 1;
    this.write({ type: 'order', name, command: waiting.command });
  }

  private dropped(): void {
    this.stopTimers();
    this.hangUp();
    const refused = this.lastRefusal;
    if (refused?.reason.key === 'web-from-the-future') {
      this.listener.forget();
    } else if (refused && refused.code !== 'TooMuch' && refused.code !== 'Unavailable') {
      this.close();
      this.listener.turnedAway(refused);
      return;
    }
    this.say('lost');
    const pause = RETRIES[Math.min(this.tries, RETRIES.length - 1)] ?? 0;
    this.tries += 1;
    this.retrying = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private tick(): void {
    const now = Date.now();
    const slept = now - this.ticked > SLEPT;
    this.ticked = now;
    if (slept) this.wake();
    else if (now - this.heard > SILENT_FOR) this.dropped();
    else if (this.line === 'open') {
      if (now - this.pinged >= PING_EVERY) this.ping();
      this.askAgain(now);
    }
  }

  /** Send an order again that was not answered in time; if that does not help, reconnect. */
  private askAgain(now: number): void {
    for (const [name, { at, times }] of this.waiting) {
      if (now - at < ORDER_WITHIN) continue;
      this.listener.late();
      if (times > 1) return this.reopen();
      this.sendOrder(name);
    }
  }

  private ping(): void {
    this.pinged = Date.now();
    this.write({ type: 'ping' });
  }

  private stopTimers(): void {
    clearTimeout(this.retrying);
    clearTimeout(this.probing);
    clearInterval(this.ticking);
  }

  private hangUp(): void {
    const pipe = this.pipe;
    this.pipe = null;
    if (!pipe) return;
    pipe.onopen = pipe.onmessage = pipe.onclose = null;
    pipe.close();
  }

  private write(message: Inbound): void {
    this.pipe?.send(JSON.stringify(message));
  }

  private say(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    this.listener.line(line);
  }
}

export function browserPipe(path = 'api/socket'): Pipe {
  const address = new URL(path, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as Pipe;
}
