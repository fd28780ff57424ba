/** Everything that is said: the server's words and the client's own, in the chosen language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchWords } from './api';
import type { Text } from '$generated/wire';

export type Language = 'en' | 'fr';
type Listed = [end: string, said: string][];
export type Args = Record<string, string | number | Text>;

export const LANGUAGES: Language[] = ['en', 'fr'];

const own = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

/** The words of one language; a board brings more of them when it is loaded. */
export class Words {
  bundle = $state.raw(new FluentBundle('en'));
  language = $state.raw<Language>('en');
  private readonly lists = new WeakMap<FluentBundle, Map<string, Listed>>();
  private readonly resources: Record<Language, Set<string>> = { en: new Set(), fr: new Set() };

  add(language: Language, source: string): void {
    if (this.resources[language].has(source)) return;
    this.resources[language].add(source);
    if (language === this.language) this.speak(language);
  }

  speak(language: Language): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of this.resources[language]) {
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.language = language;
    this.bundle = bundle;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** All messages whose keys begin so: the keys' ends, and what they say. */
  under(prefix: string): Listed {
    const lists = this.lists.get(this.bundle) ?? new Map<string, Listed>();
    this.lists.set(this.bundle, lists);
    const listed = lists.get(prefix) ?? this.listed(prefix);
    lists.set(prefix, listed);
    return listed;
  }

  private listed(prefix: string): Listed {
    const keys = [...this.resources[this.language]].flatMap((source) => keysUnder(source, prefix));
    return keys.map((key) => [key.slice(prefix.length), this.say({ key })]);
  }

  /** Put a message into words; a key without words comes out as itself. */
  say(message: Text): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {}))
      args[name] = this.argument(value);
    const pattern = this.bundle.getMessage(message.key)?.value;
    if (!pattern) {
      const given = Object.entries(args).map(([name, value]) => `${name}=${plain(value)}`);
      return [message.key, ...given].join(' ');
    }
    const said = this.bundle.formatPattern(pattern, args, []);
    return this.language === 'fr' ? unbroken(said) : said;
  }

  private argument(value: string | number | Text): FluentVariable {
    if (typeof value === 'object') return this.say(value);
    // Numbers name stations and lines: 1208 never becomes 1,208.
    return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
}

/** French puts a space before some signs, at which no line may break. */
export function unbroken(said: string): string {
  return said.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

function keysUnder(source: string, prefix: string): string[] {
  return [...source.matchAll(/^[\w-]+(?= *=)/gm)]
    .map(([key]) => key)
    .filter((key) => key.startsWith(prefix));
}

function plain(value: FluentVariable): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}

const words = new Words();
const loaded = new Map<Language, Promise<void>>();

/** Load a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  let loading = loaded.get(language);
  if (!loading) {
    loading = load(language);
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
  }
  try {
    await loading;
  } finally {
    words.speak(language); // the client's own words are there even if the server is not
    document.documentElement.lang = language;
  }
}

async function load(language: Language): Promise<void> {
  const served = fetchWords(language);
  served.catch(() => undefined); // awaited below, after our own
  words.add(language, (await own[`./words/${language}.ftl`]?.()) ?? '');
  words.add(language, await served);
}

export function addWords(language: Language, source: string): void {
  words.add(language, source);
}

/** Say what the server sent. */
export function say(message: Text): string {
  return words.say(message);
}

/** Say something of the client's own: `word('home-join')`. */
export function word(key: string, args?: Args): string {
  return words.say({ key, args });
}

/** The same, where it begins a sentence: what it begins with may be somebody's title. */
export function sentence(key: string, args?: Args): string {
  const said = word(key, args);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function hasWord(key: string): boolean {
  return words.has(key);
}

export function wordsUnder(prefix: string): Listed {
  return words.under(prefix);
}

export function spoken(): Language {
  return words.language;
}
