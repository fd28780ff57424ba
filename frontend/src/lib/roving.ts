/** One stop for the Tab key in a group: the arrow keys move in it, and choose where it is a group of choices. */
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

/** For a list of buttons such as the log: up and down, Home and End move between them, and nothing is pressed.
 *  The Tab key comes to the button that had the focus last, else to the last one. */
export function buttonList(list: HTMLElement): () => void {
  let latest: Element | null = null;
  const items = () => [...list.querySelectorAll('button')];

  function setStops(): void {
    const all = items();
    const stop = all.find((item) => item === latest) ?? all.at(-1);
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }

  function remember(event: FocusEvent): void {
    latest = event.target as Element;
    setStops();
  }

  function move(event: KeyboardEvent): void {
    const all = items();
    const here = all.findIndex((item) => item === event.target);
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const places: Record<string, number> = {
      ArrowUp: Math.max(here - 1, 0),
      ArrowDown: Math.min(here + 1, all.length - 1),
      Home: 0,
      End: all.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[place]?.focus();
  }

  setStops();
  list.addEventListener('focusin', remember);
  list.addEventListener('keydown', move);
  const watching = new MutationObserver(setStops);
  watching.observe(list, { subtree: true, childList: true });
  return () => {
    list.removeEventListener('focusin', remember);
    list.removeEventListener('keydown', move);
    watching.disconnect();
  };
}
