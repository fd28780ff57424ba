/** Everything that is said: the server's words and the client's own, in the chosen language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchWords } from './api';
import type { Text } from '$generated/wire';

/** A language by the name of its file: `fr` for `words/fr.ftl`. */
export type Language = string;
type Listed = [end: string, said: string][];
export type Args = Record<string, string | number | Text>;

export const ENGLISH: Language = 'en';

const own = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

/** Every language that the client has a file of words for; English is the first. */
export const LANGUAGES: Language[] = languagesOf(Object.keys(own));

/** List the languages of word files, English first. */
export function languagesOf(paths: string[]): Language[] {
  const names = paths.map((path) => path.replace(/^.*\/|\.ftl$/g, ''));
  return [ENGLISH, ...names.filter((name) => name !== ENGLISH).sort()];
}

/** Choose the language for a browser's language tag, such as `pt-BR`; else English. */
export function bestLanguage(tag: string | undefined, languages = LANGUAGES): Language {
  const wanted = (tag ?? '').toLowerCase();
  const among = (name: string) => languages.find((one) => one.toLowerCase() === name);
  return among(wanted) ?? among(wanted.split('-')[0] ?? '') ?? ENGLISH;
}

/** A language's name in that language, with a capital: Français. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The words of one language; a board brings more of them when it is loaded. */
export class Words {
  bundle = $state.raw(new FluentBundle(ENGLISH));
  language = $state.raw<Language>(ENGLISH);
  private readonly lists = new WeakMap<FluentBundle, Map<string, Listed>>();
  private readonly resources = new Map<Language, Map<string, FluentResource>>();

  add(language: Language, source: string): void {
    const known = this.sources(language);
    if (known.has(source)) return;
    known.set(source, new FluentResource(source));
    if (language === this.language) this.speak(language);
  }

  /** The sources of a language's words, each with what was read from it. */
  private sources(language: Language): Map<string, FluentResource> {
    const known = this.resources.get(language) ?? new Map<string, FluentResource>();
    this.resources.set(language, known);
    return known;
  }

  speak(language: Language): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of this.sources(language).values()) {
      bundle.addResource(resource, { allowOverrides: true });
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
    const keys = [...this.sources(this.language).keys()].flatMap((source) =>
      keysUnder(source, prefix),
    );
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
    return unbroken(this.bundle.formatPattern(pattern, args, []));
  }

  private argument(value: string | number | Text): FluentVariable {
    if (typeof value === 'object') return this.say(value);
    // Numbers name stations and lines: 1208 never becomes 1,208.
    return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
}

/** Keep a line from breaking at the spaces that French, among others, has around some signs. */
export function unbroken(said: string): string {
  return said.replace(/ ([:;?!»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
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
/** The part of the server's words that belongs to no game. */
export const SHARED = 'shared';
/** The parts that were asked for: a change of language brings them all. */
const wanted = new Set<string>();
const loaded = new Map<string, Promise<void>>();
let chosen = ENGLISH;

/** Speak a language from now on, once its words are there; at first these are the client's own. */
export async function speak(language: Language): Promise<void> {
  chosen = language;
  try {
    const source = await own[`./words/${language}.ftl`]?.();
    words.add(language, source ?? '');
    await Promise.all([...wanted].map((part) => load(language, part)));
  } finally {
    words.speak(language); // the client's own words are there even if the server is not
    document.documentElement.lang = language;
  }
}

/** Load the server's words of a game, with those that all games share. */
export async function loadWords(part: string): Promise<void> {
  wanted.add(SHARED).add(part);
  await Promise.all([SHARED, part].map((one) => load(chosen, one)));
}

/** Load a part once; one that failed is asked for again the next time. */
function load(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = fetchWords(language, part).then((source) => words.add(language, source));
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
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

/** The same, where it begins a sentence: what it begins with may be a title. */
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
