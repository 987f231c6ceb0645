import { faceValue } from '../cards/cards.ts';
import { type BlackjackMove, type BlackjackState, handPoints, movesOf } from './round.ts';
import { upCard } from './up-card.ts';

/** The allowed move of the active hand with the highest return; `undefined` if there is no choice. */
export function bestMove(state: BlackjackState, allowed: (move: BlackjackMove) => boolean = () => true): BlackjackMove | undefined {
  const { rules, hands, active, dealer } = state;
  const moves = movesOf(state).filter(allowed);
  const hand = hands[active];
  if (!hand) return undefined;
  const up = upCard(rules, faceValue(dealer[0] as number));
  const points = handPoints(hand.cards);
  const face = faceValue(hand.cards[0] as number);
  const waiting = hands.length - active - 1;
  const splits = rules.hands - hands.length;
  const value = (move: BlackjackMove): bigint => {
    if (move === 'split') return up.waiting(face, waiting + 2, splits - 1);
    const others = up.waiting(face, waiting, splits);
    if (move === 'surrender') return up.surrender + others;
    return { hit: up.hit, stand: up.stand, double: up.double }[move](points) + others;
  };
  return moves.reduce<BlackjackMove | undefined>(
    (best, move) => (best === undefined || value(move) > value(best) ? move : best),
    undefined,
  );
}
