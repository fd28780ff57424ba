/** What a player likes: language, motion, sound, size of text, colours. */
import type { Speed } from './pacing';
import { follow, load, save } from './storage';
import { bestLanguage, LANGUAGES, speak, type Language } from './words.svelte';

export type Motion = 'device' | 'still';
export type TextSize = 'usual' | 'large' | 'largest';
export type Contrast = 'usual' | 'strong';

export interface Preferences {
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
const WHEN = 'settings-at';
/** These are the same on all of a player's devices; the others depend on the device. */
export const FOLLOWING = ['language', 'sound', 'speed', 'expert', 'coordinates'] as const;
export type Followed = (typeof FOLLOWING)[number];
/** A setting with the time at which it was chosen. */
export interface Chosen {
  value: Preferences[Followed];
  at: number;
}
export type ChosenSettings = Partial<Record<Followed, Chosen>>;
const usual: Preferences = {
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
function stored(): Preferences {
  const found = { ...usual, ...load<Partial<Preferences>>(KEY, {}) };
  return LANGUAGES.includes(found.language) ? found : { ...found, language: usual.language };
}

const stillness = window.matchMedia?.('(prefers-reduced-motion: reduce)');
const moreContrast = window.matchMedia?.('(prefers-contrast: more)');

class Settings {
  now = $state<Preferences>(stored());
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

  async set<K extends keyof Preferences>(name: K, value: Preferences[K]): Promise<void> {
    this.now[name] = value;
    // Only what was set now: another tab may have set the rest since this one read it.
    save(WHEN, {
      ...load<Partial<Record<keyof Preferences, number>>>(WHEN, {}),
      [name]: Date.now(),
    });
    save(KEY, { ...load<Partial<Preferences>>(KEY, {}), [name]: value });
    this.apply();
    if (name === 'language') await speak(this.now.language);
  }

  /** What was chosen on this device, of what is the same on all of a player's. */
  chosen(): ChosenSettings {
    const liking = load<Partial<Preferences>>(KEY, {});
    const when = load<Partial<Record<keyof Preferences, number>>>(WHEN, {});
    return Object.fromEntries(
      FOLLOWING.flatMap((name) =>
        name in liking ? [[name, { value: liking[name], at: when[name] ?? 0 }]] : [],
      ),
    );
  }

  /** Take over what was chosen on another device. */
  async follow(chosen: ChosenSettings): Promise<void> {
    const entries = FOLLOWING.flatMap((name) => {
      const found = chosen[name];
      return found ? [[name, found] as const] : [];
    });
    const likings = Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
    const times = Object.fromEntries(entries.map(([name, { at }]) => [name, at]));
    save(WHEN, { ...load<object>(WHEN, {}), ...times });
    save(KEY, { ...load<object>(KEY, {}), ...likings });
    await this.takeOver();
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
