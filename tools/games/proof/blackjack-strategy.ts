import { bestMove } from '../../../packages/casino/src/blackjack/advice.ts';
import type { BlackjackOptions } from '../../../packages/casino/src/blackjack/options.ts';
import type { BlackjackMove, BlackjackState } from '../../../packages/casino/src/blackjack/round.ts';
import { faceValue } from '../../../packages/casino/src/cards/cards.ts';

/** A move by the state of a round. */
export type Strategy = (state: BlackjackState) => BlackjackMove;

/** The part of a state that best play looks at, as a number. */
function situation({ hands, active, dealer }: BlackjackState): number {
  const cards = hands[active]?.cards ?? [];
  let [hard, ace] = [0, 0];
  for (const card of cards) {
    const face = faceValue(card);
    hard += face;
    if (face === 1) ace = 1;
  }
  // Two cards may be doubled or split, and split by their face; more are worth what they count.
  const pair = cards.length > 2 ? 0 : faceValue(cards[0] as number) === faceValue(cards[1] as number) ? 2 : 1;
  return ((((faceValue(dealer[0] as number) * 32 + hard) * 2 + ace) * 3 + pair) * 8 + hands.length) * 8 + active;
}

/** The moves that the product advises, each computed once. */
export function bestStrategy(): Strategy {
  const known = new Map<number, BlackjackMove>();
  return (state) => {
    const key = situation(state);
    let move = known.get(key);
    if (move === undefined) {
      move = bestMove(state) ?? 'stand';
      known.set(key, move);
    }
    return move;
  };
}

/** The card of the lowest suit that shows a face: an ace 1, court cards 10. */
const cardOf = (face: number): number => (face === 1 ? 48 : (face - 2) * 4);

/** A round in which a hand is asked about: `before` hands have been played, `waiting` have one card. */
export const askedState = (
  rules: BlackjackOptions,
  up: number,
  hand: readonly number[],
  { before, waiting }: { readonly before: number; readonly waiting: number },
): BlackjackState => {
  const split = { cards: [cardOf(hand[0] as number)], stake: 1, ending: null } as const;
  const played = Array.from({ length: before }, () => ({ ...split, cards: [...split.cards, cardOf(10)] }));
  const asked = { cards: hand.map(cardOf), stake: 1, ending: null } as const;
  return {
    rules,
    hands: [...played, asked, ...Array.from({ length: waiting }, () => split)],
    active: before,
    dealer: [cardOf(up)],
    insured: false,
    over: false,
  };
};
