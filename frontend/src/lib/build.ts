/** The build of this page, and whether the server serves another one. */
import { alerts } from './alerts.svelte';

/** The name of the header in which the server says which build it serves. */
export const BUILD_HEADER = 'Gaslamp-Build';

/** The build of this page, as `vite build` wrote it into it; none while developing. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="gaslamp-build"]')?.content ?? '';
}

/** Ask for a reload where an answer comes from a server that serves another build. */
export function checkBuild(response: Response): void {
  const [own, served] = [ownBuild(), response.headers.get(BUILD_HEADER)];
  if (own && served && own !== served) alerts.raise('outdated');
}
