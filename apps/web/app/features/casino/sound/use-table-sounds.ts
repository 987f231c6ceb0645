import { useEffect } from 'react';
import { hear } from './hear.ts';
import type { Sound } from './play-sound.ts';

const SOUNDS: Readonly<Record<string, Sound>> = { betting: 'card', running: 'stake', over: 'over' };

/** The sounds of a table that all watch together, by the phase of its round. */
export function useTableSounds(phase: string): void {
  useEffect(() => {
    const sound = SOUNDS[phase];
    if (sound) hear(sound);
  }, [phase]);
}
