import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/palette.css';
import './lib/tokens.css';
import './lib/base.css';
import { tidy } from './lib/savedGames';
import { settings } from './lib/settings.svelte';
import { startServiceWorker } from './lib/serviceWorker';
import { allowSounds } from './lib/sound';

settings.apply();
tidy();
allowSounds();
startServiceWorker();
const target = document.getElementById('app');
if (target) mount(App, { target });
