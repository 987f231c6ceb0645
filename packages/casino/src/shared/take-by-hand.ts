import { multipleAt } from './multiple-curve.ts';
import type { SharedGame } from './shared-game.ts';

/**
 * The multiple at which a bet is paid that its player takes so long after the round's start: what the curve shows, at most the bet's target, which
 * would have been paid first. Null before the start, from the round's end on, and where nothing is taken by hand.
 */
export function takeByHand(game: SharedGame, bet: { readonly target: number | null }, result: number, elapsedMs: number): number | null {
  if (!game.isTakenByHand || elapsedMs < 0 || elapsedMs >= game.runMs(result)) return null;
  return Math.min(multipleAt(elapsedMs), bet.target ?? Number.POSITIVE_INFINITY);
}
