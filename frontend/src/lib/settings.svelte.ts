/** What somebody likes on this device: language, motion, sound, size of text, colours. */
import type { Speed } from './pacing';
import { follow, load, save } from './storage';
import { bestLanguage, LANGUAGES, speak, type Language } from './words.svelte';

export type Motion = 'device' | 'still';
export type TextSize = 'usual' | 'large' | 'largest';
export type Contrast = 'usual' | 'strong';

export interface Liking {
  language: Language;
  name: string;
  motion: Motion;
  sound: boolean;
  /** How fast what happens is shown. */
  speed: Speed;
  /** Show what was hidden in bits. */
  expert: boolean;
  text: TextSize;
  contrast: Contrast;
  /** Ask before a move is sent, as on a small screen. */
  confirm: boolean;
  /** Write on the board what its places are called in typed moves. */
  coordinates: boolean;
}

const KEY = 'settings';
const usual: Liking = {
  language: bestLanguage(navigator.language),
  name: '',
  motion: 'device',
  sound: true,
  speed: 'normal',
  expert: false,
  text: 'usual',
  contrast: 'usual',
  confirm: window.matchMedia?.('(pointer: coarse)').matches ?? false,
  coordinates: false,
};

/** Read what was chosen before; a language that there are no words for any more is left out. */
function stored(): Liking {
  const liking = { ...usual, ...load<Partial<Liking>>(KEY, {}) };
  return LANGUAGES.includes(liking.language) ? liking : { ...liking, language: usual.language };
}

const stillness = window.matchMedia?.('(prefers-reduced-motion: reduce)');
const moreContrast = window.matchMedia?.('(prefers-contrast: more)');

class Settings {
  now = $state<Liking>(stored());
  private deviceIsStill = $state(stillness?.matches ?? false);

  constructor() {
    stillness?.addEventListener?.('change', (event) => {
      this.deviceIsStill = event.matches;
      this.apply();
    });
    moreContrast?.addEventListener?.('change', () => this.apply());
    follow(KEY, () => void this.takeOver());
  }

  /** Whether animations are off. */
  get quiet(): boolean {
    return this.now.motion === 'still' || this.deviceIsStill;
  }

  async set<K extends keyof Liking>(name: K, value: Liking[K]): Promise<void> {
    this.now[name] = value;
    // Only what was set now: another tab may have set the rest since this one read it.
    save(KEY, { ...load<Partial<Liking>>(KEY, {}), [name]: value });
    this.apply();
    if (name === 'language') await speak(this.now.language);
  }

  /** Another tab set something: follow it. */
  private async takeOver(): Promise<void> {
    const { language } = this.now;
    this.now = stored();
    this.apply();
    if (this.now.language !== language) await speak(this.now.language);
  }

  /** Apply the settings to the page. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset.text = this.now.text;
    dataset.contrast = moreContrast?.matches ? 'strong' : this.now.contrast;
    dataset.still = String(this.quiet);
  }
}

export const settings = new Settings();
