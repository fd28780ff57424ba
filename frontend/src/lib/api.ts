/** Requests to the server; a refusal is thrown as an error with its reason. */
import { checkBuild } from './build';
import { noteFamilies } from './family';
import type {
  Ack,
  AlertSettings,
  AlertsShown,
  Board,
  ClickRefusal,
  Command,
  Companion,
  DeviceLink,
  ElementId,
  Fairness,
  Figures,
  Foreseen,
  Frame,
  GameShown,
  Guide,
  Hint,
  JoinRequest,
  LeagueLine,
  LeagueMade,
  LeaguePlan,
  LeagueShown,
  LessonAnswers,
  LessonPage,
  LessonShown,
  LogLine,
  MadePasskey,
  MutedPlayer,
  NewDevice,
  OwnClub,
  Page,
  PasskeyRequest,
  PasskeysOffered,
  PasskeysShown,
  Perspective,
  PlayedGame,
  PlayerShown,
  PlayOn,
  Preferences,
  PublicPlayer,
  PuzzleAnswer,
  PuzzleList,
  PuzzleOffer,
  PuzzlePage,
  PuzzleResult,
  PuzzleSent,
  Refused,
  Rematch,
  Replay,
  Review,
  SeatTakenUp,
  SignedChallenge,
  Sketch,
  TableKeys,
  TablePlan,
  TableShown,
  Text,
  UploadedReplay,
} from '$generated/wire';

/** A refusal of the server, with its reason. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: Text,
    readonly status: number,
  ) {
    super(code);
  }
}

const UNREACHABLE = 'client-unreachable';
const OFFLINE = 'client-offline';

/** Convert any error to a refusal, also that the server does not answer. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const key = navigator.onLine === false ? OFFLINE : UNREACHABLE;
  return new Refusal('Unreachable', { key }, 0);
}

/** Tell whether a request did not reach the server, so that it can be tried again. */
export const isUnreachable = ({ key }: Text) => key === UNREACHABLE || key === OFFLINE;

/** The word for the title of a page that could not be loaded. */
export const troubleTitle = (reason: Text | null) =>
  reason && isUnreachable(reason) ? 'unreachable-title' : 'refused-title';

async function answer(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI), init);
  checkBuild(response);
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  if (!refused?.reason) throw new Refusal('Trouble', { key: 'client-trouble' }, response.status);
  throw new Refusal(refused.code, refused.reason, response.status);
}

async function get<T>(path: string, token = ''): Promise<T> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  return (await answer(path, { headers })).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const sent = await answer(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return sent.json() as Promise<T>;
}

/** The server's words: those of a game, or those that all games share. */
export async function fetchWords(language: string, part: string): Promise<string> {
  return (await answer(`words/${language}/${encodeURIComponent(part)}`)).text();
}

const read = new Map<string, Promise<unknown>>();

/** Responses that never change while a page is open are requested once. */
function getOnce<T>(path: string): Promise<T> {
  const asked = (read.get(path) as Promise<T> | undefined) ?? get<T>(path);
  read.set(path, asked);
  asked.catch(() => read.delete(path));
  return asked;
}

export const fetchGames = () => getOnce<GameShown[]>('games').then(noteFamilies);
export const fetchLessons = () => getOnce<LessonShown[]>('lessons');
export const fetchGuide = (game: string, language: string) =>
  getOnce<Guide>(`games/${game}/guide/${language}`);
export const fetchFigures = (game: string) => getOnce<Figures>(`games/${game}/figures`);

export const fetchLobby = () => get<TableShown[]>('tables');
export const fetchTable = (table: string) => get<TableShown>(`tables/${table}`);
export const fetchBoard = (table: string) => get<Board>(`tables/${table}/board`);
export const fetchFairness = (table: string) => get<Fairness>(`tables/${table}/fairness`);
export const fetchFrame = (table: string, token: string) =>
  get<Frame>(`tables/${table}/frame`, token);
