import { beforeEach, describe, expect, it, vi } from 'vitest';

let started = 0;

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => started++,
      stop: () => undefined,
    };
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
    };
  }
}

beforeEach(() => {
  started = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
});

describe('a sound', () => {
  it('waits for the first click', async () => {
    const { allowSounds, play } = await import('./sound');
    const page = new EventTarget();
    allowSounds(page);
    play('turn', true);
    expect(started).toBe(0);
    page.dispatchEvent(new Event('pointerdown'));
    play('turn', true);
    expect(started).toBeGreaterThan(0);
  });

  it('is not played where it is not wanted', async () => {
    const { allowSounds, play } = await import('./sound');
    const page = new EventTarget();
    allowSounds(page);
    page.dispatchEvent(new Event('keydown'));
    play('capture', false);
    expect(started).toBe(0);
  });
});
