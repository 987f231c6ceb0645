export const WHEELS = ['european', 'american', 'french'] as const;
export type Wheel = (typeof WHEELS)[number];

/** The pocket 00 of the American wheel. Every other pocket is its own number. */
export const DOUBLE_ZERO = 37;
export const pocketsOf = (wheel: Wheel): number => (wheel === 'american' ? 38 : 37);

export const OUTSIDE = [
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'dozen1',
  'dozen2',
  'dozen3',
  'column1',
  'column2',
  'column3',
] as const;
export type Outside = (typeof OUTSIDE)[number];

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const isNumber = (pocket: number): boolean => pocket >= 1 && pocket <= 36;

/** Whether a number from 1 to 36 is in an outside bet; the zeros are in none. */
export function covers(outside: Outside, pocket: number): boolean {
  if (!isNumber(pocket)) return false;
  switch (outside) {
    case 'red':
      return RED.has(pocket);
    case 'black':
      return !RED.has(pocket);
    case 'odd':
      return pocket % 2 === 1;
    case 'even':
      return pocket % 2 === 0;
    case 'low':
      return pocket <= 18;
    case 'high':
      return pocket > 18;
    case 'dozen1':
    case 'dozen2':
    case 'dozen3':
      return Math.ceil(pocket / 12) === Number(outside.at(-1));
    case 'column1':
    case 'column2':
    case 'column3':
      return ((pocket - 1) % 3) + 1 === Number(outside.at(-1));
  }
}

const range = (from: number, count: number, step = 1): number[] => Array.from({ length: count }, (_, i) => from + i * step);

/** Bets on numbers that touch, without the zeros: pairs, rows of three, squares and two rows. */
const TOUCHING: readonly (readonly number[])[] = [
  ...range(1, 36)
    .filter((n) => n % 3 !== 0)
    .map((n) => [n, n + 1]),
  ...range(1, 33).map((n) => [n, n + 3]),
  ...range(1, 12, 3).map((n) => range(n, 3)),
  ...range(1, 32)
    .filter((n) => n % 3 !== 0)
    .map((n) => [n, n + 1, n + 3, n + 4]),
  ...range(1, 11, 3).map((n) => range(n, 6)),
];
const BESIDE_ZERO: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
];
const BESIDE_ZEROS: readonly (readonly number[])[] = [
  [0, DOUBLE_ZERO],
  [0, 1],
  [0, 2],
  [2, DOUBLE_ZERO],
  [3, DOUBLE_ZERO],
  [0, 1, 2],
  [0, 2, DOUBLE_ZERO],
  [2, 3, DOUBLE_ZERO],
  [0, 1, 2, 3, DOUBLE_ZERO],
];

/** Every bet of a layout on numbers: straight, split, street, corner, six line, and those beside the zeros; numbers ascend. */
export const insideBets = (wheel: Wheel): readonly (readonly number[])[] => [
  ...range(0, pocketsOf(wheel)).map((pocket) => [pocket]),
  ...TOUCHING,
  ...(wheel === 'american' ? BESIDE_ZEROS : BESIDE_ZERO),
];

const KNOWN = new Set(WHEELS.flatMap((wheel) => insideBets(wheel).map((numbers) => `${wheel} ${numbers.join()}`)));

/** Whether the layout has a bet on exactly these numbers. */
export const isInsideBet = (wheel: Wheel, numbers: readonly number[]): boolean =>
  KNOWN.has(`${wheel} ${numbers.toSorted((a, b) => a - b).join()}`);
