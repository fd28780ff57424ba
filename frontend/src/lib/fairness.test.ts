import { describe, expect, it } from 'vitest';
import { check, commitmentOf, shortened } from './fairness';

const seed = '00'.repeat(32);
const opened = async () => ({
  commitment: await commitmentOf('table', seed),
  contributions: [],
  sealed: [] as [number, string][],
  seed,
});

describe('a seal', () => {
  it('is the fingerprint that the server publishes', async () => {
    // From gaslamp.service.fairness.commitment("table", "00" * 32).
    expect(await commitmentOf('table', seed)).toBe(
      '228e95c096fc41db7e48dc78d0e08793824275afad865ab945e4b27a092ca12a',
    );
  });

  it('is kept where the seed fits it', async () => {
    const fairness = await opened();
    expect(await check('table', fairness, '')).toBe('kept');
    expect(await check('table', fairness, fairness.commitment)).toBe('kept');
  });

  it('is broken where the seed or what was noted is another', async () => {
    const fairness = await opened();
    expect(await check('table', { ...fairness, seed: '11'.repeat(32) }, '')).toBe('broken');
    expect(await check('table', fairness, 'something else')).toBe('broken');
  });

  it('stays shut while the game goes on', async () => {
    expect(await check('table', { ...(await opened()), seed: null }, '')).toBe('sealed');
  });

  it('is shown by its two ends', () => {
    expect(shortened('0123456789abcdef0123456789abcdef')).toBe('0123 4567 … cdef');
  });
});
