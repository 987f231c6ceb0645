import { add, ONE, type Ratio, ratio, reduced } from '@touchline/kernel/ratio';
import { HAND } from '../cards/poker-hand.ts';
import { bonusOdds, DEALS_AFTER_FLOP } from './pays.ts';
import solved from './solved.json' with { type: 'json' };

/** Flops, times hands of two cards beside each: C(52, 3) x C(49, 2). */
const FLOPS_AND_HANDS = 25_989_600n;

const won = (pick: (row: readonly number[]) => number): Ratio => {
  const sum = solved.reduce((total, row) => total + BigInt(row[3] as number) * BigInt(pick(row)), 0n);
  return reduced(add(ONE, ratio(sum, FLOPS_AND_HANDS * BigInt(DEALS_AFTER_FLOP))));
};

/** The return of the ante with best play; the call's gain or loss counts in. */
export const anteReturn = (): Ratio => won((row) => row[4] as number);

/** The return of the ante where every hand is called. Rounds are proven so. */
export const alwaysCalledReturn = (): Ratio => won((row) => row[5] as number);

const strength = (kind: number, rank: number): number => (kind << 20) | (rank << 16);
const ACE = 12;
const KING = 11;
/** Hands of five that pay apart, each with the strength of one of them, and how many of the 2,598,960 there are. */
const BONUS_HANDS: readonly (readonly [strength: number, hands: bigint])[] = [
  [strength(HAND.straightFlush, ACE), 4n],
  [strength(HAND.straightFlush, KING), 36n],
  [strength(HAND.fourOfAKind, 0), 624n],
  [strength(HAND.fullHouse, 0), 3_744n],
  [strength(HAND.flush, 0), 5_108n],
  [strength(HAND.straight, 0), 10_200n],
  [strength(HAND.threeOfAKind, 0), 54_912n],
  [strength(HAND.twoPair, 0), 123_552n],
  [strength(HAND.pair, ACE), 84_480n],
];
const HANDS_OF_FIVE = 2_598_960n;

/** The return of the bonus: the chances of a first hand of five. */
export const bonusReturn = (): Ratio => {
  const paid = BONUS_HANDS.reduce((total, [one, hands]) => total + hands * BigInt(bonusOdds(one) + 1), 0n);
  return reduced(ratio(paid, HANDS_OF_FIVE));
};
