/** What stands on the wire, as the server writes it (GET /openapi.json). */
export type * from './wire.learn';

export interface Text {
  key: string;
  args?: Record<string, string | number | Text>;
}

export type ElementId = string;
export type Place = [across: number, down: number];

export interface Element {
  id: ElementId;
  kind: string;
  name: string;
  label: Text;
  place?: Place;
  outline?: Place[];
  traits?: string[];
}

export interface Link {
  kind: string;
  ends: [ElementId, ElementId];
  route?: Place[];
}

export interface Board {
  width: number;
  height: number;
  elements: Element[];
  links: Link[];
}

export type Turn = number | 'chance' | 'referee' | 'over';
export type Viewer = number | 'spectator';

export interface Outcome {
  winners: number[];
  ending: string;
  scores: number[];
}

/** What every game's view begins with; a game adds its own fields. */
export interface View {
  game: string;
  version: number;
  viewer: Viewer;
  turn: Turn;
  expected: Text;
  outcome: Outcome | null;
}

/** What every game's notebook begins with; a game adds its own fields. */
export interface Notebook {
  game: string;
  exact: boolean;
}

export interface Choice {
  action: number;
  notation: string;
  path: ElementId[];
  verb: string;
  label: Text;
}

export type Help = 'off' | 'possible' | 'weights';
export type Audience = 'side' | 'all';
export type Presence = 'here' | 'away' | 'bot' | 'open';

/** Moves of a bot that a quicker level made; `level` and `why` are the last one's. */
export interface Fallback {
  moves: number;
  level: string;
  why: 'crashed' | 'too-slow';
}

export interface SeatShown {
  name: Text;
  side: number;
  player: string;
  presence: Presence;
  level: string;
  stands_in: boolean;
  fallback?: Fallback | null;
}

export interface LogLine {
  index: number;
  actor: Turn;
  text: Text;
}

export interface ChatLine {
  seat: number;
  to: Audience;
  words: string;
  at: number;
}

export interface Clocks {
  left: number[];
  running: number | null;
}

export interface Frame {
  type: 'frame';
  version: number;
  viewer: Viewer;
  started: boolean;
  paused: boolean;
  turn: Turn;
  view: View;
  choices: Choice[];
  can_undo: boolean;
  log_from: number;
  log: LogLine[];
  chat_from: number;
  chat: ChatLine[];
  clocks: Clocks | null;
  /** The seats that would call it a draw. */
  offered: number[];
  /** The seats that would pause; the first of them asked. */
  pausing: number[];
  paused_by: number | null;
  outcome: Outcome | null;
  rematch: string;
  /** Until the game starts. */
  draws: Draws | null;
  /** How many actions stand, and their fingerprint. */
  record: [actions: number, fingerprint: string] | null;
}

/** What stands before the first draw: `digests` has an entry for each seat, perhaps empty. */
export interface Draws {
  phase: 'seating' | 'committing' | 'revealing';
  commitment: string;
  digests: string[];
  start: string;
}

export interface Seats {
  type: 'seats';
  seats: SeatShown[];
}

export interface Notes {
  type: 'notes';
  version: number;
  notebook: Notebook;
}

export interface Ack {
  type: 'ack';
  name: string;
  version: number;
}

export interface Refused {
  type: 'refused';
  name: string;
  code: string;
  reason: Text;
  message: string;
}

export type Outbound = Frame | Seats | Notes | Ack | Refused | { type: 'pong' };

export type Command =
  | { type: 'act'; action: number }
  | { type: 'play'; line: string }
  | { type: 'undo' | 'resign' | 'offer-draw' | 'accept-draw' | 'decline-draw' }
  | { type: 'pause' | 'accept-pause' | 'decline-pause' | 'resume' | 'reclaim' }
  | { type: 'abandon'; seat: number; confirmed: boolean }
  | { type: 'commit'; digest: string }
  | { type: 'reveal'; number: string }
  | { type: 'say'; words: string; to: Audience };

export type Inbound =
  | { type: 'hello'; table: string; token: string; log_from: number; chat_from: number }
  | { type: 'order'; name: string; command: Command }
  | { type: 'ping' };

export type OptionValue = boolean | number | string;

export interface OptionShown {
  name: string;
  about: Text;
  allowed: Text;
  default: OptionValue | null;
  choices: OptionValue[];
  with_people?: OptionValue | null;
}

export interface LevelShown {
  name: string;
  about: Text;
}

export interface GameShown {
  name: string;
  version: number;
  title: Text;
  about: Text;
  seats: Text[];
  /** By option and value: the seats where that value changes them. */
  seatings?: Record<string, Record<string, Text[]>>;
  options: OptionShown[];
  levels: LevelShown[];
}

export type Clock =
  | { type: 'none' }
  | { type: 'move'; seconds: number }
  | { type: 'game'; seconds: number; increment: number };

export interface Settings {
  help: Help;
  clock: Clock;
  spectators: boolean;
  watch_seats_after: boolean;
  chat: boolean;
  spectators_read_chat: boolean;
  listed: boolean;
  pace: number;
  /** The level of the bot that plays on for an absent player. */
  stand_in: string;
  /** Without clocks: after so many minutes of absence. */
  stand_in_after: number;
}

export type SeatPlan =
  { type: 'human'; name: string | null } | { type: 'open' } | { type: 'bot'; level: string };

export interface Plan {
  game: string;
  options: Record<string, OptionValue | null>;
  seats: SeatPlan[];
  settings: Partial<Settings>;
  /** Of older clients. */
  nonce?: string;
  contributes?: boolean;
}

export interface Made {
  table: string;
  seats: Record<string, string>;
  invitation: string;
  spectating: string;
  commitment: string;
}

export interface TableShown {
  id: string;
  game: string;
  version: number;
  options: Record<string, OptionValue | null>;
  settings: Settings;
  seats: SeatShown[];
  started: boolean;
  outcome: Outcome | null;
  commitment: string;
  rematch: string;
  draws: Draws | null;
}

export interface SeatTakenUp {
  seat: number;
  token: string;
}

export interface Fairness {
  recipe: number;
  commitment: string;
  digests: string[];
  start: string;
  record: [actions: number, fingerprint: string] | null;
  contributions: string[];
  sealed: [place: number, commitment: string][];
  seed: string | null;
}

/** A step of a recorded game, as whoever did it saw it. */
export interface Step {
  actor: Turn;
  text: Text;
}

/** A step that told much: to which seats, and how many bits fewer were hidden after it. */
export interface Telling {
  step: number;
  viewers: Viewer[];
  bits: number;
}

export interface SeatHeld {
  name: Text;
  side: number;
  player: string;
  level: string;
}

/** A recorded game at a glance; page 0 is the set-up, page n comes after `steps[n - 1]`. */
export interface Replay {
  game: string;
  version: number;
  options: Record<string, OptionValue | null>;
  seats: SeatHeld[];
  finished: boolean;
  outcome: Outcome | null;
  ended: Text | null;
  steps: Step[];
  viewers: Eyes[];
  bits: Record<string, number[]>;
  moments: Telling[];
}

/** Through whose eyes a recorded game is looked at; `all` has every secret open. */
export type Eyes = Viewer | 'all';

/** A step through somebody's eyes, with the log since the step before it. */
export interface Page {
  step: number;
  viewer: Eyes;
  turn: Turn;
  view: View;
  log: LogLine[];
  notebook: Notebook | null;
  bits: number | null;
}

export interface Brought {
  replay: string;
}

/** A good choice: how likely its side wins with it, and what speaks for it. */
export interface Advice {
  action: number;
  estimate: number;
  reason: Text | null;
}
