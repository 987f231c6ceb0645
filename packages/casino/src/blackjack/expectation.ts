import { type Ratio, ratio, reduced } from '@touchline/kernel/ratio';
import { FACES, UNIT } from './exact-units.ts';
import type { BlackjackOptions } from './options.ts';
import { isBlackjack, mayDouble, pointsOf } from './points.ts';
import { type UpCard, upCards } from './up-card.ts';

/** The winnings of a blackjack, as a share of the stake. */
export const blackjackOdds = ({ blackjack }: BlackjackOptions): Ratio => (blackjack === '3:2' ? ratio(3n, 2n) : ratio(6n, 5n));

/** The value of two first cards with best play. */
function firstHand(rules: BlackjackOptions, up: UpCard, a: number, b: number): bigint {
  if (isBlackjack([a, b])) {
    const { num, den } = blackjackOdds(rules);
    return ((UNIT - up.blackjack) * num) / den;
  }
  const hand = pointsOf([a, b]);
  let value = up.play(hand);
  const offer = (other: bigint): void => {
    if (other > value) value = other;
  };
  if (mayDouble(rules, hand, false)) offer(up.double(hand));
  if (a === b) offer(up.waiting(a, 2, rules.hands - 2));
  if (rules.surrender) offer(up.surrender);
  return rules.peek ? value - up.blackjack : value;
}

/**
 * The exact return per unit of the first stake with best play: a dynamic programme over all that the dealer shows and both may draw.
 * Insurance loses a thirteenth of what it costs and is declined.
 */
export function blackjackReturn(rules: BlackjackOptions): Ratio {
  let sum = 0n;
  for (const { ranks, up } of upCards(rules))
    for (const [a, first] of FACES) for (const [b, second] of FACES) sum += ranks * first * second * firstHand(rules, up, a, b);
  const deals = 13n ** 3n * UNIT;
  return reduced(ratio(deals + sum, deals));
}
