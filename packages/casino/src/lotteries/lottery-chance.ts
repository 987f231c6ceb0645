import { mul, type Ratio, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import { choose } from '../choose.ts';
import { sum } from '../exact.ts';
import type { FixedLottery, Lottery } from './lottery.ts';

/** The chance that exactly `hits` of `picks` numbers are among those drawn, in lowest terms. */
export const lotteryChance = ({ numbers, drawn }: Pick<Lottery, 'numbers' | 'drawn'>, picks: number, hits: number): Ratio =>
  reduced(ratio(choose(drawn, hits) * choose(numbers - drawn, picks - hits), choose(numbers, picks)));

/** The return of a line of so many picks at fixed odds, exact. */
export const fixedReturn = (lottery: FixedLottery, picks: number): Ratio =>
  sum((lottery.pays.get(picks) ?? []).map((pay, hits) => (pay.num === 0n ? ZERO : mul(pay, lotteryChance(lottery, picks, hits)))));
