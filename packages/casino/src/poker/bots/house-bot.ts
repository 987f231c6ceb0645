import type { Draws } from '../../draws/draws.ts';
import type { HandAction } from '../hand-state.ts';
import type { LegalActions } from '../legal-actions.ts';
import type { SeatView } from '../seat-view.ts';
import { equityOf } from './equity.ts';

/** Deals by which a bot judges its hand: within some 4 parts in 100 of what all of them would say. */
const DEALS = 150;
/** A bot bluffs once in so many of its turns with nothing to lose by a check. */
const BLUFF_ONE_IN = 16;

/** A hand is worth a raise when its share is so many times an even one. */
const RAISE_ABOVE = 1.3;
const RAISE_LARGE_ABOVE = 1.8;

/** A bet of a share of the pot on top of a call, held between what is legal; the call itself where no raise is. */
function raised(
  view: SeatView,
  own: number,
  { raiseTo, callChips, canCheck }: LegalActions,
  numerator: number,
  denominator: number,
): HandAction {
  if (!raiseTo) return { seat: own, kind: canCheck ? 'check' : 'call' };
  const sized = view.currentBet + Math.floor(((view.potChips + callChips) * numerator) / denominator);
  return { seat: own, kind: 'raise', to: Math.min(raiseTo.max, Math.max(raiseTo.min, sized)) };
}

/**
 * The decision of a house bot. It is given what its seat sees, as a player is, and draws of its own that have nothing to do with the deck's; it
 * cannot know more. It plays plainly: it weighs its share of the pot against what a call costs, raises with more than its part and seldom bluffs.
 *
 * @param view of the bot's own seat, whose turn it is
 */
export function decideForBot(view: SeatView, draws: Pick<Draws, 'below'>): HandAction {
  const { own, legal } = view;
  if (own === null || !legal) throw new RangeError('a bot decides for its own seat and in its turn');
  const players = view.seats.filter(({ standing }) => standing !== 'folded').length;
  const equity = equityOf(view, draws, DEALS);
  const parts = equity * players;
  if (parts > RAISE_LARGE_ABOVE && draws.below(4) > 0) return raised(view, own, legal, 1, 1);
  if (parts > RAISE_ABOVE && draws.below(2) === 0) return raised(view, own, legal, 2, 3);
  if (legal.canCheck) return draws.below(BLUFF_ONE_IN) === 0 ? raised(view, own, legal, 1, 2) : { seat: own, kind: 'check' };
  const isWorthIt = equity * (view.potChips + legal.callChips) > legal.callChips;
  // Before the flop a hand that is no better than the others' is not worth the bets that follow.
  const isPlayed = view.street !== 'preflop' || parts > 1 || view.currentBet === view.rules.bigBlind;
  return { seat: own, kind: isWorthIt && isPlayed ? 'call' : 'fold' };
}
