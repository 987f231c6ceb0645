import type { PokerHandEvent, PokerHandView } from '@touchline/contract/poker/shapes';
import { wonBy } from '../poker/felt/won-by.ts';
import type { Sound } from './play-sound.ts';

/** The part of a hand that is heard. */
export type HeardHand = Pick<PokerHandView, 'handId' | 'toAct' | 'outcome' | 'seats'> & {
  readonly events: readonly Pick<PokerHandEvent, 'kind'>[];
};

const CHIPS: readonly PokerHandEvent['kind'][] = ['posts', 'call', 'bet', 'raise'];

/** All that a seat has of a hand that is over, less what it brought, is known once its stack is: a pot that only gives back what was put in is no gain. */
function hasGained(hand: HeardHand, own: number, broughtChips: number | null): boolean {
  const stack = hand.seats.find(({ seat }) => seat === own)?.stack;
  return wonBy(hand, own) > 0 && stack !== undefined && broughtChips !== null && stack > broughtChips;
}

/**
 * The sound of what is new at a table since it was seen last: one's own turn before all else. Null for nothing, and for what was there when the page came
 * up. `broughtChips` is the player's stack before the hand.
 */
export function pokerSound(
  before: HeardHand | null,
  now: HeardHand | null,
  own: { readonly seat: number; readonly broughtChips: number | null } | null,
): Sound | null {
  if (now === null || before === null) return null;
  const isSame = before.handId === now.handId;
  if (own && now.outcome === null && now.toAct === own.seat && !(isSame && before.toAct === own.seat)) return 'turn';
  if (now.outcome !== null && !(isSame && before.outcome !== null))
    return own && hasGained(now, own.seat, own.broughtChips) ? 'gain' : 'over';
  const news = now.events.slice(isSame ? before.events.length : 0);
  if (!isSame || news.some(({ kind }) => kind === 'street')) return 'card';
  return news.some(({ kind }) => CHIPS.includes(kind)) ? 'stake' : null;
}
