/** One table through one seat's eyes: what was shown, what is clicked, what waits for an answer. */
import { askRematch, fetchBoard, fetchTable } from './api';
import type { PencilSign } from './board';
import { changed } from './changes';
import { Chooser } from './choosing.svelte';
import { contribute, isAlone, notedOf } from './contributing';
import { keep, keptGame } from './kept';
import { loadMarks, saveMarks, withNote, without, withSign, type Marks } from './pencil';
import { TableSocket, type Line, type Pipe } from './socket';
import { load, save } from './stored';
import type {
  ChatLine,
  Choice,
  Command,
  ElementId,
  Frame,
  LogLine,
  Notebook,
  Outbound,
  Refused,
  SeatShown,
  TableShown,
  Text,
  View,
  Viewer,
} from './wire';

const MOVES: ReadonlySet<Command['type']> = new Set(['act', 'play', 'undo']);

interface Before {
  view: View | null;
  log: number;
}

export class Table extends Chooser {
  shown = $state.raw<TableShown | null>(null);
  frame = $state.raw<Frame | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notebook = $state.raw<Notebook | null>(null);
  line = $state.raw<Line>('closed');
  refusal = $state.raw<Text | null>(null);
  turnedAway = $state.raw<Refused | null>(null);
  marks = $state.raw<Marks>(new Map());
  unanswered = $state.raw(0);
  /** When the newest frame came, by this device's clock. */
  received = $state.raw(0);
  private before = $state.raw<Before>({ view: null, log: 0 });

