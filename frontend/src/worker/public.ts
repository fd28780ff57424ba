/** Which answers of the server are the same for everybody, so that a browser may keep them. */

const PUBLIC = [
  /^games$/,
  /^games\/[\w-]+\/(guide\/[\w-]+|figures)$/,
  /^words\/[\w-]+\/[\w-]+$/,
  /^lessons$/,
  /^lessons\/[\w-]+\/[\w-]+\/(board|words\/[\w-]+)$/,
  /^puzzles$/,
  /^puzzles\/[\w-]+\/\d+(\/board)?$/,
];

/** Tell whether the answer to a request may be kept: it shows no token, and is on the list. */
export function isPublic(request: Request, url: URL, scope: string): boolean {
  const api = new URL('api/', scope);
  if (request.method !== 'GET' || request.headers.has('Authorization')) return false;
  if (url.origin !== api.origin || !url.pathname.startsWith(api.pathname)) return false;
  const path = url.pathname.slice(api.pathname.length);
  return PUBLIC.some((pattern) => pattern.test(path));
}

/** The header in which the server says which build it serves: of a kept answer it says nothing. */
const BUILD = 'Gaslamp-Build';

export function withoutBuild(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete(BUILD);
  return new Response(response.body, { status: response.status, headers });
}
