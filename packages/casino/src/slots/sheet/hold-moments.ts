import { add, mul, type Ratio, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import type { HoldAndWin } from '../engine/maths.ts';
import { type Moments, NOTHING, plus } from './moments.ts';

const whole = (n: number): Ratio => ratio(BigInt(n), 1n);

/** The value of one coin. */
function coinMoments({ coins }: HoldAndWin): Moments {
  const weights = coins.reduce((sum, { weight }) => sum + weight, 0);
  const mean = coins.reduce((sum, { value, weight }) => sum + value * weight, 0);
  const square = coins.reduce((sum, { value, weight }) => sum + value ** 2 * weight, 0);
  return {
    mean: ratio(BigInt(mean), BigInt(weights)),
    square: ratio(BigInt(square), BigInt(weights)),
    max: Math.max(...coins.map(({ value }) => value)),
  };
}

const sumOfCoins = (coin: Moments, count: number): Moments => Array.from({ length: count }, () => coin).reduce(plus, NOTHING);

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** The chance that `landing` of `empty` cells receive a coin. */
const landingChance = ({ landing }: HoldAndWin, empty: number, coins: number): Ratio => {
  const [of, outOf] = [BigInt(landing.of), BigInt(landing.outOf)];
  return ratio(choose(empty, coins) * of ** BigInt(coins) * (outOf - of) ** BigInt(empty - coins), outOf ** BigInt(empty));
};

/**
 * The pay of a held board that begins with `held` coins: the chain of (coins, respins left) solved backwards. Values do not depend on what
 * lands, so that the moments of each step add up.
 */
export function holdMoments(hold: HoldAndWin, held: number, cells: number): Moments {
  const coin = coinMoments(hold);
  const known = new Map<string, Moments>();
  const worth = (coins: number, left: number): Moments => {
    if (coins === cells) return { mean: whole(hold.full), square: whole(hold.full ** 2), max: hold.full };
    if (left === 0) return NOTHING;
    const key = `${coins} ${left}`;
    const before = known.get(key);
    if (before) return before;
    let sum: Moments = { mean: ZERO, square: ZERO, max: 0 };
    for (let landed = 0; landed <= cells - coins; landed += 1) {
      const chance = landingChance(hold, cells - coins, landed);
      const after = plus(sumOfCoins(coin, landed), worth(coins + landed, landed > 0 ? hold.respins : left - 1));
      sum = {
        mean: reduced(add(sum.mean, mul(chance, after.mean))),
        square: reduced(add(sum.square, mul(chance, after.square))),
        max: Math.max(sum.max, after.max),
      };
    }
    known.set(key, sum);
    return sum;
  };
  return plus(sumOfCoins(coin, held), worth(held, hold.respins));
}
