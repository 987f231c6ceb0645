import { handEvents } from '@touchline/casino/poker/history/hand-events';
import { seatView } from '@touchline/casino/poker/seat-view';
import type { PokerHandEvent, PokerHandView } from '@touchline/contract/poker/shapes';
import type { Queryable } from '#platform/db/queryable';
import { stateOf } from '../hands/open-hand.ts';
import type { PokerHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';

const told = (event: ReturnType<typeof handEvents>[number]): PokerHandEvent => {
  if (event.kind === 'street') return { ...event, board: [...event.board] };
  return event.kind === 'shows' ? { ...event, cards: [...event.cards] } : event;
};

/**
 * A hand as one seat of it sees it, or as who only watches.
 *
 * @param own the viewer's seat in this hand, which may be somebody else's by now; null for who was not dealt in
 */
export async function presentHand(on: Queryable, deps: PokerDeps, hand: PokerHand, own: number | null): Promise<PokerHandView> {
  const state = await stateOf(on, deps, hand);
  const { positions, ownCards, street, board, seats, potChips, pots, currentBet, toAct, legal, outcome } = seatView(state, own);
  return {
    handId: String(hand.id),
    positions,
    ownCards: [...ownCards],
    street,
    board: [...board],
    seats: seats.map(({ cards, ...seat }) => ({ ...seat, cards: cards && [...cards] })),
    potChips,
    pots: [...pots],
    currentBet,
    toAct,
    legal,
    outcome: outcome && {
      pots: outcome.pots.map(({ chips, rake, winners }) => ({
        chips,
        rake,
        winners: winners.map(({ seat, chips: won }) => ({ seat, chips: won })),
      })),
      uncalled: outcome.uncalled,
      rake: outcome.rake,
      shown: [...outcome.shown],
    },
    turnAt: hand.turnAt?.getTime() ?? null,
    actsBy: hand.actsBy?.getTime() ?? null,
    events: handEvents(state.setup, hand.actions).map(told),
  };
}
