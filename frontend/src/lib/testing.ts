/** For tests: a server's end of a socket, that can be pulled away at any time. */
import type { Pipe } from './socket';
import type { Inbound, Outbound } from '$generated/wire';

export class FakePipe implements Pipe {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  got: Inbound[] = [];
  closed = false;

  send(data: string): void {
    this.got.push(JSON.parse(data) as Inbound);
  }

  close(): void {
    this.closed = true;
  }

  say(message: Outbound): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  get orders() {
    return this.got.flatMap((message) => (message.type === 'order' ? [message] : []));
  }
}
