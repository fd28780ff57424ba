import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page of its own: what a module remembers is as on the first day. */
async function fresh() {
  vi.resetModules();
  return import('./storage');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function refuseToKeep(): void {
  const saved = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

describe('what a device keeps', () => {
  it('is there again after a reload', async () => {
    (await fresh()).save('a', { b: 1 });
    expect((await fresh()).load('a', null)).toEqual({ b: 1 });
  });

  it('is what was saved last, also where the browser refused it', async () => {
    const { load, save } = await fresh();
    save('a', 'before');
    refuseToKeep();
    save('a', 'after');
    expect(load('a', null)).toBe('after');
  });

  it('says once that it is not kept', async () => {
    const { save, onSaveFailed } = await fresh();
    let told = 0;
    onSaveFailed(() => (told += 1));
    save('a', 1);
    expect(told).toBe(0);
    refuseToKeep();
    save('a', 2);
    save('b', 3);
    expect(told).toBe(1);
  });

  it('is found by how its keys begin', async () => {
    const { forget, keysUnder, save } = await fresh();
    save('game:a', 1);
    save('game:b', 2);
    save('other', 3);
    localStorage.setItem('game:c', 'of another page');
    forget('game:b');
    expect(keysUnder('game:')).toEqual(['game:a']);
  });
});
