import { DOUBLE_ZERO, insideBets, type Wheel } from '@touchline/casino/roulette/layout';

/** A rectangle of the felt's grid, by the numbers of its lines: from the first to before the last. */
export interface FeltArea {
  readonly column: readonly [number, number];
  readonly row: readonly [number, number];
}

/** A bet on numbers and the part of the felt on which its chips are laid: a number's middle, or the border of several. */
export interface FeltSpot extends FeltArea {
  readonly numbers: readonly number[];
}

/** Lines of the columns: a border, then numbers and borders in turn; the middle number has two halves for the bets between two zeros. */
const COLUMNS = [
  [2, 3],
  [4, 6],
  [7, 8],
] as const;
const BORDERS = [
  [1, 2],
  [3, 4],
  [6, 7],
] as const;
/** Rows of the grid: two of zeros, the border below them, then numbers and borders in turn. */
const [ZEROS, ZERO_BORDER, FIRST_ROW, ROWS] = [[1, 3], [3, 4], 4, 12] as const;
const PER_ROW = 3;

const atNumber = (n: number): FeltArea => {
  const row = FIRST_ROW + 2 * Math.floor((n - 1) / PER_ROW);
  return { column: COLUMNS[(n - 1) % PER_ROW] ?? COLUMNS[0], row: [row, row + 1] };
};

/** Bets beside one zero. */
const BESIDE_ZERO: Readonly<Record<string, FeltArea>> = {
  '0': { column: [2, 8], row: ZEROS },
  '0,1': { column: COLUMNS[0], row: ZERO_BORDER },
  '0,2': { column: COLUMNS[1], row: ZERO_BORDER },
  '0,3': { column: COLUMNS[2], row: ZERO_BORDER },
  '0,1,2': { column: BORDERS[1], row: ZERO_BORDER },
  '0,2,3': { column: BORDERS[2], row: ZERO_BORDER },
  '0,1,2,3': { column: BORDERS[0], row: ZERO_BORDER },
};
/** Bets beside two of them. */
const BESIDE_ZEROS: Readonly<Record<string, FeltArea>> = {
  '0': { column: [2, 4], row: ZEROS },
  [DOUBLE_ZERO]: { column: [6, 8], row: ZEROS },
  [`0,${DOUBLE_ZERO}`]: { column: [4, 6], row: [1, 2] },
  [`0,2,${DOUBLE_ZERO}`]: { column: [4, 6], row: [2, 3] },
  '0,1': { column: COLUMNS[0], row: ZERO_BORDER },
  '0,2': { column: [4, 5], row: ZERO_BORDER },
  [`2,${DOUBLE_ZERO}`]: { column: [5, 6], row: ZERO_BORDER },
  [`3,${DOUBLE_ZERO}`]: { column: COLUMNS[2], row: ZERO_BORDER },
  '0,1,2': { column: BORDERS[1], row: ZERO_BORDER },
  [`2,3,${DOUBLE_ZERO}`]: { column: BORDERS[2], row: ZERO_BORDER },
  [`0,1,2,3,${DOUBLE_ZERO}`]: { column: BORDERS[0], row: ZERO_BORDER },
};

/** The middle of numbers that touch: a number itself, a border, or a crossing of borders. Rows of three lie on the border before them. */
function amongNumbers(numbers: readonly number[]): FeltArea {
  const [first, last] = [numbers[0] ?? 1, numbers.at(-1) ?? 1];
  const [from, to] = [atNumber(first), atNumber(last)];
  const isWholeRow = numbers.length % PER_ROW === 0;
  const isBeside = from.column !== to.column;
  const column = isWholeRow ? BORDERS[0] : isBeside ? (BORDERS[((first - 1) % PER_ROW) + 1] ?? BORDERS[0]) : from.column;
  return { column, row: from.row[0] === to.row[0] ? from.row : [from.row[1], from.row[1] + 1] };
}

/** Every bet on numbers of a layout with its place on the felt, from the zeros down. No two share a place. */
export function feltSpots(wheel: Wheel): readonly FeltSpot[] {
  const beside = wheel === 'american' ? BESIDE_ZEROS : BESIDE_ZERO;
  return insideBets(wheel)
    .map((numbers) => ({ numbers, ...(beside[numbers.join()] ?? amongNumbers(numbers)) }))
    .toSorted((a, b) => a.row[0] - b.row[0] || a.column[0] - b.column[0]);
}

/** The numbers that are painted on the felt, each as far as its borders reach. */
export function feltCells(wheel: Wheel): readonly (FeltArea & { readonly number: number })[] {
  const zeros = wheel === 'american' ? [0, DOUBLE_ZERO] : [0];
  const beside = wheel === 'american' ? BESIDE_ZEROS : BESIDE_ZERO;
  return [
    ...zeros.flatMap((number) => {
      const area = beside[number];
      return area ? [{ number, ...area }] : [];
    }),
    ...Array.from({ length: ROWS * PER_ROW }, (_, i) => ({ number: i + 1, ...atNumber(i + 1) })),
  ];
}

export type Heading = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;

/** The spot that lies next in a direction; the same one at the edge of the felt. */
export function nextSpot(spots: readonly FeltSpot[], from: FeltSpot, heading: Heading): FeltSpot {
  const isAcross = heading === 'ArrowLeft' || heading === 'ArrowRight';
  const sign = heading === 'ArrowLeft' || heading === 'ArrowUp' ? -1 : 1;
  let best: { readonly spot: FeltSpot; readonly cost: number } | undefined;
  for (const spot of spots) {
    const [dx, dy] = [middle(spot.column) - middle(from.column), middle(spot.row) - middle(from.row)];
    const [along, aside] = isAcross ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    // A spot that lies aside counts for more: a key goes straight on where it can.
    const cost = along + aside * PER_ROW;
    if (along > 0 && (best === undefined || cost < best.cost)) best = { spot, cost };
  }
  return best?.spot ?? from;
}
