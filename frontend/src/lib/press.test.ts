import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LongPress } from './press';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
let pressed = 0;
let press: LongPress;

beforeEach(() => {
  vi.useFakeTimers();
  pressed = 0;
  press = new LongPress();
  press.start(at(100, 100), () => (pressed += 1));
});
afterEach(() => {
  press.cancel();
  vi.useRealTimers();
});

describe('a long press', () => {
  it('is a finger that stays, though it trembles', () => {
    vi.advanceTimersByTime(300);
    press.move(at(104, 97));
    vi.advanceTimersByTime(300);
    expect(pressed).toBe(1);
  });

  it('is not a finger that is lifted', () => {
    vi.advanceTimersByTime(300);
    press.cancel();
    vi.advanceTimersByTime(600);
    expect(pressed).toBe(0);
  });

  it('is not a slow pan', () => {
    for (let x = 100; x < 160; x += 2) {
      press.move(at(x, 100));
      vi.advanceTimersByTime(50);
    }
    expect(pressed).toBe(0);
  });

  it('is not one of two fingers', () => {
    vi.advanceTimersByTime(300);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(600);
    expect(pressed).toBe(0);
  });
});
