/** The browser's storage; where it fails, values are kept until the page closes. */
const PREFIX = 'gaslamp:';
/** Values that the browser refused to store. */
const unsaved = new Map<string, string>();
type Listener = (key: string) => void;
const listeners = new Map<Listener, string>();
const savers = new Set<Listener>();
let onTrouble: (() => void) | null = null;
let isTroubled = false;

export function load<T>(key: string, otherwise: T): T {
  try {
    const written = unsaved.get(key) ?? localStorage.getItem(PREFIX + key);
    return written ? (JSON.parse(written) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const written = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, written);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, written);
    if (!isTroubled) onTrouble?.();
    isTroubled = true;
  }
  for (const saved of savers) saved(key);
}

/** Call back when this tab saves something, until the result is called. */
export function onSaved(listener: Listener): () => void {
  savers.add(listener);
  return () => void savers.delete(listener);
}

export function forget(key: string): void {
  unsaved.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept there.
  }
}

/** All keys that begin so. */
export function keysUnder(prefix: string): string[] {
  const found = new Set([...unsaved.keys()].filter((key) => key.startsWith(prefix)));
  try {
    for (let place = 0; place < localStorage.length; place += 1) {
      const key = localStorage.key(place) ?? '';
      if (key.startsWith(PREFIX + prefix)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // Nothing is kept here.
  }
  return [...found];
}

/** Call back when another tab changes something under a prefix, until the result is called. */
export function follow(prefix: string, listener: Listener): () => void {
  listeners.set(listener, prefix);
  return () => void listeners.delete(listener);
}

/** Call back once, the first time that the browser refuses to keep something. */
export function onSaveFailed(listener: () => void): void {
  onTrouble = listener;
}

window.addEventListener('storage', ({ key: changed }) => {
  // Without a key, everything was cleared.
  const key = changed?.startsWith(PREFIX) ? changed.slice(PREFIX.length) : null;
  if (changed !== null && key === null) return;
  for (const [listener, prefix] of listeners) {
    if (key === null || key.startsWith(prefix)) listener(key ?? prefix);
  }
});
