import { describe, expect, it } from 'vitest';
import { bestLanguage, LANGUAGES, languagesOf, nameOf, unbroken, Words } from './words.svelte';

function speaking(): Words {
  const words = new Words();
  words.add(
    'en',
    'ride = { $who } rides to { $station }.\nx = Mister X\nmany = { $n ->\n    [one] one\n   *[other] { $n } of them\n}',
  );
  words.add('fr', 'ride = { $who } va à { $station }.\nx = Monsieur X');
  words.speak('en');
  return words;
}

describe('words', () => {
  it('are said with their arguments, which may be messages themselves', () => {
    const text = { key: 'ride', args: { who: { key: 'x' }, station: 92 } };
    const words = speaking();
    expect(words.say(text)).toBe('Mister X rides to 92.');
    words.speak('fr');
    expect(words.say(text)).toBe('Monsieur X va à 92.');
  });

  it('never group the digits of a number, which names a station', () => {
    expect(speaking().say({ key: 'ride', args: { who: 'A', station: 1208 } })).toContain('1208');
  });

  it('never break before a sign that French sets apart', () => {
    expect(unbroken('« oui » : 11 %, 5 ?')).toBe('«\u00a0oui\u00a0»\u00a0: 11\u00a0%, 5\u00a0?');
  });

  it('choose by number', () => {
    expect(speaking().say({ key: 'many', args: { n: 1 } })).toBe('one');
    expect(speaking().say({ key: 'many', args: { n: 3 } })).toBe('3 of them');
  });

  it('without a message come out as their key and arguments', () => {
    expect(speaking().say({ key: 'nothing', args: { at: 7 } })).toBe('nothing at=7');
  });

  it('that come with a board are spoken from then on, and only in their language', () => {
    const words = speaking();
    words.add('en', 'ticket = ticket');
    expect(words.has('ticket')).toBe(true);
    words.speak('fr');
    expect(words.has('ticket')).toBe(false);
  });

  it('do not break on a message that is broken', () => {
    const words = speaking();
    words.add('en', 'half = { $who');
    expect(words.say({ key: 'half' })).toBe('half');
    expect(words.say({ key: 'x' })).toBe('Mister X');
  });
});

describe('languages', () => {
  it('are those that have a file, English first', () => {
    expect(languagesOf(['./words/de.ftl', './words/en.ftl', './words/qps.ftl'])).toEqual([
      'en',
      'de',
      'qps',
    ]);
    expect(LANGUAGES[0]).toBe('en');
  });

  it('are chosen by what the browser asks for', () => {
    const languages = ['en', 'de', 'pt-BR'];
    expect(bestLanguage('de-CH', languages)).toBe('de');
    expect(bestLanguage('pt-br', languages)).toBe('pt-BR');
    expect(bestLanguage('sv', languages)).toBe('en');
    expect(bestLanguage(undefined, languages)).toBe('en');
  });

  it('name themselves', () => {
    expect([nameOf('en'), nameOf('fr'), nameOf('de')]).toEqual(['English', 'Français', 'Deutsch']);
  });

  it('need nothing but words: any other is spoken like these', () => {
    const words = speaking();
    words.add('qps', 'x = Miistéér X');
    words.speak('qps');
    expect(words.say({ key: 'x' })).toBe('Miistéér X');
  });
});