/** Lines of the seat's own log right before an index, with the views before them. */
export const fetchLog = (table: string, token: string, until: number) =>
  get<LogLine[]>(`tables/${table}/log?until=${until}`, token);
export const fetchJournal = async (table: string) =>
  (await answer(`tables/${table}/journal`)).text();

/** Make a table; `key` is that of this device, for a rated game. */
export const makeTable = (plan: TablePlan, key = '') => post<TableKeys>('tables', plan, key);

export const takeSeat = (table: string, guest: JoinRequest, key = '') =>
  post<SeatTakenUp>(`tables/${table}/seats`, guest, key);

/** The hint for a seat: the best choices, the best first. */
export const fetchHints = (table: string, token: string) =>
  get<Hint[]>(`tables/${table}/hint`, token);

/** A sketch from what a seat had seen by then: the position after the actions that are tried. */
export const fetchSketch = (
  table: string,
  token: string,
  until: number,
  tries: number[],
  draw: number,
) => get<Sketch>(`tables/${table}/pad?until=${until}&draw=${draw}&tries=${tries.join()}`, token);

/** Why elements of the board can't be clicked in this order, as far as a reason is known. */
export const fetchRefusal = (table: string, token: string, path: ElementId[]) =>
  get<ClickRefusal>(`tables/${table}/refusal?path=${encodeURIComponent(path.join())}`, token);

/** What this seat could do after each of some plans, without making them. */
export const foresee = (table: string, token: string, plans: string[][]) =>
  post<Foreseen[]>(`tables/${table}/foresee`, { plans }, token);

/** Give an order by plain HTTP; the same name again changes nothing. */
export const sendOrder = (table: string, token: string, name: string, command: Command) =>
  post<Ack>(`tables/${table}/orders`, { type: 'order', name, command }, token);

export const askRematch = (table: string, token: string, keepsSides: boolean) =>
  post<Rematch>(`tables/${table}/rematch`, { keeps_sides: keepsSides }, token);

// The player whose device this is, by the device's key.

export const createPlayer = (name: string, device: string) =>
  post<NewDevice>('player', { name, device });
export const addDevice = (code: string, device: string) =>
  post<NewDevice>('player/devices', { code, device });
export const fetchPlayer = (key: string) => get<PlayerShown>('player', key);
export const fetchPlayerGames = (key: string) => get<PlayedGame[]>('player/games', key);
export const renamePlayer = (key: string, name: string) => post('player/name', { name }, key);
export const offerDeviceLink = (key: string) => post<DeviceLink>('player/links', {}, key);
export const revokeDevice = (key: string, device: string) =>
  post(`player/devices/${encodeURIComponent(device)}/revoke`, {}, key);
export const claimSeat = (key: string, table: string, token: string) =>
  post('player/seats', { table, token }, key);
export const exportPlayer = async (key: string) =>
  (await answer('player/export', { headers: { Authorization: `Bearer ${key}` } })).text();
export const fetchAlerts = (key: string) => get<AlertsShown>('player/alerts', key);
export const keepAlerts = (key: string, settings: AlertSettings) =>
  post<AlertsShown>('player/alerts', settings, key);
export const addMail = (key: string, address: string, language: string) =>
  post<AlertsShown>('player/alerts/mail', { address, language }, key);
export const addWebhook = (key: string, url: string) =>
  post<AlertsShown>('player/alerts/webhook', { url }, key);
export const addPush = (key: string, endpoint: string, keys: { p256dh: string; auth: string }) =>
  post<AlertsShown>('player/alerts/push', { endpoint, keys }, key);
export const removeChannel = (key: string, kind: string) =>
  post<AlertsShown>(`player/alerts/remove/${kind}`, {}, key);
