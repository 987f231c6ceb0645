import type { Random } from '@touchline/kernel/random';
import { actInHand } from '../act-in-hand.ts';
import type { HandAction, HandState } from '../hand-state.ts';
import { legalActions } from '../legal-actions.ts';

/**
 * A deck in an order of its own.
 *
 * @internal
 */
export function shuffled(random: Random): readonly number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = random.int(i + 1);
    [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
  }
  return deck;
}

/** Any legal decision: often a call, sometimes an all-in, so that hands come to side pots and to their ends. */
function anyAction(state: HandState, seat: number, random: Random): HandAction {
  const { canCheck, raiseTo } = legalActions(state, seat);
  const dice = random.int(20);
  if (raiseTo && dice === 0) return { seat, kind: 'raise', to: raiseTo.max };
  if (raiseTo && dice < 5) return { seat, kind: 'raise', to: Math.min(raiseTo.max, raiseTo.min + random.int(1 + raiseTo.min)) };
  if (dice < 8) return { seat, kind: 'fold' };
  return { seat, kind: canCheck ? 'check' : 'call' };
}

/**
 * Plays a hand to its end with legal decisions at random.
 *
 * @internal
 */
export function playRandomly(begun: HandState, random: Random): HandState {
  let state = begun;
  while (state.toAct !== null) {
    const next = actInHand(state, anyAction(state, state.toAct, random));
    if (!next.ok) throw new Error(`a legal action is refused: ${next.error.message}`);
    state = next.value;
  }
  return state;
}
