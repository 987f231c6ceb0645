import { potsNow } from './end-hand.ts';
import { type HandOutcome, type HandState, type Standing, type Street, seatOf } from './hand-state.ts';
import { type LegalActions, legalActions } from './legal-actions.ts';
import type { HandRules } from './rules.ts';

export interface SeenSeat {
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  readonly standing: Standing;
  /** `null` where they are hidden from the viewer. */
  readonly cards: readonly number[] | null;
}

/** A hand as one seat sees it, or as somebody who only watches does. Nothing else of a hand is shown to anybody, house bots included. */
export interface SeatView {
  readonly rules: HandRules;
  readonly positions: HandState['setup']['positions'];
  /** `null` for who only watches. */
  readonly own: number | null;
  /** The viewer's own cards; empty for who only watches. */
  readonly ownCards: readonly number[];
  readonly street: Street;
  readonly board: readonly number[];
  /** Clockwise from the button on. */
  readonly seats: readonly SeenSeat[];
  /** Chips of all pots, the street's bets included. */
  readonly potChips: number;
  /** The main pot and the side pots as they lie, what is not called yet left out. */
  readonly pots: readonly { readonly chips: number; readonly players: number }[];
  readonly currentBet: number;
  readonly toAct: number | null;
  /** Of the viewer, while it is the viewer's turn. */
  readonly legal: LegalActions | null;
  readonly outcome: Omit<HandOutcome, 'strengths'> | null;
}

/** Strengths say what hidden hands were, so that they stay behind. */
const seenOutcome = ({ outcome }: HandState): SeatView['outcome'] =>
  outcome && { pots: outcome.pots, uncalled: outcome.uncalled, rake: outcome.rake, shown: outcome.shown };

/**
 * The part of a hand that a seat may know: its own cards, and those of others once they have been turned up.
 *
 * @param own the viewer's seat; `null` for somebody who only watches
 */
export function seatView(state: HandState, own: number | null): SeatView {
  const isSeen = (seat: number): boolean => seat === own || (state.outcome?.shown.includes(seat) ?? false);
  return {
    rules: state.setup.rules,
    positions: state.setup.positions,
    own,
    ownCards: own === null ? [] : seatOf(state, own).hole,
    street: state.street,
    board: state.board,
    seats: state.seats.map(({ seat, stack, bet, standing, hole }) => ({ seat, stack, bet, standing, cards: isSeen(seat) ? hole : null })),
    potChips: state.seats.reduce((sum, { paid }) => sum + paid, state.dead),
    pots: potsNow(state).pots.map(({ chips, eligible }) => ({ chips, players: eligible.length })),
    currentBet: state.currentBet,
    toAct: state.toAct,
    legal: own !== null && state.toAct === own ? legalActions(state, own) : null,
    outcome: seenOutcome(state),
  };
}
