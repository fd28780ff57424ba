import { beforeEach, describe, expect, it } from 'vitest';
import { alerts } from './alerts.svelte';
import { BUILD_HEADER, checkBuild } from './build';

const answerOf = (build?: string) =>
  new Response('', { headers: build ? { [BUILD_HEADER]: build } : {} });

beforeEach(() => {
  document.head.innerHTML = '<meta name="gaslamp-build" content="abc">';
});

describe('a page and its server', () => {
  it('are content where they are of one build, or where one of them does not say', () => {
    checkBuild(answerOf('abc'));
    checkBuild(answerOf());
    document.head.innerHTML = '';
    checkBuild(answerOf('def'));
    expect(alerts.shown).toEqual([]);
  });

  it('ask for a reload, once, where the server has another build', () => {
    checkBuild(answerOf('def'));
    expect(alerts.shown).toEqual(['outdated']);
    alerts.dismiss('outdated');
    checkBuild(answerOf('def'));
    expect(alerts.shown).toEqual([]);
  });
});
