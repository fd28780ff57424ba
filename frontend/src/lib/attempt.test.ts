import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt.svelte';

describe('an attempt', () => {
  it('is busy until it is answered', async () => {
    const attempt = new Attempt();
    const done = attempt.run(() => Promise.resolve());
    expect(attempt.busy).toBe(true);
    await done;
    expect(attempt.busy).toBe(false);
  });

  it('stays busy where it leads to another page', async () => {
    const attempt = new Attempt();
    await attempt.run(() => Promise.resolve(), true);
    expect(attempt.busy).toBe(true);
  });

  it('tells why it was refused, and may be tried again', async () => {
    const attempt = new Attempt();
    await attempt.run(() => Promise.reject(new TypeError('no line')), true);
    expect(attempt.busy).toBe(false);
    expect(attempt.trouble?.key).toBeTruthy();
    await attempt.run(() => Promise.resolve());
    expect(attempt.trouble).toBeNull();
  });
});
