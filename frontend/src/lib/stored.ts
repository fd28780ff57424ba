/** What a device keeps, in its browser's storage; where that is forbidden, until the page closes. */
const unkept = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  try {
    const written = localStorage.getItem(`gaslamp:${key}`) ?? unkept.get(key);
    return written ? (JSON.parse(written) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  const written = JSON.stringify(value);
  unkept.set(key, written);
  try {
    localStorage.setItem(`gaslamp:${key}`, written);
  } catch {
    // Private windows may refuse: the page still works until it is closed.
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(`gaslamp:${key}`);
  } catch {
    // Nothing was kept there.
  }
}
