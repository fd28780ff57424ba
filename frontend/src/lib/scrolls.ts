/** Each tab keeps its own place: it opens at its top, and then where it was left. */
import type { Attachment } from 'svelte/attachments';

/** For the element that scrolls: `{@attach keepsScroll(() => chosen)}`. */
export function keepsScroll(chosen: () => string): Attachment<HTMLElement> {
  const kept = new Map<string, number>();
  return (panel) => {
    const name = chosen();
    panel.scrollTop = kept.get(name) ?? 0;
    const keep = () => kept.set(name, panel.scrollTop);
    panel.addEventListener('scroll', keep, { passive: true });
    return () => panel.removeEventListener('scroll', keep);
  };
}