/** Have one alert sent, to try a channel. */
export const tryAlert = (key: string, kind: string) => post(`player/alerts/try/${kind}`, {}, key);
/** Confirm an address, or stop its mails, by the code of a link in a mail. */
export const followMailLink = (what: 'confirm' | 'stop', code: string) =>
  post(`alerts/${what}/${encodeURIComponent(code)}`, {});
export const fetchPasskeysOffered = () => get<PasskeysOffered>('passkeys');
export const askToSignIn = () => post<PasskeyRequest>('passkeys/request', {});
export const signInByPasskey = (device: string, signed: SignedChallenge) =>
  post<NewDevice>('passkeys/devices', { device, signed });
export const fetchPasskeys = (key: string) => get<PasskeysShown>('player/passkeys', key);
export const askForPasskey = (key: string) =>
  post<PasskeyRequest>('player/passkeys/request', {}, key);
export const addPasskey = (key: string, name: string, made: MadePasskey) =>
  post<PasskeysShown>('player/passkeys', { name, made }, key);
export const removePasskey = (key: string, passkey: string) =>
  post<PasskeysShown>(`player/passkeys/${encodeURIComponent(passkey)}/remove`, {}, key);
export const fetchOwnClub = (key: string) => get<OwnClub>('player/page', key);
export const showOwnPage = (key: string, is_public: boolean) =>
  post<OwnClub>('player/page', { is_public }, key);
export const fetchPublicPlayer = (player: string) =>
  get<PublicPlayer>(`players/${encodeURIComponent(player)}`);
export const fetchPublicPlayers = (game: string, role: string) =>
  get<PublicPlayer[]>(`players?game=${encodeURIComponent(game)}&role=${encodeURIComponent(role)}`);
/** The public pages of the players at a table, by seat. */
export const fetchTablePlayers = (table: string) =>
  get<Record<string, string>>(`tables/${table}/players`);
export const createLeague = (key: string, plan: LeaguePlan) =>
  post<LeagueMade>('leagues', plan, key);
export const fetchLeagues = (key: string) => get<LeagueLine[]>('player/leagues', key);
/** A league as its players see it, and guests who have its link. */
export const fetchLeague = (league: string, shown: string) =>
  get<LeagueShown>(`leagues/${encodeURIComponent(league)}`, shown);
export const joinLeague = (key: string, league: string, invitation: string) =>
  post(`leagues/${encodeURIComponent(league)}/join`, { invitation }, key);
export const changeLeague = (key: string, league: string, what: 'start' | 'leave') =>
  post(`leagues/${encodeURIComponent(league)}/${what}`, {}, key);
export const inviteToLeague = (key: string, league: string) =>
  post<LeagueMade>(`leagues/${encodeURIComponent(league)}/invite`, {}, key);
/** What the player's devices have in common, as a device wrote it. */
export const fetchPreferences = (key: string) => get<Preferences>('player/preferences', key);
export const keepPreferences = (key: string, written: string) =>
  post('player/preferences', { written }, key);
/** The people with whom the player has finished games. */
export const fetchCompanions = (key: string) => get<Companion[]>('player/companions', key);
/** Invite a person to a table, by a seat of a game that both have finished. */
export const inviteToTable = (key: string, table: string, met_at: string, seat: number) =>
  post(`tables/${table}/invite`, { met_at, seat }, key);
export const declineInvitation = (key: string, table: string, mute: boolean) =>
  post(`tables/${table}/invitation/decline`, { mute }, key);
export const fetchMuted = (key: string) => get<MutedPlayer[]>('player/muted', key);
export const unmutePlayer = (key: string, muted: string) =>
  post<MutedPlayer[]>(`player/muted/${encodeURIComponent(muted)}/remove`, {}, key);
export const deletePlayer = (key: string) => post('player/delete', {}, key);

export const declineRematch = (table: string, token: string) =>
  post<Rematch>(`tables/${table}/rematch/decline`, {}, token);

