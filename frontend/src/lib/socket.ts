/** One window on a table: it comes back by itself, and no order gets lost or is done twice. */
import type { Command, Inbound, Outbound, Refused } from './wire';

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
  /** The server does not let us in; there is no use in trying again. */
  turnedAway(refused: Refused): void;
  /** Where the log and the talk are to go on. */
  known(): { log_from: number; chat_from: number };
  /** The server knows less than we do: forget, and begin again from nothing. */
  forget(): void;
}

const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
const RETRIES = [400, 800, 1500, 3000, 5000];

export class TableSocket {
  private pipe: Pipe | null = null;
  private line: Line = 'closed';
  private tries = 0;
  private heard = 0;
  private sent = 0;
  private greeted = false;
  private lastRefusal: Refused | null = null;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Command>();

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly listener: Listener,
    private readonly connect: () => Pipe = () => browserPipe(),
  ) {}

  open(): void {
    clearTimeout(this.retrying);
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
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.beat(), PING_EVERY);
  }

  close(): void {
    clearTimeout(this.retrying);
    clearInterval(this.pinging);
    this.waiting.clear();
    this.letGo();
    this.say('closed');
  }

  /** Try again at once, as when the device has just come back to its network. */
  hurry(): void {
    if (this.line === 'lost') this.open();
  }

  /** Send a command; it is sent again, under the same name, until the server has answered it. */
  order(command: Command): string {
    this.sent += 1;
    const name = `${Date.now().toString(36)}-${this.sent}-${Math.random().toString(36).slice(2, 8)}`;
    this.waiting.set(name, command);
    if (this.line === 'open') this.write({ type: 'order', name, command });
    return name;
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  private receive(message: Outbound): void {
    this.heard = Date.now();
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
    for (const [name, command] of this.waiting) this.write({ type: 'order', name, command });
  }

  private dropped(): void {
    this.letGo();
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

  private beat(): void {
    if (this.line === 'lost') return;
    if (Date.now() - this.heard > SILENT_FOR && this.pipe) this.dropped();
    else if (this.line === 'open') this.write({ type: 'ping' });
  }

  private letGo(): void {
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

function browserPipe(): Pipe {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as Pipe;
}
