import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Guard from './Guard.svelte';

let fails = false;
const children = createRawSnippet(() => ({
  render() {
    if (fails) throw new Error('cannot be drawn');
    return '<p>drawn</p>';
  },
}));

function drawn(props: { part: 'board' | 'page'; shows?: unknown }) {
  const guard = mount(Guard, { target: document.body, props: { ...props, children } });
  flushSync();
  return guard;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('a guarded part of the page', () => {
  it('is drawn', async () => {
    fails = false;
    const guard = drawn({ part: 'board' });
    expect(document.body.textContent).toBe('drawn');
    await unmount(guard);
  });

  it('says so where it fails, offers to reload, and notes the cause for those who look', async () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fails = true;
    const guard = drawn({ part: 'board' });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('broken-board');
    expect(document.querySelector('button')?.textContent).toBe('reload');
    expect(String(noted.mock.calls[0]?.[0])).toContain('cannot be drawn');
    await unmount(guard);
  });
});
