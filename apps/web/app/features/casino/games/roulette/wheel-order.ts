import { DOUBLE_ZERO, type Wheel } from '@touchline/casino/roulette/layout';

const SINGLE_ZERO = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const TWO_ZEROS = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14,
  2,
];

/** The pockets in the order of the wheel, clockwise from zero. */
export const wheelOrder = (wheel: Wheel): readonly number[] => (wheel === 'american' ? TWO_ZEROS : SINGLE_ZERO);

/** The sign of a pocket. */
export const pocketText = (pocket: number): string => (pocket === DOUBLE_ZERO ? '00' : String(pocket));
