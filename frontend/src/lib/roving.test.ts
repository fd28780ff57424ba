import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buttonList, radioGroup } from './roving';

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

describe('a list of buttons', () => {
  let pressed: string[];
  let list: HTMLElement;
  let forget: () => void;

  beforeEach(() => {
    pressed = [];
    document.body.innerHTML = '<ol></ol>';
    list = document.querySelector('ol') ?? document.body;
    for (const name of ['a', 'b', 'c']) add(name);
    forget = buttonList(list);
  });
  afterEach(() => forget());

  function add(name: string): void {
    const button = document.createElement('button');
    button.textContent = name;
    button.addEventListener('click', () => pressed.push(name));
    list.append(button);
  }
  const stop = () =>
    [...list.querySelectorAll('button')]
      .filter((item) => item.tabIndex === 0)
      .map((item) => item.textContent);

  it('has one stop for the Tab key: its last, also when another comes', async () => {
    expect(stop()).toEqual(['c']);
    add('d');
    await new Promise((done) => setTimeout(done));
    expect(stop()).toEqual(['d']);
  });

  it('is walked by up, down, Home and End without pressing anything', () => {
    list.querySelectorAll('button')[2]?.focus();
    for (const [key, name] of [
      ['ArrowUp', 'b'],
      ['Home', 'a'],
      ['ArrowUp', 'a'],
      ['End', 'c'],
      ['ArrowDown', 'c'],
      ['ArrowLeft', 'c'],
    ]) {
      press(key ?? '');
      expect(document.activeElement?.textContent).toBe(name);
    }
    expect(pressed).toEqual([]);
  });

  it('keeps its stop where the focus was, also when another comes', async () => {
    list.querySelectorAll('button')[0]?.focus();
    add('d');
    await new Promise((done) => setTimeout(done));
    expect(stop()).toEqual(['a']);
  });
});
