/** Three small sounds, made on the spot: a bell, a step, a page turned. */
export type Sound = 'bell' | 'step' | 'page';

let context: AudioContext | null = null;

export function play(sound: Sound, wanted: boolean): void {
  if (!wanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === 'bell') {
    ring(context, 880, now, 1.1, 0.07);
    ring(context, 1318.5, now, 0.7, 0.035);
  } else if (sound === 'step') {
    ring(context, 164.8, now, 0.09, 0.12);
  } else {
    ring(context, 523.3, now, 0.16, 0.04);
    ring(context, 659.3, now + 0.07, 0.18, 0.03);
  }
}

function ring(audio: AudioContext, pitch: number, at: number, length: number, loud: number): void {
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(level).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}
