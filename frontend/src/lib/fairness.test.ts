import { describe, expect, it } from 'vitest';
import { check, commitmentOf, digestOf, NOTHING_NOTED, shortened, startOf } from './fairness';
import type { Fairness } from '$generated/wire';

const seed = '00'.repeat(32);
const [mine, theirs] = ['aa'.repeat(16), 'bb'.repeat(16)];
const commitment = commitmentOf('table', seed, 2);
const digests = [digestOf('table', 0, mine), digestOf('table', 1, theirs), ''];
const start = startOf('table', commitment, digests);
const opened: Fairness = {
  recipe: 2,
  commitment,
  digests,
  start,
  record: [7, 'cc'],
  contributions: [mine, theirs, ''],
  sealed: [],
  opening: 0,
  seed,
};
const noted = { numbers: { '0': mine }, start, record: null };

describe('a seal', () => {
  it('is made of the fingerprints that the server makes', () => {
    // From gaslamp.service.fairness: commitment("table", "00" * 32, 1) and so on.
    expect(commitmentOf('table', seed, 1)).toBe(
      '228e95c096fc41db7e48dc78d0e08793824275afad865ab945e4b27a092ca12a',
    );
    expect(commitment).toBe('9a9e95908a9e623110fc09361bf930da88d67345642fb142cbb04122b6b202ae');
    expect(digests[0]).toBe('4363583d196432f6f01a91bf8028b55ffd6ca0be6221ceb357e002a0764f6a29');
    expect(start).toBe('9ed9d49f39123ae48ae3147b4a624079ab7c708153209338a380236f7136768d');
  });

  it('is kept where everything fits', () => {
    expect(check('table', opened, '')).toBe('kept');
    expect(check('table', opened, commitment, noted)).toBe('kept');
  });

  it('is broken where something is another than was sealed or noted', () => {
    const broken: [Partial<Fairness>, string, typeof noted][] = [
      [{ seed: '11'.repeat(32) }, '', noted],
      [{}, 'another commitment', noted],
      [{}, '', { ...noted, start: 'another start' }],
      [{ contributions: [theirs, theirs, ''] }, '', noted],
      [{ contributions: [mine, theirs, 'dd'.repeat(16)] }, '', noted],
      [{ contributions: ['', theirs, ''] }, '', noted],
      [{ digests: ['', digests[1] ?? '', ''] }, '', noted],
    ];
    for (const [changed, commitment, mine] of broken) {
      expect(check('table', { ...opened, ...changed }, commitment, mine)).toBe('broken');
    }
  });

  it('proves nothing where nobody contributed, or somebody did not reveal', () => {
    const nobody = ['', '', ''];
    const alone = { digests: nobody, start: startOf('table', commitment, nobody) };
    expect(check('table', { ...opened, ...alone, contributions: nobody }, '')).toBe('unproven');
    expect(check('table', { ...opened, contributions: [mine, '', ''] }, '')).toBe('unproven');
  });

  it('says so where the table is older', () => {
    const older = { ...opened, recipe: 1, commitment: commitmentOf('table', seed, 1), start: '' };
    expect(check('table', older, '', NOTHING_NOTED)).toBe('before');
  });

  it('stays shut while the game goes on', () => {
    expect(check('table', { ...opened, seed: null }, '')).toBe('sealed');
  });

  it('is shown by its two ends', () => {
    expect(shortened('0123456789abcdef0123456789abcdef')).toBe('0123 4567 … cdef');
  });
});
