import { bestMove } from '@touchline/casino/blackjack/advice';
import type { BlackjackView } from '@touchline/casino/blackjack/blackjack';
import type { BlackjackOptions } from '@touchline/casino/blackjack/options';
import type { BlackjackMove } from '@touchline/casino/blackjack/round';

/** A decision as its button is called. */
export type BlackjackChoice = BlackjackMove | 'insure' | 'decline';

/** The choice with the highest return, computed from the visible cards; null if there is no choice. */
export function bestChoice(rules: BlackjackOptions, view: BlackjackView): BlackjackChoice | null {
  // One card in thirteen less than a third of them count ten: two to one is too little for the insurance ever to be worth its stake.
  if (view.moves.includes('insure')) return 'decline';
  const hands = view.hands.map(({ cards, stake, ending }) => ({ cards, stake: stake === 2 ? (2 as const) : (1 as const), ending }));
  return bestMove({ rules, hands, active: view.active, dealer: view.dealer, insured: view.insured, over: view.moves.length === 0 }) ?? null;
}