  /** A move that is on its way; until it is answered nothing else is on offer. */
  private sent = $state.raw<string | null>(null);
  readonly choices = $derived(this.sent ? [] : (this.frame?.choices ?? []));
  readonly game = $derived(this.frame?.view.game ?? '');
  readonly canUndo = $derived(this.frame?.can_undo === true);
  readonly viewer = $derived<Viewer>(this.frame?.viewer ?? 'spectator');
  readonly isMine = $derived(this.frame !== null && this.frame.turn === this.viewer);
  readonly isOver = $derived(this.frame?.turn === 'over');
  readonly changed = $derived(
    this.frame ? changed(this.before.view, this.frame.view, this.ids) : new Set<ElementId>(),
  );
  private readonly loser = $derived<Text>(
    this.seats.find((_, seat) => !this.frame?.outcome?.winners.includes(seat))?.name ?? {
      key: 'core-nobody',
    },
  );
  /** How it ended: as the game says it, or as the seats agreed beside its rules. */
  readonly ending = $derived<Text>(
    this.frame?.outcome && !this.frame.view.outcome
      ? { key: `ended-${this.frame.outcome.ending}`, args: { who: this.loser } }
      : (this.frame?.view.expected ?? { key: 'core-unsaid' }),
  );
  /** From which line on the log is new to me. */
  readonly newFrom = $derived(this.before.log);

  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    readonly token: string,
    /** The seats of this device; where several share a screen, nothing that one sees is kept. */
    readonly held: number[] = [],
    connect?: () => Pipe,
  ) {
    super();
    this.socket = new TableSocket(
      id,
      token,
      {
        receive: (message) => this.receive(message),
        line: (line) => (this.line = line),
        turnedAway: (refused) => (this.turnedAway = refused),
        known: () => ({ log_from: this.log.length, chat_from: this.chat.length }),
        forget: () => {
          this.log = [];
          this.chat = [];
        },
      },
      connect,
    );
  }

  async open(): Promise<void> {
    [this.shown, this.board] = await Promise.all([fetchTable(this.id), fetchBoard(this.id)]);
    if (this.shown.draws && isAlone(this.shown)) {
      await contribute(this.id);
      this.shown = await fetchTable(this.id);
    }
    this.seats = this.shown.seats;
    this.socket.open();
  }

  /** Leave, and forget everything that this seat was shown. */
  close(): void {
    this.socket.close();
    this.sent = null;
    this.frame = null;
    this.notebook = null;
    this.log = [];
    this.chat = [];
    this.marks = new Map();
    this.before = { view: null, log: 0 };
    this.clicked = [];
    this.hovered = null;
  }

  get isShared(): boolean {
    return this.held.length > 1;
  }

  hurry(): void {
    this.socket.hurry();
  }

  // What is asked of the table.

  send(command: Command): void {
    this.refusal = null;
    const name = this.socket.order(command);
    if (MOVES.has(command.type)) this.sent = name;
    this.unanswered = this.socket.unanswered;
  }

  protected choose(choice: Choice): void {
    this.send({ type: 'act', action: choice.action });
  }

  /** What is not on offer is left to the server to refuse in words. */
  protected mistyped(_: string, own: string): void {
    this.send({ type: 'play', line: own });
  }

  protected undo(): void {
    this.send({ type: 'undo' });
  }

  async rematch(): Promise<string> {
    return (await askRematch(this.id, this.token)).table;
  }

  // Pencil marks.

  drawSign(id: ElementId, sign: PencilSign): void {
    this.marked(withSign(this.marks, id, sign));
  }

  writeNote(id: ElementId, note: string): void {
    this.marked(withNote(this.marks, id, note));
  }

  rubOut(id: ElementId): void {
    this.marked(without(this.marks, id));
  }

  private marked(marks: Marks): void {
    this.marks = marks;
    saveMarks(this.id, this.viewer, marks);
  }

  // What the table says.

  private receive(message: Outbound): void {
    switch (message.type) {
      case 'frame':
        this.take(message);
        break;
      case 'seats':
        this.seats = message.seats;
        break;
      case 'notes':
        this.notebook = message.notebook;
        break;
      case 'ack':
        if (message.name === this.sent) this.sent = null;
        break;
      case 'refused':
        if (message.name === this.sent) this.sent = null;
        this.refusal = message.reason;
        this.letGo();
        break;
    }
    this.unanswered = this.socket.unanswered;
  }

  private take(frame: Frame): void {
    const previous = this.frame;
    const moved = !previous || previous.version !== frame.version || previous.turn !== frame.turn;
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log];
    this.chat = [...this.chat.slice(0, frame.chat_from), ...frame.chat];
    this.frame = frame;
    this.received = Date.now();
    if (moved) this.letGo();
    if (!previous) this.begin(frame);
    else if (previous.turn === frame.viewer && frame.turn !== frame.viewer) this.remember(frame);
    this.keepUp(frame);
    if (frame.draws && frame.draws.phase !== 'seating') void contribute(this.id);
    if (previous && frame.rematch !== previous.rematch) void this.joinRematch(frame.rematch);
  }

  /** Add my numbers to the next game's draws, also while I still look at this one. */
  private async joinRematch(next: string): Promise<void> {
    this.keepRematch(next);
    await contribute(next);
  }

  /** The next table has the seats turned by one, and my old secrets open my new seats. */
  keepRematch(next: string): void {
    const count = this.seats.length;
    const held = Object.entries(keptGame(this.id)?.seats ?? {}).map(
      ([seat, token]) => [(Number(seat) + count - 1) % count, token] as const,
    );
    if (held.length > 0 && count > 0) {
      keep(next, this.shown?.game ?? '', { seats: Object.fromEntries(held) });
    }
  }

  private begin(frame: Frame): void {
    this.marks = loadMarks(this.id, frame.viewer);
    const nothing: Before = { view: null, log: this.log.length };
    this.before = this.isShared ? nothing : load(this.memory(frame.viewer), nothing);
  }

  /** My turn is done: what is different from now on is news to me. */
  private remember(frame: Frame): void {
    this.before = { view: frame.view, log: this.log.length };
    if (!this.isShared) save(this.memory(frame.viewer), this.before);
  }

  private memory(viewer: Viewer): string {
    return `before:${this.id}:${viewer}`;
  }

  private keepUp(frame: Frame): void {
    if (frame.viewer === 'spectator' || !this.shown) return;
    keep(this.id, this.shown.game, {
      seats: { [frame.viewer]: this.token },
      ...(frame.record &&
        !frame.outcome && { fair: { ...notedOf(this.id), record: frame.record } }),
      last: {
        turn: frame.turn,
        started: frame.started,
        expected: frame.view.expected,
        others: this.seats
          .filter((seat, number) => number !== frame.viewer && seat.player)
          .map((seat) => seat.player),
        bots: this.seats.filter((seat) => seat.presence === 'bot').length,
      },
    });
  }
}
