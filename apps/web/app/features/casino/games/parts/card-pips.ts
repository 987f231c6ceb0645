import type { Suit } from './card-face.ts';

/** A pip of each suit, about twenty units wide and high, around the origin. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  diamonds: 'M0-10 7.5 0 0 10-7.5 0z',
  hearts: 'M0 9.8C-10.5 2-9.5-8-4.3-8-1.8-8-.6-6.6 0-5 .6-6.6 1.8-8 4.3-8 9.5-8 10.5 2 0 9.8z',
  spades:
    'M0-9.8C3.2-5 9-2.6 9 2.2A4.3 4.3 0 0 1 1.4 5c.1 2 .8 3.5 2.2 4.8h-7.2c1.4-1.3 2.1-2.8 2.2-4.8A4.3 4.3 0 0 1-9 2.2C-9-2.6-3.2-5 0-9.8z',
  clubs:
    'M0-9.5A4.3 4.3 0 0 1 3.3-2.4 4.3 4.3 0 1 1 1.4 4.6c.1 2 .8 3.7 2.2 5h-7.2c1.4-1.3 2.1-3 2.2-5A4.3 4.3 0 1 1-3.3-2.4 4.3 4.3 0 0 1 0-9.5z',
};

/** A place of a pip on a card of 100 by 144. */
type Place = readonly [x: number, y: number];

const [LEFT, MIDDLE, RIGHT] = [32, 50, 68];
const row = (y: number): readonly Place[] => [
  [LEFT, y],
  [RIGHT, y],
];
const middle = (y: number): readonly Place[] => [[MIDDLE, y]];

const TWO = [...middle(30), ...middle(114)];
const FOUR = [...row(30), ...row(114)];
const SIX = [...FOUR, ...row(72)];
const EIGHT = [...FOUR, ...row(58), ...row(86)];

/** Places of the pips of a rank; those in the lower half stand on their heads. */
export const PIPS: Readonly<Record<string, readonly Place[]>> = {
  '2': TWO,
  '3': [...TWO, ...middle(72)],
  '4': FOUR,
  '5': [...FOUR, ...middle(72)],
  '6': SIX,
  '7': [...SIX, ...middle(51)],
  '8': [...SIX, ...middle(51), ...middle(93)],
  '9': [...EIGHT, ...middle(72)],
  '10': [...EIGHT, ...middle(44), ...middle(100)],
};
/** The line that parts the upper half of a card from the lower. */
export const HALF = 72;
