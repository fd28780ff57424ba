/** Finds the board of each game; it is loaded when a table is opened. */
import type { Component } from 'svelte';
import { fetchGames } from '$lib/api';
import { familyOf } from '$lib/family';
import type { BoardProps, MomentProps, NewsProps, Pace, SideProps } from '$lib/board';
import type { Hooks } from '$lib/hooks';
import type { FlowModule, FlowPanel } from '$lib/flow';
import { addWords, LANGUAGES, loadWords } from '$lib/words.svelte';

interface Module<P extends object> {
  default: Component<P>;
}

const boards = import.meta.glob<Module<BoardProps>>('./*/Board.svelte');
const sides = import.meta.glob<Module<SideProps>>('./*/Side.svelte');
const moments = import.meta.glob<Module<MomentProps>>('./*/Moment.svelte');
const news = import.meta.glob<Module<NewsProps>>('./*/News.svelte');
const paces = import.meta.glob<Pace>('./*/pace.ts');
const hooks = import.meta.glob<{ hooks: Hooks }>('./*/hooks.ts');
const flows = import.meta.glob<FlowModule>('./*/flow.svelte.ts');
const flowPanels = import.meta.glob<{ default: FlowPanel }>('./*/FlowPanel.svelte');
const words = import.meta.glob<string>('./*/words/*.ftl', { query: '?raw', import: 'default' });

export interface Drawing {
  Board: Component<BoardProps>;
  Side: Component<SideProps> | null;
  /** Its own cards for climaxes. */
  Moment: Component<MomentProps> | null;
  /** Its own signs in the strip above the board. */
  News: Component<NewsProps> | null;
  /** How long its moments take. */
  pace: Pace;
  /** What the game adds to choosing and to the panel. */
  hooks: Hooks;
  /** Its own way to plan several things at once, and the panel for it. */
  createFlow: FlowModule['createFlow'] | null;
  FlowPanel: FlowPanel | null;
  /** Whether the game has no drawing of its own. */
  plain: boolean;
}

/** Load a game's board and its words; a game without a board gets the generic one. */
export async function drawingOf(name: string): Promise<Drawing> {
  // Only a game without a folder can share the board of another one.
  if (!boards[`./${name}/Board.svelte`]) await fetchGames();
  const game = familyOf(name);
  const own = boards[`./${game}/Board.svelte`];
  const board = own ?? boards['./generic/Board.svelte'];
  if (!board) throw new Error('no board');
  const side = sides[`./${game}/Side.svelte`];
  const [{ default: Board }, loaded, moment, sign, pace, hooked, flow, panel] = await Promise.all([
    board(),
    side?.(),
    moments[`./${game}/Moment.svelte`]?.(),
    news[`./${game}/News.svelte`]?.(),
    paces[`./${game}/pace.ts`]?.(),
    hooks[`./${game}/hooks.ts`]?.(),
    flows[`./${game}/flow.svelte.ts`]?.(),
    flowPanels[`./${game}/FlowPanel.svelte`]?.(),
    wordsOf(game),
    loadWords(game),
  ]);
  return {
    Board,
    Side: loaded?.default ?? null,
    Moment: moment?.default ?? null,
    News: sign?.default ?? null,
    pace: pace ?? {},
    hooks: hooked?.hooks ?? {},
    createFlow: flow?.createFlow ?? null,
    FlowPanel: panel?.default ?? null,
    plain: !own,
  };
}

async function wordsOf(game: string): Promise<void> {
  for (const language of LANGUAGES) {
    const load = words[`./${game}/words/${language}.ftl`];
    if (load) addWords(language, await load());
  }
}
