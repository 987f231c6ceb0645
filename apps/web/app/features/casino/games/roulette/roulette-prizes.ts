import { covers, insideBets, pocketsOf, type Wheel } from '@touchline/casino/roulette/layout';
import { type RouletteBet, winningPay } from '@touchline/casino/roulette/pays';
import { type Ratio, ratio } from '@touchline/kernel/ratio';

/** Bets that are paid alike: one of them stands for all. */
export interface RoulettePrize {
  readonly key: 'numbers' | 'dozen' | 'even';
  /** How many numbers win. */
  readonly count: number;
  readonly pay: Ratio;
  readonly chance: Ratio;
}

/** Pays of the bets of a layout when they win, and how likely that is: fewest numbers first. */
export function roulettePrizes(wheel: Wheel): readonly RoulettePrize[] {
  const pockets = pocketsOf(wheel);
  const all = Array.from({ length: pockets }, (_, pocket) => pocket);
  const line = (key: RoulettePrize['key'], bet: RouletteBet): RoulettePrize => {
    const count = 'numbers' in bet ? bet.numbers.length : all.filter((pocket) => covers(bet.outside, pocket)).length;
    return { key, count, pay: ratio(BigInt(winningPay(bet)), 1n), chance: ratio(BigInt(count), BigInt(pockets)) };
  };
  const shapes = new Map(insideBets(wheel).map((numbers) => [numbers.length, numbers]));
  const inside = [...shapes.values()].toSorted((a, b) => a.length - b.length).map((numbers) => line('numbers', { numbers }));
  return [...inside, line('dozen', { outside: 'dozen1' }), line('even', { outside: 'red' })];
}
