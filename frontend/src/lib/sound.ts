/** Soft cues, made on the spot: your turn, something revealed, a capture, a clock that runs low. */
export type Sound = 'turn' | 'reveal' | 'capture' | 'clock';

interface Tone {
  pitch: number;
  after: number;
  length: number;
  loud: number;
}

/** How loud everything is together. */
const VOLUME = 0.5;

const CUES: Record<Sound, Tone[]> = {
  turn: [
    { pitch: 880, after: 0, length: 1.1, loud: 0.07 },
    { pitch: 1318.5, after: 0, length: 0.7, loud: 0.035 },
  ],
  reveal: [
    { pitch: 523.3, after: 0, length: 0.3, loud: 0.05 },
    { pitch: 784, after: 0.09, length: 0.5, loud: 0.04 },
  ],
  capture: [
    { pitch: 196, after: 0, length: 0.9, loud: 0.09 },
    { pitch: 293.7, after: 0.12, length: 0.9, loud: 0.06 },
    { pitch: 392, after: 0.24, length: 1.3, loud: 0.05 },
  ],
  clock: [
    { pitch: 1046.5, after: 0, length: 0.07, loud: 0.06 },
    { pitch: 1046.5, after: 0.22, length: 0.07, loud: 0.06 },
  ],
};

let context: AudioContext | null = null;
let isAllowed = false;

/** Allow sounds from the first click or key on: before it a browser would refuse them. */
export function allowSounds(page: EventTarget = window): void {
  const allow = () => {
    isAllowed = true;
    for (const name of ['pointerdown', 'keydown']) page.removeEventListener(name, allow);
  };
  for (const name of ['pointerdown', 'keydown']) page.addEventListener(name, allow);
}

export function play(sound: Sound, wanted: boolean): void {
  if (!wanted || !isAllowed || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of CUES[sound]) ring(context, tone, now);
}

function ring(audio: AudioContext, { pitch, after, length, loud }: Tone, now: number): void {
  const voice = audio.createOscillator();
  const level = audio.createGain();
  const at = now + after;
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(loud * VOLUME, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(level).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}
