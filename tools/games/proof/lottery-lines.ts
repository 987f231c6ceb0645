import { drawNumbers, hitsOf } from '../../../packages/casino/src/lotteries/draw-lottery.ts';
import { ALL_LOTTERIES } from '../../../packages/casino/src/lotteries/lotteries.ts';
import type { FixedLottery } from '../../../packages/casino/src/lotteries/lottery.ts';
import { fixedReturn, lotteryChance } from '../../../packages/casino/src/lotteries/lottery-chance.ts';
import { settleLottery } from '../../../packages/casino/src/lotteries/settle-lottery.ts';
import { type ProofLine, toNumber } from './proof-line.ts';

/** One line of the first numbers, sold by itself; rounds are counted by right numbers. */
function fixedLine(lottery: FixedLottery, picks: number): ProofLine {
  const numbers = Array.from({ length: picks }, (_, i) => i + 1);
  const chances = Array.from({ length: picks + 1 }, (_, hits) => toNumber(lotteryChance(lottery, picks, hits)));
  const pays = (lottery.pays.get(picks) ?? []).map(toNumber);
  const expected = fixedReturn(lottery, picks);
  const meanSquare = pays.reduce((sum, pay, hits) => sum + pay ** 2 * (chances[hits] as number), 0);
  return {
    game: lottery.key,
    way: `a line of ${picks}`,
    expected,
    deviation: Math.sqrt(meanSquare - toNumber(expected) ** 2),
    max: Math.max(...pays),
    chances,
    play(draws) {
      const hits = hitsOf(numbers, drawNumbers(lottery, draws));
      const { paidMinor } = settleLottery(lottery, lottery.linePriceMinor, 0n, [{ picks, hits, lines: 1 }]);
      return { pay: Number(paidMinor) / Number(lottery.linePriceMinor), class: hits };
    },
  };
}

/** Lotteries at fixed odds, for each number of picks. What a pool returns hangs on what is sold, and is no figure of its rules. */
export const LOTTERY_LINES: readonly ProofLine[] = ALL_LOTTERIES.flatMap((lottery) =>
  lottery.kind === 'fixed' ? [...lottery.pays.keys()].map((picks) => fixedLine(lottery, picks)) : [],
);