/** Where a recorded game is saved: at its table, or as an uploaded file. */
export interface Recorded {
  kind: 'table' | 'file';
  id: string;
  /** Opens a game whose players keep it to themselves. */
  token?: string;
}

const recordedAt = ({ kind, id }: Recorded) =>
  kind === 'table' ? `tables/${id}/replay` : `replays/${id}`;

export const fetchReplay = (recorded: Recorded) =>
  get<Replay>(recordedAt(recorded), recorded.token);
export const fetchPage = (recorded: Recorded, step: number, eyes: Perspective) =>
  get<Page>(`${recordedAt(recorded)}/${step}?viewer=${eyes}`, recorded.token);
export const fetchReview = ({ kind, id, token }: Recorded) =>
  get<Review>(`${kind === 'table' ? 'tables' : 'replays'}/${id}/review`, token);
export const fetchRecordedBoard = ({ kind, id }: Recorded) =>
  kind === 'table' ? fetchBoard(id) : get<Board>(`replays/${id}/board`);

/** Make a table that goes on from a step of a recorded game. */
export const askToPlayOn = ({ kind, id, token }: Recorded, asked: PlayOn) =>
  post<TableKeys>(`${kind === 'table' ? 'tables' : 'replays'}/${id}/play-on`, asked, token);

const puzzlesOf = ({ kind, id }: Recorded) =>
  `${kind === 'table' ? 'tables' : 'replays'}/${id}/puzzles`;

/** The positions of a recorded game where one answer can be proved. */
export const fetchPuzzleOffers = (recorded: Recorded) =>
  get<PuzzleOffer[]>(puzzlesOf(recorded), recorded.token);
/** Make a puzzle of one of them, for a friend. */
export const sendPuzzle = (recorded: Recorded, step: number, kind: string) =>
  post<PuzzleSent>(puzzlesOf(recorded), { step, kind }, recorded.token);

/** Upload a `.gaslamp` file for replay. */
export async function bringFile(source: string): Promise<string> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  const sent = await answer('replays', { method: 'POST', headers, body: source });
  return ((await sent.json()) as UploadedReplay).replay;
}

const lessonAt = (game: string, lesson: string) =>
  `lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;

export const fetchLessonBoard = (game: string, lesson: string) =>
  get<Board>(`${lessonAt(game, lesson)}/board`);
export const fetchLessonWords = async (game: string, lesson: string, language: string) =>
  (await answer(`${lessonAt(game, lesson)}/words/${language}`)).text();
/** The page of a lesson after all answers. */
export const fetchLessonPage = (game: string, lesson: string, answers: LessonAnswers['answers']) =>
  post<LessonPage>(lessonAt(game, lesson), { answers });

/** All puzzles, and the puzzle of the day. */
export const fetchPuzzles = (date: string) => get<PuzzleList>(`puzzles?date=${date}`);

/** Where a puzzle is: one of a game's own, or one that a friend sent. */
export const puzzleAt = (game: string, name: string) =>
  `${game === SENT ? 'sent-puzzles' : `puzzles/${encodeURIComponent(game)}`}/${encodeURIComponent(name)}`;
/** Stands for the game in the address of a puzzle that a friend sent. */
export const SENT = 'sent';

export const fetchPuzzle = (at: string) => get<PuzzlePage>(at);
export const fetchPuzzleBoard = (at: string) => get<Board>(`${at}/board`);
export const tryPuzzle = (at: string, tried: PuzzleAnswer) => post<PuzzleResult>(at, tried);
/** Make a table that goes on from a puzzle's position, or from where a lesson is. */
export const playOnFromPuzzle = (at: string, asked: PlayOn) =>
  post<TableKeys>(`${at}/play-on`, asked);
export const playOnFromLesson = (
  game: string,
  lesson: string,
  answers: LessonAnswers['answers'],
  play_on: PlayOn,
) => post<TableKeys>(`${lessonAt(game, lesson)}/play-on`, { answers, play_on });
