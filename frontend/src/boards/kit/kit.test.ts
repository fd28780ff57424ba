import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import NewsMark from './NewsMark.svelte';
import { labelsOf, pieceName } from './names';
import { popoverAt } from './popover';
import Ring from './Ring.svelte';
import { dashed, dotted } from './rings';
import Target from './Target.svelte';
import TravelPath from './TravelPath.svelte';

const mounted: Record<string, unknown>[] = [];

function draw<P extends object>(component: Component<P>, props: NoInfer<P>): SVGSVGElement {
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(target);
  mounted.push(mount<P, Record<string, unknown>>(component, { target, props }));
  flushSync();
  return target;
}

afterEach(async () => {
  await Promise.all(mounted.splice(0).map((one) => unmount(one)));
  document.body.innerHTML = '';
});

describe('a ring', () => {
  it('takes the shape it is given, as bed and line', () => {
    const shapes = [
      draw(Ring, { r: 9 }),
      draw(Ring, { d: 'M0 0H4' }),
      draw(Ring, { box: { x: 1, y: 2, width: 3, height: 4, rx: 1 } }),
    ].map((svg) => [...svg.querySelectorAll('.bed, .line')].map(({ localName }) => localName));
    expect(shapes).toEqual([
      ['circle', 'circle'],
      ['path', 'path'],
      ['rect', 'rect'],
    ]);
  });

  it('is solid when it is pointed at or held', () => {
    expect(draw(Ring, { r: 9 }).querySelector('.ring.solid')).toBeNull();
    expect(draw(Ring, { r: 9, solid: true }).querySelector('.ring.solid')).not.toBeNull();
  });

  it('has no bed on paper', () => {
    expect(draw(Ring, { r: 9, on: 'paper' }).querySelectorAll('circle')).toHaveLength(1);
  });

  it('tells a power from a move by its dashes', () => {
    const dashes = (['move', 'power'] as const).map((kind) =>
      draw(Ring, { r: 9, kind })
        .querySelector<SVGGElement>('.ring')
        ?.style.getPropertyValue('--dashes'),
    );
    expect(dashes).toEqual([dotted(2.6, 9), dashed(2.6)]);
    expect(dashes[0]).not.toBe(dashes[1]);
  });

  it('closes without a seam around a circle', () => {
    const [dot, gap] = dotted(2.6, 16).split(' ').map(Number) as [number, number];
    const dots = (2 * Math.PI * 16) / (dot + gap);
    expect(dots).toBeCloseTo(Math.round(dots), 1);
    expect(dotted(2, 0.1)).toBe('0.1 0.528');
  });
});

describe('a target', () => {
  it('is washed with light while it is pointed at, and its ring is solid', () => {
    const still = draw(Target, { d: 'M0 0H4', hovered: false, held: false });
    const hovered = draw(Target, { d: 'M0 0H4', hovered: true, held: false });
    const held = draw(Target, { d: 'M0 0H4', hovered: false, held: true });
    const looks = [still, hovered, held].map((svg) => [
      svg.querySelector('.wash.hovered') !== null,
      svg.querySelector('.ring.solid') !== null,
    ]);
    expect(looks).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });
});

describe('a mark of news', () => {
  it('is a dot at a corner or a ring around', () => {
    const dot = draw(NewsMark, { r: 5, x: -26, y: -22 }).querySelector('circle.dot');
    expect([dot?.getAttribute('cx'), dot?.getAttribute('cy'), dot?.getAttribute('r')]).toEqual([
      '-26',
      '-22',
      '5',
    ]);
    expect(draw(NewsMark, { r: 19, shape: 'ring' }).querySelector('circle.ring')).not.toBeNull();
  });
});

describe('a path of travel', () => {
  it('is a line alone, or on a casing and in a glow', () => {
    const line = { d: 'M0 0H9', colour: 'var(--line-bus)', width: 3, dash: '3 4' };
    expect(draw(TravelPath, line).querySelectorAll('path')).toHaveLength(1);
    const casing = { colour: 'var(--white)', width: 6 };
    const paths = [...draw(TravelPath, { ...line, casing, glow: 16 }).querySelectorAll('path')];
    expect(paths.map((path) => path.getAttribute('stroke-width'))).toEqual(['16', '6', '3']);
    expect(paths.at(-1)?.getAttribute('stroke-dasharray')).toBe('3 4');
  });
});

describe('names', () => {
  it('map every element to its words', () => {
    const elements = [{ id: 'hex-b3', kind: 'hex', name: 'b3', label: { key: 'no-such-word' } }];
    const labels = labelsOf({ elements } as unknown as Parameters<typeof labelsOf>[0]);
    expect([...labels.keys()]).toEqual(['hex-b3']);
    expect(labels.get('hex-b3')).toContain('no-such-word');
  });

  it('of pieces leave out their kind', () => {
    expect(['character-gull', 'station-12', 'clue-chaille-long'].map(pieceName)).toEqual([
      'gull',
      '12',
      'chaille-long',
    ]);
  });
});

describe('a popover', () => {
  const size = { width: 130, height: 116 };

  it('stands above its piece, in the middle of it', () => {
    expect(popoverAt({ x: 400, y: 300, width: 100, height: 60 }, size, 1000)).toEqual({
      x: 385,
      y: 192,
    });
  });

  it('stands below where there is no room above', () => {
    expect(popoverAt({ x: 400, y: 20, width: 100, height: 60 }, size, 1000).y).toBe(72);
  });

  it('stays within the board', () => {
    expect(popoverAt({ x: 0, y: 300, width: 60, height: 60 }, size, 1000).x).toBe(4);
    expect(popoverAt({ x: 960, y: 300, width: 40, height: 60 }, size, 1000).x).toBe(866);
  });
});
