import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class Wish extends EventTarget {
  matches = false;
  set(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(Object.assign(new Event('change'), { matches }));
  }
}

let wish: Wish;
let contrast: Wish;

async function fresh() {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

beforeEach(() => {
  localStorage.clear();
  wish = new Wish();
  contrast = new Wish();
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? wish : query.includes('contrast') ? contrast : new Wish(),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('follow the device’s wish for no motion while the page is open', async () => {
    const settings = await fresh();
    settings.apply();
    expect([settings.quiet, document.documentElement.dataset.still]).toEqual([false, 'false']);
    wish.set(true);
    expect([settings.quiet, document.documentElement.dataset.still]).toEqual([true, 'true']);
    wish.set(false);
    expect([settings.quiet, document.documentElement.dataset.still]).toEqual([false, 'false']);
  });

  it('follow the device’s wish for more contrast, and keep a player’s own', async () => {
    const settings = await fresh();
    settings.apply();
    expect(document.documentElement.dataset.contrast).toBe('usual');
    contrast.set(true);
    expect(document.documentElement.dataset.contrast).toBe('strong');
    contrast.set(false);
    expect(document.documentElement.dataset.contrast).toBe('usual');
    await settings.set('contrast', 'strong');
    expect(document.documentElement.dataset.contrast).toBe('strong');
  });

  it('do not overwrite what another tab has set', async () => {
    const settings = await fresh();
    await settings.set('name', 'Ada');
    // Another tab writes straight into the storage that both share.
    const stored = JSON.parse(localStorage.getItem('gaslamp:settings') ?? '{}') as object;
    localStorage.setItem('gaslamp:settings', JSON.stringify({ ...stored, text: 'large' }));
    await settings.set('sound', true);
    expect((await fresh()).now).toMatchObject({ name: 'Ada', text: 'large', sound: true });
  });

  it('follow what another tab sets', async () => {
    const settings = await fresh();
    localStorage.setItem('gaslamp:settings', JSON.stringify({ text: 'largest' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'gaslamp:settings' }));
    expect(settings.now.text).toBe('largest');
    expect(document.documentElement.dataset.text).toBe('largest');
  });
});
