/** What the server said, as it is shown: no codes of places that the board does not show. */
import { settings } from './settings.svelte';
import { hasWord, say } from './words.svelte';
import type { Text } from '$generated/wire';

/**
 * Put a message into words. Where coordinates are not shown, a message that has words without them,
 * by its key with `-plain`, is said with those: its line shows the place on the board.
 */
export function asShown(message: Text): string {
  const plain = `${message.key}-plain`;
  const isPlain = !settings.now.coordinates && hasWord(plain);
  return say(isPlain ? { ...message, key: plain } : message);
}
