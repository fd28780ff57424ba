/** One table through one seat's eyes: what was shown, what is clicked, what waits for an answer. */
import { fetchBoard, fetchLog, fetchRefusal, fetchTable } from './api';
import type { PencilSign } from './board';
import { changed } from './changes';
import { Chooser } from './choosing.svelte';
import { contribute, isAlone, notedOf } from './contributing';
import { Director, withViews } from './director.svelte';
import { followBack, lastSeen, moveSeat, saveGame, savedGame } from './savedGames';
import {
  followMarks,
  loadMarks,
  saveMarks,
  withNote,
  without,
  withSign,
  type Marks,
} from './pencil';
import { joinRematch } from './rematch';
import { TableSocket, type Line, type Pipe } from './socket';
import { load, save } from './storage';
import { TYPED, typedChoice } from './typedChoice';
import type {
  ChatLine,
  Choice,
  Command,
  ElementId,
  Frame,
  LogLine,
  NotebookUpdate,
  Outbound,
  Refused,
  SeatShown,
  TableShown,
  Text,
  View,
  Viewer,
} from '$generated/wire';

const MOVES: ReadonlySet<Command['type']> = new Set(['act', 'play', 'plan', 'undo']);

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
  private notes = $state.raw<NotebookUpdate | null>(null);
  /** How many people watch. */
  watching = $state.raw(0);
  line = $state.raw<Line>('closed');
  refusal = $state.raw<Text | null>(null);
  turnedAway = $state.raw<Refused | null>(null);
  marks = $state.raw<Marks>(new Map());
  unanswered = $state.raw(0);
  /** An order was not answered in time; it is sent again. */
  isLate = $state.raw(false);
  /** The token of the seat that I changed to before the start: the page is to be opened with it. */
  movedWith = $state.raw<string | null>(null);
  /** A move was taken back: the table at which the game goes on, with my seats. */
  wentBack = $state.raw<string | null>(null);
  /** When the newest frame came, by this device's clock. */
  received = $state.raw(0);
  private before = $state.raw<Before>({ view: null, log: 0 });
  /** Shows what happened, line by line. */
  readonly director = new Director();

  /** A move that is on its way; until it is answered nothing else is on offer. */
  private sent = $state.raw<string | null>(null);
  /** While the board shows something of before, nothing can be picked on it. */
  readonly choices = $derived(this.sent || this.director.isAway ? [] : (this.frame?.choices ?? []));
  /** A notebook is for one position: that of another is not shown. */
  readonly notebook = $derived(
    this.notes && this.notes.version === this.frame?.version ? this.notes.notebook : null,
  );
  readonly game = $derived(this.frame?.view.game ?? '');
  readonly canUndo = $derived(this.frame?.can_undo === true);
  readonly viewer = $derived<Viewer>(this.frame?.viewer ?? 'spectator');
  readonly isMine = $derived(this.frame !== null && this.frame.turn === this.viewer);
  /** It is my turn, and I was shown what happened before it. */
  readonly isReady = $derived(this.isMine && !this.director.isShowing);
  readonly isOver = $derived(this.frame?.turn === 'over');
  /** The host or the operator closed the table: nobody won or lost. */
  readonly isClosedDown = $derived(this.frame?.outcome?.ending === 'closed');
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
  private typedLine = '';
  private isClosed = false;
  private wasLost = false;
  /** The connection was lost since the last frame: what came meanwhile was not seen. */
  private cameBack = false;
  private stopFollowing: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly token: string,
    /** The seats of this device; where several share a screen, nothing that one sees is saved. */
    readonly held: number[] = [],
    connect?: () => Pipe,
  ) {
    super();
    this.director.sideOf = (seat) => this.seats[seat]?.side ?? seat;
    this.socket = new TableSocket(
      id,
      token,
      {
        receive: (message) => this.receive(message),
        line: (line) => this.lineIs(line),
        turnedAway: (refused) => (this.turnedAway = refused),
        known: () => ({ log_from: this.log.length, chat_from: this.chat.length }),
        forget: () => {
          this.log = [];
          this.chat = [];
          this.notes = null;
        },
        late: () => (this.isLate = true),
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
    if (!this.isClosed) this.socket.open();
  }

  private lineIs(line: Line): void {
    if (line === 'open' && this.wasLost) this.lookAgain().catch(() => undefined);
    if (line === 'lost') this.cameBack = true;
    if (line === 'open' || line === 'lost') this.wasLost = line === 'lost';
    this.line = line;
  }

  /** The server may have been restarted, with another build: its answer says so. */
  private async lookAgain(): Promise<void> {
    this.shown = await fetchTable(this.id);
  }

  /** Leave, and forget everything that this seat was shown. */
  close(): void {
    this.isClosed = true;
    this.socket.close();
    this.stopFollowing?.();
    this.director.close();
    this.sent = null;
    this.frame = null;
    this.notes = null;
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

  /** The device woke up or changed its network: see whether the connection still holds. */
  wake(): void {
    this.socket.wake();
    this.director.comeBack();
  }

  // What is asked of the table.

  send(command: Command): void {
    this.refusal = null;
    const name = this.socket.order(command);
    if (MOVES.has(command.type)) this.sent = name;
    this.unanswered = this.socket.unanswered;
  }

  /** An order ends the showing: whoever gives it has seen enough. */
  override act(choice: Choice): void {
    this.director.skip();
    super.act(choice);
  }

  override type(line: string): void {
    this.director.skip();
    super.type(line);
  }

  protected choose(choice: Choice): void {
    if (choice.action === TYPED) this.send({ type: 'play', line: choice.notation });
    else this.send({ type: 'act', action: choice.action });
  }

  /** The server reads what is not on offer word by word: a whole move, a short one, or none. */
  protected mistyped(_: string, own: string): void {
    this.typedLine = own;
    this.send({ type: 'play', line: own, confirmed: false });
  }

  /** Let the server say why an element leads nowhere, and show it there for some seconds. */
  protected override unpickable(id: ElementId): void {
    if (!this.isMine || this.choices.length === 0) return;
    const goesOn = this.lit.size > 0 ? this.clicked : [];
    const { version } = this.frame ?? {};
    this.refused = null;
    fetchRefusal(this.id, this.token, [...goesOn, id]).then(
      ({ reason }) => {
        if (reason && version === this.frame?.version) this.refuse(id, reason);
      },
      () => undefined,
    );
  }

  protected undo(): void {
    this.send({ type: 'undo' });
  }

  /** Fetch the views of older lines, so that a line can be looked back at. */
  async fetchViews(index: number): Promise<void> {
    for (let from = this.director.oldest; from > index; from = this.director.oldest) {
      const lines = await fetchLog(this.id, this.token, from);
      this.director.fill(lines);
      this.log = withViews(this.log, lines);
      if (this.director.oldest >= from) return;
    }
  }

  // Pencil marks.

  drawSign(id: ElementId, sign: PencilSign): void {
    this.mark((marks) => withSign(marks, id, sign));
  }

  writeNote(id: ElementId, note: string): void {
    this.mark((marks) => withNote(marks, id, note));
  }

  rubOut(id: ElementId): void {
    this.mark((marks) => without(marks, id));
  }

  /** Change the marks as they are kept now: another tab may have drawn some since. */
  private mark(change: (marks: Marks) => Marks): void {
    this.marks = change(loadMarks(this.id, this.viewer));
    saveMarks(this.id, this.viewer, this.marks);
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
      case 'watching':
        this.watching = message.count;
        break;
      case 'notes':
        this.notes = message;
        break;
      case 'ack':
        if (message.name === this.sent) this.sent = null;
        break;
      case 'refused':
        if (message.name === this.sent) this.sent = null;
        this.letGo();
        if (message.code === 'NotConfirmed') {
          this.asking = typedChoice(this.typedLine, message.reason);
        } else {
          this.refusal = message.reason;
        }
        break;
    }
    this.unanswered = this.socket.unanswered;
    if (this.unanswered === 0) this.isLate = false;
  }

  private take(frame: Frame): void {
    const previous = this.frame;
    if (previous && typeof frame.viewer === 'number' && previous.viewer !== frame.viewer) {
      this.movedWith = moveSeat(this.id, this.token, frame.viewer);
      return;
    }
    this.wentBack = frame.went_back ? followBack(this.id, frame.went_back) : null;
    if (this.wentBack) return;
    const moved = !previous || previous.version !== frame.version || previous.turn !== frame.turn;
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log];
    this.chat = [...this.chat.slice(0, frame.chat_from), ...frame.chat];
    this.frame = frame;
    this.received = Date.now();
    this.director.take(frame, this.log, document.hidden || this.cameBack);
    if (this.cameBack && !document.hidden) this.director.comeBack();
    this.cameBack = false;
    if (moved) this.enter(null);
    if (!previous) this.begin(frame);
    else if (previous.turn === frame.viewer && frame.turn !== frame.viewer) this.remember(frame);
    this.keepUp(frame);
    if (frame.draws && frame.draws.phase !== 'seating') void contribute(this.id);
    if (previous && frame.rematch !== previous.rematch) void joinRematch(this, frame.rematch);
  }

  private begin(frame: Frame): void {
    const { viewer } = frame;
    this.marks = loadMarks(this.id, viewer);
    this.stopFollowing?.();
    this.stopFollowing = followMarks(this.id, viewer, () => {
      this.marks = loadMarks(this.id, viewer);
    });
    const nothing: Before = { view: null, log: this.log.length };
    this.before = this.isShared ? nothing : load(this.memory(viewer), nothing);
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
    if (!this.shown) return;
    if (frame.viewer === 'spectator') {
      if (!savedGame(this.id)) saveGame(this.id, this.shown.game, {});
      return;
    }
    saveGame(this.id, this.shown.game, {
      seats: { [frame.viewer]: this.token },
      ...(frame.record &&
        !frame.outcome && { fair: { ...notedOf(this.id), record: frame.record } }),
      last: lastSeen(frame, this.seats),
    });
  }
}
