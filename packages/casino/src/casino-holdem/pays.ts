import { HAND, kindOf, leadingRank } from '../cards/poker-hand.ts';

const ACE = 12;
/** A pair of fours: the least with which the dealer plays. */
export const QUALIFYING = (HAND.pair << 20) | (2 << 16);
/** A call stakes twice the ante. */
export const CALL = 2;

/** The winnings of the ante per unit by the strength of the player's seven cards. */
export function anteOdds(strength: number): number {
  const kind = kindOf(strength);
  if (kind === HAND.straightFlush) return leadingRank(strength) === ACE ? 100 : 20;
  if (kind === HAND.fourOfAKind) return 10;
  if (kind === HAND.fullHouse) return 3;
  return kind === HAND.flush ? 2 : 1;
}

/** The winnings of the bonus per unit by the strength of the player's two cards and the flop: a pair of aces or better; -1 below it. */
export function bonusOdds(strength: number): number {
  const kind = kindOf(strength);
  if (kind === HAND.straightFlush) return leadingRank(strength) === ACE ? 100 : 50;
  if (kind === HAND.fourOfAKind) return 40;
  if (kind === HAND.fullHouse) return 30;
  if (kind === HAND.flush) return 20;
  return kind > HAND.pair || (kind === HAND.pair && leadingRank(strength) === ACE) ? 7 : -1;
}

/** Turns and rivers, times hands of the dealer, that a player's hand and flop leave: C(47, 2) x C(45, 2). */
export const DEALS_AFTER_FLOP = 1_070_190;
