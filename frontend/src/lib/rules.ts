/** The rules in short, a file for each game and language, loaded when somebody asks. */
import { addWords, type Language } from './words.svelte';

/** In which order a game is explained. */
export const SECTIONS = ['aim', 'start', 'turn', 'more', 'secret', 'end', 'tip'] as const;

const files = import.meta.glob<string>('./rules/*.ftl', { query: '?raw', import: 'default' });

export async function loadRules(game: string, language: Language): Promise<void> {
  const load = files[`./rules/${game}.${language}.ftl`];
  if (load) addWords(language, await load());
}
