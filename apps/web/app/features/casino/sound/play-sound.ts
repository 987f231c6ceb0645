/** Sounds of the casino, made by the browser: no file is loaded. */
export type Sound = 'stake' | 'card' | 'turn' | 'over' | 'gain';

/** A tone: its pitch at its beginning and its end (Hz), when it begins and how long it lasts (s). */
type Tone = readonly [from: number, to: number, at: number, length: number];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  stake: [[180, 120, 0, 0.07]],
  card: [[900, 420, 0, 0.04]],
  turn: [
    [660, 660, 0, 0.09],
    [880, 880, 0.11, 0.14],
  ],
  over: [[300, 240, 0, 0.12]],
  gain: [
    [523, 523, 0, 0.1],
    [659, 659, 0.1, 0.1],
    [784, 784, 0.2, 0.22],
  ],
};
/** Of the loudest that the device plays. */
const LEVEL = 0.12;

let player: AudioContext | undefined;

function playTone(context: AudioContext, [from, to, at, length]: Tone): void {
  const [start, end] = [context.currentTime + at, context.currentTime + at + length];
  const [tone, level] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(LEVEL, start);
  level.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(level).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

/** Plays a sound, where the browser lets the page: before anything was pressed on it, it stays silent, and what was meant to be heard then is never heard later. */
export async function playSound(sound: Sound): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  player ??= new AudioContext();
  if (player.state !== 'running') {
    if (!navigator.userActivation?.hasBeenActive) return;
    await player.resume();
  }
  for (const tone of TONES[sound]) playTone(player, tone);
}
