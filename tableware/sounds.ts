// A few sounds of the table, made by the browser itself. Silent until somebody asks for them.
import type { Sound } from './board.ts';

/** The sounds of events, and two of the table itself: your turn, and the end. */
export type TableSound = Sound | 'bell' | 'fanfare';

let wanted = false;
let audio: AudioContext | undefined;

/** Called by the settings. Browsers allow sound only after a touch, so nothing is opened before the first one is played. */
export function setSounds(on: boolean): void {
  wanted = on;
}

function context(): AudioContext {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

interface Note {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

function tone(out: AudioContext, pitch: number, wave: OscillatorType, { at, length, loudness }: Note): void {
  const start = out.currentTime + at;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function noise(out: AudioContext, pitch: number, width: number, { at, length, loudness }: Note): void {
  const start = out.currentTime + at;
  const samples = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const wave = samples.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  source.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = width;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(start);
}

const SCORES: Readonly<Record<TableSound, (out: AudioContext) => void>> = {
  dice: (out) => {
    for (const at of [0, 0.11, 0.2, 0.33, 0.4, 0.58, 0.72])
      noise(out, 1600 + Math.random() * 1400, 3, { at, length: 0.05, loudness: 0.5 * (1 - at) });
  },
  coin: (out) => {
    tone(out, 2093, 'sine', { at: 0, length: 0.12, loudness: 0.1 });
    tone(out, 3136, 'sine', { at: 0.06, length: 0.28, loudness: 0.09 });
  },
  card: (out) => noise(out, 2400, 0.7, { at: 0, length: 0.16, loudness: 0.25 }),
  knock: (out) => {
    noise(out, 420, 2, { at: 0, length: 0.07, loudness: 0.5 });
    tone(out, 170, 'triangle', { at: 0, length: 0.09, loudness: 0.2 });
  },
  bell: (out) => {
    tone(out, 784, 'sine', { at: 0, length: 0.9, loudness: 0.12 });
    tone(out, 1571, 'sine', { at: 0, length: 0.5, loudness: 0.05 });
  },
  fanfare: (out) => {
    for (const [index, pitch] of [392, 523, 659, 784].entries())
      tone(out, pitch, 'triangle', { at: index * 0.16, length: 0.45, loudness: 0.12 });
  },
  fight: (out) => {
    tone(out, 1318, 'square', { at: 0, length: 0.12, loudness: 0.03 });
    noise(out, 220, 0.8, { at: 0, length: 0.22, loudness: 0.7 });
    tone(out, 90, 'triangle', { at: 0, length: 0.25, loudness: 0.25 });
  },
};

export function playSound(sound: TableSound): void {
  if (!wanted) return;
  try {
    SCORES[sound](context());
  } catch {
    // A browser without audio plays a silent game.
  }
}
