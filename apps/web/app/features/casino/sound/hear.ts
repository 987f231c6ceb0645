import { playSound, type Sound } from './play-sound.ts';
import { useSoundChoice } from './use-sound-choice.ts';

/** Plays a sound to a visitor who has turned sounds on. A device that cannot play is no fault of the page. */
export function hear(sound: Sound): void {
  if (useSoundChoice.getState().isOn) void playSound(sound).catch(() => undefined);
}
