import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';
import { settings } from './lib/settings.svelte';

settings.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
