import { lineEndings, sideEndings } from '@touchline/casino/craps/expectation';
import {
  LINES,
  type Line,
  lineResult,
  ONE_THROWS,
  type SideBet,
  STANDINGS,
  sidePay,
  type Throw,
  totalOf,
} from '@touchline/casino/craps/pays';
import { returnsByChance, sum } from '@touchline/casino/exact';
import { compare, ONE, ZERO } from '@touchline/kernel/ratio';
import type { PlaceFigures } from '../chips/place-figures.ts';

export type CrapsPlace = Line | SideBet;

/** The groups of the layout, from the shooter's line to bets on one throw. */
export const CRAPS_GROUPS = [
  { key: 'line', places: LINES },
  { key: 'place', places: STANDINGS.filter((on) => on.startsWith('place')) },
  { key: 'hard', places: STANDINGS.filter((on) => on.startsWith('hard')) },
  { key: 'one', places: ONE_THROWS },
] as const satisfies readonly { readonly key: string; readonly places: readonly CrapsPlace[] }[];

const isLine = (on: CrapsPlace): on is Line => (LINES as readonly string[]).includes(on);

/** The most that a place returns per unit, and how likely it returns more than was staked. */
export function crapsFigures(on: CrapsPlace): PlaceFigures<CrapsPlace> {
  const { payouts } = returnsByChance(isLine(on) ? lineEndings(on) : sideEndings(on));
  const won = payouts.filter(({ pay }) => compare(pay, ONE) > 0);
  return { on, pay: payouts[0]?.pay ?? ZERO, chance: sum(won.map(({ chance }) => chance)) };
}

/** Whether the last of the throws has paid a place; of the line, chips that were laid before the first of them. */
export function wonByLast(on: CrapsPlace, rolls: readonly Throw[]): boolean {
  const last = rolls.at(-1);
  if (!last || on === 'come' || on === 'dontCome') return false;
  if (!isLine(on)) return compare(sidePay(on, last) ?? ZERO, ONE) > 0;
  let point: number | null = null;
  let won = false;
  for (const dice of rolls) {
    const result = lineResult(on, point, totalOf(dice));
    won = result !== null && 'pay' in result && compare(result.pay, ONE) > 0;
    if (result) point = 'point' in result ? result.point : null;
  }
  return won;
}
