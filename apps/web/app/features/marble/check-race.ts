import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { isRaceSeed, runMarbleRace } from '@touchline/betting/marbles/marble-race';
import type { RaceView } from './race-view.ts';

export interface RaceCheck {
  /** The seed gives the published commitment. */
  readonly sealed: boolean;
  /** The race of the seed has the recorded places. */
  readonly run: boolean;
}

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Checks a finished race in the browser itself, with nothing of the server's: by the seed, the commitment and the course. */
export async function checkRace(
  { seed, commitment, places }: Pick<RaceView, 'seed' | 'commitment' | 'places'>,
  course: MarbleCourse,
): Promise<RaceCheck> {
  if (!isRaceSeed(seed)) return { sealed: false, run: false };
  const digest = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  return { sealed: digest === commitment, run: runMarbleRace(seed, course).places.join() === places.join() };
}
