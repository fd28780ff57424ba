import { beforeEach, describe, expect, it } from 'vitest';
import type { Shown } from './board';
import { Director } from './director.svelte';
import { SPEEDS, type Speed } from './pacing';
import { FakeClock, FakeGame, ME, stationOf, type Kind } from './showing.testing';
import type { LogLine } from '$generated/wire';

let clock: FakeClock;
let game: FakeGame;
let director: Director;

/** Let the director know of everything that has happened. */
function send(isAway = false): void {
  director.take(game.frame, [...game.lines], isAway);
}

const station = () => stationOf(director.view);

beforeEach(() => {
  clock = new FakeClock();
  game = new FakeGame();
  director = new Director(clock);
  send();
});

describe('the director', () => {
  it('shows lines one after the other, each with the views around it', () => {
    game.add('move').add('move');
    send();
    expect(director.isShowing).toBe(true);
    expect([stationOf(director.showing?.before ?? null), station()]).toEqual([0, 1]);
    clock.pass(SPEEDS.normal.move);
    expect([stationOf(director.showing?.before ?? null), station()]).toEqual([1, 2]);
    clock.pass(SPEEDS.normal.move);
    expect([director.isShowing, director.showing, station()]).toEqual([false, null, 2]);
  });

  it('takes up lines that come while it shows others', () => {
    game.add('move');
    send();
    game.add('move');
    send();
    expect(station()).toBe(1);
    clock.pass(SPEEDS.normal.move);
    expect(station()).toBe(2);
    clock.pass(SPEEDS.normal.move);
    expect(director.isShowing).toBe(false);
  });

  it.each([
    ['routine', {}, SPEEDS.normal.routine],
    ['move', {}, SPEEDS.normal.move],
    ['reveal', {}, 250],
    ['reveal', { headline: { key: 'h' } }, 1800],
    ['climax', { headline: { key: 'h' } }, 2250],
  ] as [Kind, Partial<LogLine>, number][])('shows a %s as long as it takes', (kind, more, time) => {
    game.add(kind, more);
    send();
    clock.pass(time - 1);
    expect(director.isShowing).toBe(true);
    clock.pass(1);
    expect(director.isShowing).toBe(false);
  });

  it('shows nothing of a trivial line but its words', () => {
    game.add('trivial');
    send();
    expect(director.isShowing).toBe(false);
    expect(director.told).toHaveLength(1);
  });

  it.each([
    ['calm', SPEEDS.calm.banner],
    ['normal', SPEEDS.normal.banner],
    ['quick', SPEEDS.quick.banner],
  ] as [Speed, number][])('is as quick as the player likes: %s', (speed, time) => {
    director.speed = speed;
    game.add('reveal', { headline: { key: 'h' } });
    send();
    clock.pass(time - 1);
    expect(director.isShowing).toBe(true);
    clock.pass(1);
    expect(director.isShowing).toBe(false);
  });

  it('can be off: everything is as it is now, at once, and still read aloud', () => {
    director.speed = 'off';
    game.add('move').add('climax');
    send();
    expect([director.isShowing, station()]).toEqual([false, 2]);
    expect(director.announced.map(({ index }) => index)).toEqual([0, 1]);
  });

  it('says what is revealed only once the board has shown it', () => {
    director.pace = { lasts: () => 2000, announces: () => 1400 };
    game.add('reveal', { headline: { key: 'h' } });
    send();
    clock.pass(1399);
    expect([director.isShowing, director.isWorded]).toEqual([true, false]);
    expect([director.told, director.announced]).toEqual([[], []]);
    clock.pass(1);
    expect([director.isWorded, director.told.length, director.announced.length]).toEqual([
      true,
      1,
      1,
    ]);
    clock.pass(600);
    expect(director.isShowing).toBe(false);
  });

  it('says everything at once when the showing is skipped', () => {
    director.pace = { lasts: () => 2000, announces: () => 1400 };
    game.add('reveal', { headline: { key: 'h' } }).add('reveal', { headline: { key: 'h' } });
    send();
    director.skip();
    expect([director.isWorded, director.told.length]).toEqual([true, 2]);
    expect(director.announced.map(({ index }) => index)).toEqual([0, 1]);
    clock.pass(5000);
    expect(director.announced).toHaveLength(2);
  });

  it('knows whether a headline came since showing began', () => {
    const news = { headline: { key: 'h' } };
    game.add('reveal').add('reveal', news).add('move');
    send();
    const revealed = [director.hasRevealed];
    for (const kind of ['pulse', 'banner', 'move'] as const) {
      clock.pass(SPEEDS.normal[kind]);
      revealed.push(director.hasRevealed);
    }
    expect(revealed).toEqual([false, true, true, false]);
    game.add('reveal', news);
    send();
    director.skip();
    expect(director.hasRevealed).toBe(false);
  });

  it('hurries a long row of little things', () => {
    for (let count = 0; count < 40; count++) game.add(count % 2 ? 'move' : 'routine');
    send();
    clock.pass(SPEEDS.normal.row - 1);
    expect(director.isShowing).toBe(true);
    clock.pass(2);
    expect(director.isShowing).toBe(false);
  });

  it('shows a whole police turn of bots in about four seconds', () => {
    for (let man = 0; man < 5; man++) game.add('move').add('routine').add('routine');
    send();
    clock.pass(4000);
    expect(director.isShowing).toBe(false);
  });

  it('hurries what several seats of one side do in a row', () => {
    const shownFor = (sideOf: (seat: number) => number) => {
      director.skip();
      director.sideOf = sideOf;
      for (let line = 0; line < 40; line++) game.add('move', { actor: 1 + (line % 2) });
      send();
      let shown = 0;
      for (; director.isShowing; shown += 50) clock.pass(50);
      return shown;
    };
    const apart = shownFor((seat) => seat);
    const together = shownFor(() => 1);
    expect([together <= SPEEDS.normal.row + 400, apart > together]).toEqual([true, true]);
  });

  it('hurries a turn that comes little by little, until the viewer has acted', () => {
    const playing = () => {
      let shown = 0;
      for (let man = 0; man < 5; man++) {
        for (const kind of ['move', 'routine', 'routine'] as const) game.add(kind);
        game.add('reveal', man < 2 ? { headline: { key: 'h' } } : {});
        send();
        clock.pass(400);
        shown += 400;
      }
      while (director.isShowing) {
        clock.pass(50);
        shown += 50;
      }
      return shown;
    };
    const first = playing();
    expect(first).toBeLessThan(4600);
    game.add('move', { actor: ME });
    expect(playing()).toBe(first);
  });

  it('skips to now', () => {
    game.add('move').add('climax').add('move');
    send();
    director.skip();
    expect([director.isShowing, station()]).toEqual([false, 3]);
    clock.pass(10_000);
    expect(director.isShowing).toBe(false);
  });

  it('closes one card and goes on', () => {
    game.add('climax').add('move');
    send();
    director.next();
    expect([director.showing?.line.index, station()]).toEqual([1, 2]);
    clock.pass(SPEEDS.normal.move);
    expect(director.isShowing).toBe(false);
  });

  it('lets a card stay until it is closed where a game wants that', () => {
    director.pace = { stays: ({ line }: Shown) => line.presentation === 'climax' };
    game.add('climax').add('move');
    send();
    clock.pass(60_000);
    expect(director.showing?.line.index).toBe(0);
    director.next();
    expect(director.showing?.line.index).toBe(1);
  });

  it('gives a moment the time that its game wants', () => {
    director.pace = { lasts: ({ line }: Shown) => (line.index === 0 ? 3400 : undefined) };
    game.add('climax').add('move');
    send();
    clock.pass(3399);
    expect(director.showing?.line.index).toBe(0);
    clock.pass(1);
    expect(director.showing?.line.index).toBe(1);
  });

  it('does not show my own actions, but what they reveal and decide', () => {
    game.add('move', { actor: ME });
    send();
    expect(director.isShowing).toBe(false);
    game.add('reveal', { actor: ME }).add('climax', { actor: ME });
    send();
    expect(director.showing?.line.index).toBe(1);
  });

  it('tells an end on the card of what brought it', () => {
    game.add('climax').add('climax', { actor: 'over' });
    send();
    const line = director.showing?.line;
    expect(line?.index).toBe(0);
    expect(line && director.endingAfter(line)?.index).toBe(1);
    clock.pass(SPEEDS.normal.card);
    expect(director.isShowing).toBe(false);
  });

  it('keeps back the lines that were not shown yet', () => {
    game.add('move').add('move');
    send();
    expect(director.told.map(({ index }) => index)).toEqual([0]);
    clock.pass(SPEEDS.normal.move);
    expect(director.told.map(({ index }) => index)).toEqual([0, 1]);
  });

  it('says how far it is', () => {
    game.add('move').add('move').add('move').add('move');
    send();
    const shares = [director.share];
    for (let line = 0; line < 4; line++) {
      clock.pass(SPEEDS.normal.move);
      shares.push(director.share);
    }
    expect(shares).toEqual([0.25, 0.5, 0.75, 1, 1]);
  });
});
