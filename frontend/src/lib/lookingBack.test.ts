import { beforeEach, describe, expect, it } from 'vitest';
import { Director } from './director.svelte';
import { LookingBack } from './lookingBack';
import { SPEEDS } from './pacing';
import { FakeClock, FakeGame, ME, stationOf } from './showing.testing';
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

describe('what came while nobody looked', () => {
  it('is not shown at first, except the last move of an opponent', () => {
    director = new Director(clock);
    game.add('move').add('move').add('move');
    send();
    expect(director.showing?.line.index).toBe(2);
    clock.pass(SPEEDS.normal.move);
    expect(director.isShowing).toBe(false);
  });

  it('shows nothing again that I have answered', () => {
    director = new Director(clock);
    game.add('move').add('move', { actor: ME });
    send();
    expect(director.isShowing).toBe(false);
  });

  it('shows nothing of a game that is over', () => {
    director = new Director(clock);
    game.add('climax').add('climax', { actor: 'over' });
    director.take({ ...game.frame, turn: 'over' }, [...game.lines], false);
    expect(director.isShowing).toBe(false);
  });

  it('waits until somebody looks again', () => {
    game.add('move').add('move');
    send(true);
    expect([director.isShowing, station()]).toEqual([false, 2]);
    director.comeBack();
    expect(director.showing?.line.index).toBe(1);
    clock.pass(SPEEDS.normal.move);
    director.comeBack();
    expect(director.isShowing).toBe(false);
  });
});

describe('looking back', () => {
  beforeEach(() => {
    game.add('move').add('move').add('move');
    send();
    director.skip();
  });

  it('steps back line by line and forward to now', () => {
    director.back();
    expect([director.looking, station()]).toEqual([2, 3]);
    director.back();
    expect([director.looking, station()]).toEqual([1, 2]);
    director.forward();
    director.forward();
    expect([director.looking, director.isAway, station()]).toEqual([null, false, 3]);
  });

  it('stops at the first line', () => {
    for (let step = 0; step < 5; step++) director.back();
    expect(director.looking).toBe(0);
  });

  it('shows a line as long as it is pointed at', () => {
    director.peek(0);
    expect(station()).toBe(1);
    director.peek(null);
    expect(station()).toBe(3);
  });

  it('stays where it is while the game goes on', () => {
    director.look(1);
    game.add('move');
    send();
    expect([director.isShowing, station()]).toEqual([false, 2]);
    director.toNow();
    expect(station()).toBe(4);
  });

  it('knows nothing of lines that came without their views', () => {
    director = new Director(clock);
    game = new FakeGame().add('move', { before: undefined }).add('move');
    send();
    director.skip();
    expect(director.oldest).toBe(1);
    expect(director.canLookAt(0)).toBe(false);
    director.fill([{ ...(game.lines[0] as LogLine), before: { version: 0 } }]);
    expect(director.oldest).toBe(0);
    expect(director.canLookAt(0)).toBe(true);
  });

  it('gives what others did since my own last action', () => {
    game = new FakeGame().add('move').add('move', { actor: ME }).add('move').add('routine');
    director = new Director(clock);
    send();
    director.skip();
    expect(director.recent.map(({ line }) => line.index)).toEqual([2, 3]);
  });
});

describe('what is read aloud', () => {
  it('is each line once, as it is shown, without mine and without what is of no note', () => {
    game.add('move').add('trivial').add('move', { actor: ME }).add('move');
    send();
    expect(director.announced.map(({ index }) => index)).toEqual([0]);
    director.skip();
    expect(director.announced.map(({ index }) => index)).toEqual([0, 3]);
    director.look(0);
    director.toNow();
    expect(director.announced.map(({ index }) => index)).toEqual([0, 3]);
  });
});

describe('keys and lines', () => {
  let asked: number[];
  let looking: LookingBack;
  const press = (key: string, target: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    return looking.key(event, false);
  };

  beforeEach(() => {
    asked = [];
    looking = new LookingBack({
      director,
      fetchViews(index) {
        asked.push(index);
        director.fill(game.lines.map((line) => ({ ...line, before: { version: line.index } })));
        return Promise.resolve();
      },
    });
    game.add('move').add('move');
    send();
  });

  it('skip what is shown by Space and by Escape', () => {
    expect(press(' ')).toBe(true);
    expect(director.isShowing).toBe(false);
    game.add('move');
    send();
    expect(press('Escape')).toBe(true);
    expect(director.isShowing).toBe(false);
  });

  it('leave Space to what is focused', () => {
    expect(press(' ', document.createElement('button'))).toBe(false);
    expect(director.isShowing).toBe(true);
  });

  it('step back and forward by arrows', async () => {
    director.skip();
    press('ArrowLeft');
    press('ArrowLeft');
    await Promise.resolve();
    expect(director.looking).toBe(0);
    press('ArrowRight');
    press('ArrowRight');
    expect(director.looking).toBeNull();
    expect(press('ArrowRight')).toBe(false);
  });

  it('look at a line, and at now again', async () => {
    director.skip();
    looking.peek(0);
    await looking.at(0);
    expect(director.looking).toBe(0);
    looking.peek(null);
    expect(director.looking).toBe(0);
    await looking.at(0);
    expect(director.looking).toBeNull();
  });

  it('fetch the views of lines that came without them', async () => {
    director = new Director(clock);
    game = new FakeGame().add('move', { before: undefined }).add('move');
    send();
    director.skip();
    looking = new LookingBack({
      director,
      fetchViews(index) {
        asked.push(index);
        director.fill(game.lines.map((line) => ({ ...line, before: { version: line.index } })));
        return Promise.resolve();
      },
    });
    await looking.at(0);
    expect(asked).toEqual([0]);
    expect(director.looking).toBe(0);
  });
});
