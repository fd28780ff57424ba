/** What both maps say. */
import { addWords, LANGUAGES } from '$lib/words.svelte';

const files = import.meta.glob<string>('./words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const language of LANGUAGES) addWords(language, files[`./words/${language}.ftl`] ?? '');
