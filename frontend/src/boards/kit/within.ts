/** Draws a text of a picture closer where it is longer than there is room, as in a long language. */
import type { Attachment } from 'svelte/attachments';

export const within =
  (room: number): Attachment<SVGTextContentElement> =>
  (text) => {
    void document.fonts.ready.then(() => {
      if (!text.isConnected || text.getComputedTextLength() <= room) return;
      text.setAttribute('textLength', String(room));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    });
  };
