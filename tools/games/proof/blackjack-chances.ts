import { FACES } from '../../../packages/casino/src/blackjack/exact-units.ts';
import type { BlackjackOptions } from '../../../packages/casino/src/blackjack/options.ts';
import { askedState, type Strategy } from './blackjack-strategy.ts';

/** Chances by what is gained, in tenths of the first stake. */
export type Gains = ReadonlyMap<number, number>;

/** A hand as it ends: points, 0 for too many; how many stakes are on it. */
interface HandEnd {
  readonly points: number;
  readonly stake: number;
  readonly chance: number;
}

const CARDS = FACES.map(([face, ranks]) => ({ face, chance: Number(ranks) / 13 }));
const BLACKJACK = 22;
const BUST = 0;

const hardOf = (hand: readonly number[]): number => hand.reduce((sum, face) => sum + face, 0);
/** The points of a hand; 0 for more than 21. */
function pointsOf(hand: readonly number[]): number {
  const hard = hardOf(hand);
  if (hard > 21) return BUST;
  return hard <= 11 && hand.includes(1) ? hard + 10 : hard;
}

function addTo(gains: Map<number, number>, gain: number, chance: number): void {
  if (chance > 0) gains.set(gain, (gains.get(gain) ?? 0) + chance);
}

/** How the dealer ends from a card: points, 0 for too many, 22 for a blackjack. */
function dealerEnds({ soft17 }: BlackjackOptions, up: number): Gains {
  const ends = new Map<number, number>();
  const draw = (hand: readonly number[], chance: number): void => {
    const points = pointsOf(hand);
    const isSoft17 = points === 17 && hardOf(hand) === 7;
    if (hand.length > 1 && (points === BUST || (points >= 17 && !(isSoft17 && soft17 === 'hit'))))
      addTo(ends, hand.length === 2 && points === 21 ? BLACKJACK : points, chance);
    else for (const card of CARDS) draw([...hand, card.face], chance * card.chance);
  };
  draw([up], 1);
  return ends;
}

/** One stake of a hand against an end of the dealer's, in tenths. */
const unitGain = (points: number, end: number): number => (points === BUST ? -10 : 10 * Math.sign(points - end) || 0);

/** Hands of a round against one card of the dealer's, played by a strategy. Written apart from the product's own dynamic programme. */
class AgainstCard {
  private readonly rules: BlackjackOptions;
  private readonly up: number;
  private readonly strategy: Strategy;
  private readonly known = new Map<string, readonly HandEnd[]>();
  private readonly splits = new Map<string, Gains>();

  constructor(rules: BlackjackOptions, up: number, strategy: Strategy) {
    this.rules = rules;
    this.up = up;
    this.strategy = strategy;
  }

  move(hand: readonly number[], before: number, waiting: number) {
    return this.strategy(askedState(this.rules, this.up, hand, { before, waiting }));
  }

  /** The ends of a hand that is not split. */
  ends(hand: readonly number[], before: number, waiting: number): readonly HandEnd[] {
    const points = pointsOf(hand);
    if (points === BUST || points === 21) return [{ points, stake: 1, chance: 1 }];
    const key = hand.length === 2 ? `${hand.join()} ${before} ${waiting}` : `${hardOf(hand)} ${hand.includes(1)}`;
    const known = this.known.get(key);
    if (known) return known;
    const move = this.move(hand, before, waiting);
    const ends = new Map<string, HandEnd>();
    const add = (end: HandEnd): void => {
      const one = `${end.points} ${end.stake}`;
      ends.set(one, { ...end, chance: end.chance + (ends.get(one)?.chance ?? 0) });
    };
    if (move === 'hit')
      for (const card of CARDS)
        for (const end of this.ends([...hand, card.face], before, waiting)) add({ ...end, chance: end.chance * card.chance });
    else if (move === 'double') for (const card of CARDS) add({ points: pointsOf([...hand, card.face]), stake: 2, chance: card.chance });
    else add({ points, stake: 1, chance: 1 });
    const list = [...ends.values()];
    this.known.set(key, list);
    return list;
  }

  /** The gains of `waiting` hands that were split off a face, against an end of the dealer's. */
  split(face: number, before: number, waiting: number, end: number): Gains {
    if (waiting === 0) return new Map([[0, 1]]);
    const key = [face, before, waiting, end].join();
    const known = this.splits.get(key);
    if (known) return known;
    const gains = new Map<number, number>();
    this.splits.set(key, gains);
    for (const card of CARDS) {
      const hand = [face, card.face];
      const isOneCard = face === 1 && this.rules.acesOneCard;
      const isAsked = !isOneCard && pointsOf(hand) < 21;
      if (isAsked && this.move(hand, before, waiting - 1) === 'split') {
        for (const [gain, chance] of this.split(face, before, waiting + 1, end)) addTo(gains, gain, chance * card.chance);
        continue;
      }
      const ends = isAsked ? this.ends(hand, before, waiting - 1) : [{ points: pointsOf(hand), stake: 1, chance: 1 }];
      const others = this.split(face, before + 1, waiting - 1, end);
      for (const one of ends)
        for (const [gain, chance] of others) addTo(gains, gain + one.stake * unitGain(one.points, end), chance * one.chance * card.chance);
    }
    return gains;
  }

  /** The gains of two first cards against an end of the dealer's. */
  first(hand: readonly number[], end: number): Gains {
    const isNatural = pointsOf(hand) === 21;
    if (end === BLACKJACK && (isNatural || this.rules.peek)) return new Map([[isNatural ? 0 : -10, 1]]);
    if (isNatural) return new Map([[this.rules.blackjack === '3:2' ? 15 : 12, 1]]);
    const move = this.move(hand, 0, 0);
    if (move === 'surrender') return new Map([[-5, 1]]);
    if (move === 'split') return this.split(hand[0] as number, 0, 2, end);
    const gains = new Map<number, number>();
    for (const { points, stake, chance } of this.ends(hand, 0, 0)) addTo(gains, stake * unitGain(points, end), chance);
    return gains;
  }
}

/** How likely each gain of a round is when it is played by a strategy and insurance is declined. */
export function blackjackChances(rules: BlackjackOptions, strategy: Strategy): Gains {
  const gains = new Map<number, number>();
  for (const up of CARDS) {
    const hands = new AgainstCard(rules, up.face, strategy);
    for (const [end, ofEnd] of dealerEnds(rules, up.face))
      for (const a of CARDS)
        for (const b of CARDS)
          for (const [gain, chance] of hands.first([a.face, b.face], end))
            addTo(gains, gain, chance * up.chance * ofEnd * a.chance * b.chance);
  }
  return gains;
}
