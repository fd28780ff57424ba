import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { radioGroup } from './roving';

let group: HTMLElement;
let detach: ReturnType<typeof radioGroup>;

beforeEach(() => {
  document.body.innerHTML = `<div role="radiogroup">
    <button role="radio" aria-checked="false">a</button>
    <button role="radio" aria-checked="true">b</button>
    <button role="radio" aria-checked="false">c</button>
  </div>`;
  group = document.querySelector<HTMLElement>('[role=radiogroup]') ?? document.body;
  for (const item of radios()) {
    item.addEventListener('click', () => {
      for (const other of radios()) other.setAttribute('aria-checked', String(other === item));
    });
  }
  detach = radioGroup(group);
});
afterEach(() => detach?.());

const radios = () => [...group.querySelectorAll<HTMLElement>('[role=radio]')];
const stops = () => radios().map((item) => item.tabIndex);
const chosen = () => group.querySelector('[aria-checked=true]')?.textContent;

function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

describe('a group of radio buttons', () => {
  it('has one stop for the Tab key: what is chosen', async () => {
    expect(stops()).toEqual([-1, 0, -1]);
    radios()[2]?.click();
    await new Promise((done) => setTimeout(done));
    expect(stops()).toEqual([-1, -1, 0]);
  });

  it('has its first as the stop where nothing is chosen', async () => {
    for (const item of radios()) item.setAttribute('aria-checked', 'false');
    await new Promise((done) => setTimeout(done));
    expect(stops()).toEqual([0, -1, -1]);
  });

  it('is walked by the arrow keys, around its ends', () => {
    radios()[1]?.focus();
    press('ArrowRight');
    expect([chosen(), document.activeElement?.textContent]).toEqual(['c', 'c']);
    press('ArrowDown');
    expect(chosen()).toBe('a');
    press('ArrowLeft');
    expect(chosen()).toBe('c');
    press('Home');
    expect(chosen()).toBe('a');
    press('x');
    expect(chosen()).toBe('a');
  });
});
