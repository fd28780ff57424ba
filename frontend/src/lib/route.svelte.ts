/** The current route, from the part of the address behind the #: tokens in it never reach a server. */

class Route {
  parts = $state.raw(read());
  /** The previous route. */
  previous: string[] = [];
  /** How often a page was opened again at the same route. */
  attempts = $state.raw(0);

  constructor() {
    window.addEventListener('hashchange', () => {
      this.previous = this.parts;
      this.parts = read();
    });
  }

  /** Open the page afresh, after it could not be loaded. */
  openAgain(): void {
    this.attempts += 1;
  }

  get page(): string {
    return this.parts[0] ?? '';
  }
}

function read(): string[] {
  const parts = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean);
  return decoded(parts) ?? ['missing'];
}

/** Decode the parts of an address; none where one of them is damaged. */
function decoded(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

export const route = new Route();

export const to = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: string[]): void {
  location.hash = to(...parts);
}

/** Take a secret out of the address bar, and stay where we are. */
export function replace(...parts: string[]): void {
  history.replaceState(null, '', to(...parts));
}

/** A link to share. */
export function link(...parts: string[]): string {
  return new URL(to(...parts), document.baseURI).href;
}

export interface Invitation {
  kind: 'join' | 'watch' | 'table';
  table: string;
  secret: string;
}

/** Parse a pasted link, or a table's id alone. */
export function invitationFrom(pasted: string): Invitation | null {
  const behind = pasted.trim().replace(/^[^#]*#\/?/, '');
  const [kind = '', table = '', secret = ''] = decoded(behind.split('/')) ?? [];
  if (kind === 'join' || kind === 'watch' || kind === 'table') {
    return table ? { kind, table, secret } : null;
  }
  return /^[\w-]{8,32}$/.test(behind) ? { kind: 'join', table: behind, secret: '' } : null;
}
