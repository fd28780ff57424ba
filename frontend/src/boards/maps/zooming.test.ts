import { describe, expect, it } from 'vitest';
import { grownAt, pickedAt, Zooming } from './zooming.svelte';

function opened(width: number, height: number): Zooming {
  const zooming = new Zooming({ width: 1000, height: 800 });
  zooming.attach(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  zooming.resize({ width, height }, [500, 400]);
  return zooming;
}

describe('small print', () => {
  it('keeps its size on a map that is large enough', () => {
    expect([grownAt(1), grownAt(4)]).toEqual([1, 1]);
  });

  it('grows as the map shrinks, in steps and not without end', () => {
    expect([0.93, 0.92, 0.7, 0.3].map(grownAt)).toEqual([1.1, 1.1, 1.4, 1.5]);
  });
});

describe('what is to be picked', () => {
  it('keeps its size on a large map and grows on a small one, not without end', () => {
    expect([1, 0.9, 0.45, 0.3].map(pickedAt)).toEqual([1, 1, 2, 2.4]);
  });
});

describe('zooming', () => {
  it('shows the whole map where it fits, in the middle', () => {
    const zooming = opened(1200, 800);
    expect([zooming.x, zooming.y, zooming.scale]).toEqual([100, 0, 1]);
    expect(zooming.isWhole).toBe(true);
  });

  it('goes closer and back', () => {
    const zooming = opened(1000, 800);
    zooming.by(1);
    expect(zooming.scale).toBeCloseTo(1.5);
    expect(zooming.isWhole).toBe(false);
    zooming.fit();
    expect(zooming.scale).toBe(1);
  });

  it('begins close to where something happens on a small screen', () => {
    const zooming = opened(390, 480);
    expect(zooming.scale).toBe(1.5);
    expect(zooming.isSeen([500, 400], 100)).toBe(true);
    expect(zooming.isSeen([10, 10], 0)).toBe(false);
  });

  it('comes close to what is to be picked on a small screen, and stays legible', () => {
    const zooming = opened(390, 480);
    zooming.fit();
    zooming.approach([
      [300, 300],
      [420, 400],
    ]);
    expect(zooming.scale).toBe(1.5);
    expect(zooming.isSeen([300, 300], 30)).toBe(true);
    zooming.approach([
      [0, 0],
      [1000, 800],
    ]);
    expect(zooming.scale).toBe(0.8);
  });

  it('keeps what is to be picked out from under the buttons', () => {
    const zooming = new Zooming({ width: 1000, height: 800 }, 60);
    zooming.attach(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    zooming.resize({ width: 390, height: 480 }, null);
    zooming.approach([
      [500, 300],
      [500, 600],
    ]);
    const lowest = 600 * zooming.scale + zooming.y;
    expect(lowest).toBeLessThan(480 - 60 - 30);
    expect(zooming.isSeen([500, 300], 30)).toBe(true);
  });

  it('leaves a map that can be read where it is', () => {
    const zooming = opened(1000, 800);
    zooming.approach([[300, 300]]);
    expect(zooming.isWhole).toBe(true);
  });

  it('shows what happened where the whole map would be too small', () => {
    const zooming = opened(390, 480);
    zooming.survey([
      [100, 100],
      [400, 300],
    ]);
    expect(zooming.scale).toBeLessThan(1.5);
    expect(zooming.isSeen([100, 100], 30)).toBe(true);
    expect(zooming.isSeen([400, 300], 30)).toBe(true);
    zooming.survey([]);
    expect(zooming.isWhole).toBe(true);
  });

  it('stays whole when its frame changes', () => {
    const zooming = opened(1000, 800);
    zooming.resize({ width: 900, height: 720 }, null);
    expect(zooming.scale).toBeCloseTo(0.9);
  });

  it('stays in sight when its frame grows beyond it', () => {
    const zooming = opened(390, 480);
    zooming.look([950, 750]);
    zooming.resize({ width: 1800, height: 1440 }, [500, 400]);
    expect(zooming.scale).toBeCloseTo(1.8);
    expect([zooming.x, zooming.y]).toEqual([0, 0]);
  });

  it('keeps its middle when its frame changes while it is close', () => {
    const zooming = opened(1000, 800);
    zooming.look([500, 400], 3);
    zooming.resize({ width: 600, height: 500 }, null);
    expect(zooming.scale).toBe(3);
    expect([(300 - zooming.x) / 3, (250 - zooming.y) / 3]).toEqual([500, 400]);
  });

  it('brings what is spoken of into sight, from farther away if need be', () => {
    const zooming = opened(390, 480);
    zooming.show([[100, 100]]);
    expect(zooming.scale).toBe(1.5);
    expect(zooming.isSeen([100, 100], 20)).toBe(true);
    zooming.show([
      [100, 100],
      [800, 700],
    ]);
    expect(zooming.scale).toBeLessThan(1.5);
    expect(zooming.isSeen([100, 100], 20)).toBe(true);
    expect(zooming.isSeen([800, 700], 20)).toBe(true);
  });

  it('stays where it is while everything that is spoken of is in sight', () => {
    const zooming = opened(390, 480);
    const { x, y, scale } = zooming;
    zooming.show([[510, 410]]);
    zooming.show([]);
    expect([zooming.x, zooming.y, zooming.scale]).toEqual([x, y, scale]);
  });
});
