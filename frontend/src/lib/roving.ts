/** One stop for the Tab key in a group of choices; the arrow keys move and choose in it. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function roving(role: 'radio' | 'tab', chosen: string): Attachment<HTMLElement> {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(`[role="${role}"]`)];

    function setStops(): void {
      const all = items();
      const stop = all.find((item) => item.getAttribute(chosen) === 'true') ?? all[0];
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    }

    function move(event: KeyboardEvent): void {
      const all = items();
      const here = all.indexOf(event.target as HTMLElement);
      if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      const ends: Record<string, HTMLElement | undefined> = { Home: all[0], End: all.at(-1) };
      const next = step ? all[(here + step + all.length) % all.length] : ends[event.key];
      if (!next) return;
      event.preventDefault();
      next.click();
      next.focus();
    }

    setStops();
    group.addEventListener('keydown', move);
    const watching = new MutationObserver(setStops);
    watching.observe(group, { subtree: true, childList: true, attributeFilter: [chosen] });
    return () => {
      group.removeEventListener('keydown', move);
      watching.disconnect();
    };
  };
}

/** For an element with `role="radiogroup"`: `{@attach radioGroup}`. */
export const radioGroup = roving('radio', 'aria-checked');
/** For an element with `role="tablist"`. */
export const tabList = roving('tab', 'aria-selected');
