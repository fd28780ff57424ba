/** Jack's seat in Mr. Jack and Mr. Jack Pocket, and whom a text about Jack is told to. */
import type { Viewer } from '$generated/wire';

export const JACK = 0;

/** The key of what is said about Jack: in the second person to Jack himself. */
export function aboutJack(key: string, viewer: Viewer): string {
  return viewer === JACK ? `${key}-you` : key;
}
