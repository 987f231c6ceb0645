import type { BlindLevel, BlindSchedule } from './sit-go-terms.ts';

/** How far a sit-and-go has come. Minutes are since its first deal, by whichever clock the caller goes by. */
export interface Played {
  readonly hands: number;
  readonly minutes: number;
}

/** Doublings beyond which no stack is larger than a blind; it keeps numbers whole. */
const MAX_DOUBLINGS = 24;

/** The number of the level that is played, from 0 on. */
export const levelNumber = ({ end }: BlindSchedule, { hands, minutes }: Played): number =>
  Math.floor(end.kind === 'hands' ? hands / end.hands : minutes / end.minutes);

/** The blinds of a level by its number; beyond the last one of the schedule each has twice the blinds of the one before. */
export function levelAt({ levels }: BlindSchedule, number: number): BlindLevel {
  const listed = levels[number];
  if (listed) return listed;
  const { smallBlind, bigBlind, ante } = levels[levels.length - 1] as BlindLevel;
  const times = 2 ** Math.min(MAX_DOUBLINGS, number - levels.length + 1);
  return { smallBlind: smallBlind * times, bigBlind: bigBlind * times, ante: ante * times };
}
