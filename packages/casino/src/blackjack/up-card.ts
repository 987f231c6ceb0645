import { greatest } from '../exact.ts';
import { FACES, meanOverCards, remembered, UNIT } from './exact-units.ts';
import type { BlackjackOptions } from './options.ts';
import { best, dealerDraws, isBust, mayDouble, type Points, pointsOf, withCard } from './points.ts';

/** The worth of the player's choices against one card of the dealer's, in {@link UNIT}s a stake, with best play after them. */
export interface UpCard {
  /** The chance of a dealer's blackjack. */
  readonly blackjack: bigint;
  stand(hand: Points): bigint;
  hit(hand: Points): bigint;
  double(hand: Points): bigint;
  /** The better of standing and hitting. */
  play(hand: Points): bigint;
  /** Hands of one card, a face, that wait for their second, where so many splits are left. */
  waiting(face: number, hands: number, splits: number): bigint;
  readonly surrender: bigint;
}

const LOWEST = 17;

/** Chances of the dealer's ends: 17 to 21 and, last, more. A blackjack is left out. */
function dealerEnds(rules: BlackjackOptions, up: Points): readonly bigint[] {
  const chance = remembered((hard: number, ace: boolean, end: number, cards: number): bigint => {
    const hand = { hard, ace };
    if (cards > 1 && !dealerDraws(hand, rules.soft17)) return (isBust(hand) ? 22 : best(hand)) === end ? UNIT : 0n;
    return meanOverCards((face) => {
      const next = withCard(hand, face);
      // How many cards there are beyond two makes no difference, and would be remembered for each number apart.
      return cards === 1 && best(next) === 21 ? 0n : chance(next.hard, next.ace, end, 2);
    });
  });
  return Array.from({ length: 6 }, (_, i) => chance(up.hard, up.ace, LOWEST + i, 1));
}

/** Works out a dealer's card. Where the dealer peeks, values are those of the deals without a blackjack: it has ended the others. */
export function upCard(rules: BlackjackOptions, face: number): UpCard {
  const ends = dealerEnds(rules, pointsOf([face]));
  const blackjack = UNIT - ends.reduce((sum, chance) => sum + chance, 0n);
  const lost = -(rules.peek ? UNIT - blackjack : UNIT);
  const stand = (hand: Points): bigint =>
    isBust(hand)
      ? lost
      : ends.reduce(
          (sum, chance, i) => {
            const end = LOWEST + i;
            return end === best(hand) ? sum : end > 21 || end < best(hand) ? sum + chance : sum - chance;
          },
          rules.peek ? 0n : -blackjack,
        );
  const hitTo = (hand: Points): bigint => meanOverCards((next) => (isBust(withCard(hand, next)) ? lost : play(withCard(hand, next))));
  const playOf = remembered((hard: number, ace: boolean): bigint => greatest(stand({ hard, ace }), hitTo({ hard, ace })));
  const play = ({ hard, ace }: Points): bigint => playOf(hard, ace);
  const double = (hand: Points): bigint => 2n * meanOverCards((next) => stand(withCard(hand, next)));
  const ofSplit = (hand: Points, oneCard: boolean): bigint => {
    if (oneCard) return stand(hand);
    return mayDouble(rules, hand, true) ? greatest(play(hand), double(hand)) : play(hand);
  };
  const waiting = remembered((one: number, hands: number, splits: number): bigint => {
    if (hands === 0) return 0n;
    const oneCard = one === 1 && rules.acesOneCard;
    return meanOverCards((next) => {
      const kept = ofSplit(pointsOf([one, next]), oneCard) + waiting(one, hands - 1, splits);
      return next === one && splits > 0 && !oneCard ? greatest(kept, waiting(one, hands + 1, splits - 1)) : kept;
    });
  });
  return { blackjack, stand, hit: hitTo, double, play, waiting, surrender: lost / 2n };
}

/** All ten cards of the dealer, with how many ranks show each face. */
export const upCards = (rules: BlackjackOptions): readonly { readonly ranks: bigint; readonly up: UpCard }[] =>
  FACES.map(([face, ranks]) => ({ ranks, up: upCard(rules, face) }));
