/** The pages of a table's panel. */
export type TabName = 'play' | 'log' | 'notebook' | 'talk' | 'rules';

/** The pages that there are, in their order. */
export function tabNames(has: { play: boolean; notebook: boolean; talk: boolean }): TabName[] {
  const all: TabName[] = ['play', 'log', 'notebook', 'talk', 'rules'];
  return all.filter((name) => name === 'log' || name === 'rules' || has[name]);
}

/** The page that opens first: before the start there is nothing in the log, and people talk. */
export function firstTab(names: TabName[], isStarted: boolean, isPhone: boolean): TabName {
  return !isStarted && !isPhone && names.includes('talk') ? 'talk' : (names[0] ?? 'log');
}
