/** What both maps say. */
import { addWords } from '$lib/words.svelte';
import english from './words/en.ftl?raw';
import french from './words/fr.ftl?raw';

addWords('en', english);
addWords('fr', french);
