/** Saves the scroll position of each tab: a tab opens at its top, and later where it was left. */
import type { Attachment } from 'svelte/attachments';

/** For the element that scrolls: `{@attach keepsScroll(() => chosen)}`. */
export function keepsScroll(chosen: () => string): Attachment<HTMLElement> {
  const offsets = new Map<string, number>();
  return (panel) => {
    const name = chosen();
    panel.scrollTop = offsets.get(name) ?? 0;
    const save = () => offsets.set(name, panel.scrollTop);
    panel.addEventListener('scroll', save, { passive: true });
    return () => panel.removeEventListener('scroll', save);
  };
}
