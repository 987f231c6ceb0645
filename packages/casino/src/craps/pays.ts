import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';

/** Two faces, 1 to 6. */
export type Throw = readonly [number, number];

/** Bets on the shooter, the line's and those that begin later. */
export const LINES = ['pass', 'dontPass', 'come', 'dontCome'] as const;
export type Line = (typeof LINES)[number];

/** Bets on the next throw alone, with the totals that win and what they win per unit. */
const ONE_THROW = {
  field: { 2: 2, 3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 12: 3 },
  anySeven: { 7: 4 },
  anyCraps: { 2: 7, 3: 7, 12: 7 },
  aces: { 2: 30 },
  aceDeuce: { 3: 15 },
  yoEleven: { 11: 15 },
  boxcars: { 12: 30 },
} as const satisfies Readonly<Record<string, Readonly<Record<number, number>>>>;
export type OneThrow = keyof typeof ONE_THROW;
export const ONE_THROWS = Object.keys(ONE_THROW) as [OneThrow, ...OneThrow[]];

/** Bets that a total comes before a seven, for a hard way as a double. */
const STANDING = {
  place4: { total: 4, hard: false, odds: [9, 5] },
  place5: { total: 5, hard: false, odds: [7, 5] },
  place6: { total: 6, hard: false, odds: [7, 6] },
  place8: { total: 8, hard: false, odds: [7, 6] },
  place9: { total: 9, hard: false, odds: [7, 5] },
  place10: { total: 10, hard: false, odds: [9, 5] },
  hard4: { total: 4, hard: true, odds: [7, 1] },
  hard6: { total: 6, hard: true, odds: [9, 1] },
  hard8: { total: 8, hard: true, odds: [9, 1] },
  hard10: { total: 10, hard: true, odds: [7, 1] },
} as const satisfies Readonly<Record<string, { total: number; hard: boolean; odds: readonly [number, number] }>>;
export type Standing = keyof typeof STANDING;
export const STANDINGS = Object.keys(STANDING) as [Standing, ...Standing[]];

export type SideBet = OneThrow | Standing;

const isStanding = (on: SideBet): on is Standing => on in STANDING;
export const totalOf = ([a, b]: Throw): number => a + b;
const SEVEN = 7;
const whole = (units: number): Ratio => ratio(BigInt(units), 1n);

/** The return of a throw per unit of a bet beside the line; `null` where the bet stands on. */
export function sidePay(on: SideBet, dice: Throw): Ratio | null {
  const total = totalOf(dice);
  if (!isStanding(on)) {
    const odds = (ONE_THROW[on] as Readonly<Record<number, number>>)[total];
    return odds === undefined ? ZERO : whole(1 + odds);
  }
  const bet = STANDING[on];
  if (total === SEVEN) return ZERO;
  if (total !== bet.total) return null;
  return bet.hard && dice[0] !== dice[1] ? ZERO : ratio(BigInt(bet.odds[0] + bet.odds[1]), BigInt(bet.odds[1]));
}

const isAgainst = (on: Line): boolean => on === 'dontPass' || on === 'dontCome';

/** The result of a throw for a bet on the shooter: a return per unit, a point, or nothing yet (`null`). */
export function lineResult(on: Line, point: number | null, total: number): { readonly pay: Ratio } | { readonly point: number } | null {
  const settled = (shooterWins: boolean) => ({ pay: shooterWins === isAgainst(on) ? ZERO : whole(2) });
  if (point !== null) return total === point || total === SEVEN ? settled(total === point) : null;
  if (total === SEVEN || total === 11) return settled(true);
  if (total === 12 && isAgainst(on)) return { pay: whole(1) };
  return total <= 3 || total === 12 ? settled(false) : { point: total };
}

/** The winnings per unit of odds behind a point: the true ones. */
const TRUE_ODDS: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 1],
  5: [3, 2],
  6: [6, 5],
  8: [6, 5],
  9: [3, 2],
  10: [2, 1],
};

/** The return of odds per unit when the bet in front of them wins. */
export function oddsPay(on: Line, point: number): Ratio {
  const [won, staked] = TRUE_ODDS[point] ?? [1, 1];
  return isAgainst(on) ? ratio(BigInt(won + staked), BigInt(won)) : ratio(BigInt(won + staked), BigInt(staked));
}

/** How many times the bet in front of them odds may be: three, four or five by the point, six against the shooter. */
export const maxOdds = (on: Line, point: number): number => (isAgainst(on) ? 6 : 5 - Math.abs(7 - point) + 1);
