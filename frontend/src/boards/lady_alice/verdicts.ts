/** The verdicts so far, as a player writes them down. */
import type { LadyAliceNotebook, LadyAliceView, Statement } from '$generated/lady_alice';
import type { LogLine } from '$generated/wire';

/** From the deduction sheet; without one, from what was shown one line after the other. */
export function verdictsOf(
  view: LadyAliceView,
  notebook: LadyAliceNotebook | null,
  log: LogLine[],
): Statement[] {
  if (!view.notebook) return [];
  if (notebook && notebook.verdicts.length > 0) return notebook.verdicts;
  const found: Statement[] = [];
  let now = view.verdict;
  for (const { before } of [...log].reverse()) {
    const earlier = before as Partial<LadyAliceView> | undefined;
    if (!earlier || !('verdict' in earlier)) continue;
    if (now) found.unshift(now);
    now = earlier.verdict ?? null;
  }
  return now ? [now, ...found] : found;
}
