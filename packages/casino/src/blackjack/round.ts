import { drawCard, faceValue } from '../cards/cards.ts';
import type { Draws } from '../draws/draws.ts';
import type { BlackjackOptions } from './options.ts';
import { best, dealerDraws, isBlackjack, isBust, mayDouble, pointsOf } from './points.ts';

export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

export interface PlayerHand {
  /** One card only while a hand of a split waits for its turn. */
  readonly cards: readonly number[];
  /** In first stakes. */
  readonly stake: 1 | 2;
  readonly ending: 'stood' | 'surrendered' | null;
}

export interface BlackjackState {
  readonly rules: BlackjackOptions;
  readonly hands: readonly PlayerHand[];
  /** The hand that is played. */
  readonly active: number;
  readonly dealer: readonly number[];
  /** Null until decided; declined where the dealer shows no ace. */
  readonly insured: boolean | null;
  readonly over: boolean;
}

export const faces = (cards: readonly number[]): readonly number[] => cards.map(faceValue);
export const handPoints = (cards: readonly number[]) => pointsOf(faces(cards));
export const isNatural = (cards: readonly number[]): boolean => isBlackjack(faces(cards));

const upFace = ({ dealer }: BlackjackState): number => faceValue(dealer[0] as number);

/** Moves that the active hand has; none while insurance is asked for. */
export function movesOf(state: BlackjackState): readonly BlackjackMove[] {
  const { rules, hands, active, insured, over } = state;
  const hand = hands[active];
  if (over || insured === null || !hand) return [];
  const moves: BlackjackMove[] = ['hit', 'stand'];
  if (hand.cards.length > 2) return moves;
  if (mayDouble(rules, handPoints(hand.cards), hands.length > 1)) moves.push('double');
  const [a, b] = faces(hand.cards);
  const splitAgain = hands.length < rules.hands && (hands.length === 1 || a !== 1 || !rules.acesOneCard);
  if (a === b && splitAgain) moves.push('split');
  if (rules.surrender && hands.length === 1) moves.push('surrender');
  return moves;
}

/** The dealer's turn: the second card if it is still missing, and more while a hand is left to be beaten. */
function finish(state: BlackjackState, draws: Draws): BlackjackState {
  const dealer = [...state.dealer];
  if (dealer.length === 1) dealer.push(drawCard(draws));
  const left = state.hands.some(({ cards, ending }) => ending !== 'surrendered' && !isBust(handPoints(cards)));
  const natural = state.hands.length === 1 && isNatural(state.hands[0]?.cards ?? []);
  if (left && !natural) while (dealerDraws(handPoints(dealer), state.rules.soft17)) dealer.push(drawCard(draws));
  return { ...state, dealer, over: true };
}

/** Goes on to the next hand that can be played; one that has waited gets its second card. */
function proceed(state: BlackjackState, draws: Draws): BlackjackState {
  const hands = [...state.hands];
  for (let active = state.active; active < hands.length; active += 1) {
    let hand = hands[active] as PlayerHand;
    if (hand.cards.length === 1) hand = { ...hand, cards: [...hand.cards, drawCard(draws)] };
    const [first] = faces(hand.cards);
    const oneCard = hands.length > 1 && first === 1 && state.rules.acesOneCard;
    if (hand.ending === null && (oneCard || best(handPoints(hand.cards)) >= 21)) hand = { ...hand, ending: 'stood' };
    hands[active] = hand;
    if (hand.ending === null) return { ...state, hands, active };
  }
  return finish({ ...state, hands, active: hands.length }, draws);
}

/** After insurance is decided: the dealer looks for a blackjack where the rules say so. */
const open = (state: BlackjackState, draws: Draws): BlackjackState =>
  state.rules.peek && isNatural(state.dealer) ? { ...state, over: true } : proceed(state, draws);

/** Deals the player, the dealer, the player and, where the dealer peeks, the dealer again. */
export function deal(rules: BlackjackOptions, draws: Draws): BlackjackState {
  const first = drawCard(draws);
  const up = drawCard(draws);
  const second = drawCard(draws);
  const state: BlackjackState = {
    rules,
    hands: [{ cards: [first, second], stake: 1, ending: null }],
    active: 0,
    dealer: rules.peek ? [up, drawCard(draws)] : [up],
    insured: null,
    over: false,
  };
  return upFace(state) === 1 ? state : open({ ...state, insured: false }, draws);
}

export const insure = (state: BlackjackState, insured: boolean, draws: Draws): BlackjackState => open({ ...state, insured }, draws);

/** Plays a move that the active hand has. */
export function play(state: BlackjackState, move: BlackjackMove, draws: Draws): BlackjackState {
  const { hands, active } = state;
  const hand = hands[active] as PlayerHand;
  const replace = (...by: PlayerHand[]): BlackjackState => proceed({ ...state, hands: hands.toSpliced(active, 1, ...by) }, draws);
  switch (move) {
    case 'hit':
      return replace({ ...hand, cards: [...hand.cards, drawCard(draws)] });
    case 'double':
      return replace({ cards: [...hand.cards, drawCard(draws)], stake: 2, ending: 'stood' });
    case 'stand':
      return replace({ ...hand, ending: 'stood' });
    case 'surrender':
      return replace({ ...hand, ending: 'surrendered' });
    case 'split':
      return replace(...hand.cards.map((card): PlayerHand => ({ cards: [card], stake: 1, ending: null })));
  }
}
