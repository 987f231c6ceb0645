import type { MilliOdds } from '@touchline/kernel/odds';
import type { CurrentLegPrice, PriceChanges } from '../pricing/price-changes.ts';
import type { StakeBounds } from '../state/stake-bounds-store.ts';

/** The action of the coupon's one big button now. Exactly one of these holds; the order is the order in which a player has to put things right. */
export type PlaceAction =
  | { readonly do: 'login' }
  | { readonly do: 'offline' }
  /** The source of prices is silent: nothing is taken, and nothing is wrong with the coupon. */
  | { readonly do: 'wait' }
  | { readonly do: 'remove-blocked'; readonly count: number }
  | { readonly do: 'combine' }
  | { readonly do: 'stake' }
  | { readonly do: 'raise'; readonly minMinor: bigint }
  | { readonly do: 'lower'; readonly maxMinor: bigint }
  | { readonly do: 'deposit'; readonly missingMinor: bigint }
  /** An auto bet without the price that it waits for. */
  | { readonly do: 'target' }
  /** The joint price of a bet builder has not been shown yet. */
  | { readonly do: 'price' }
  /** Prices have moved and the player wants to be asked: agreeing to them is a press of its own. */
  | { readonly do: 'accept' }
  | { readonly do: 'accept-and-place' }
  | { readonly do: 'order' }
  | { readonly do: 'place' };

export interface PlaceFacts {
  readonly legs: readonly (CurrentLegPrice | undefined)[];
  readonly moves: Pick<PriceChanges, 'needAccepting'>;
  /** "Always ask me": nothing is sent at a price that has just taken the place of the one that the press was meant for. */
  readonly asksFirst: boolean;
  /** Every joint price has been shown once. */
  readonly priced: boolean;
  /** The legs cannot be one bet of this kind. */
  readonly refused: boolean;
  readonly signedIn: boolean;
  readonly online: boolean;
  readonly feedSilent: boolean;
  /** One for the whole, or one for each of several singles. */
  readonly stakesMinor: readonly (bigint | null)[];
  /** Null until the server has said. */
  readonly bounds: StakeBounds | null;
  readonly balanceMinor: bigint;
  /** The balance pays; else a free bet, a loan or another bet's value does. */
  readonly fromBalance: boolean;
  /** Waits for its price; null for a bet that is placed at once. */
  readonly auto: { readonly target: MilliOdds | null } | null;
}

export function decidePlaceAction(facts: PlaceFacts): PlaceAction {
  if (!facts.online) return { do: 'offline' };
  if (facts.feedSilent) return { do: 'wait' };
  const blocked = facts.legs.filter((leg) => leg?.status === 'closed' || leg?.status === 'unknown').length;
  if (blocked > 0) return { do: 'remove-blocked', count: blocked };
  const locked = facts.legs.filter((leg) => leg !== undefined && (leg.status === 'suspended' || leg.odds === 0)).length;
  if (locked > 0) return { do: 'remove-blocked', count: locked };
  if (facts.refused) return { do: 'combine' };
  if (!facts.signedIn) return { do: 'login' };
  const amount = decideAmount(facts);
  if (amount) return amount;
  if (facts.auto !== null) return facts.auto.target === null ? { do: 'target' } : { do: 'order' };
  if (!facts.priced) return { do: 'price' };
  if (facts.moves.needAccepting === 0) return { do: 'place' };
  return facts.asksFirst ? { do: 'accept' } : { do: 'accept-and-place' };
}

/** The fault of the amount. */
function decideAmount({ stakesMinor, bounds, balanceMinor, fromBalance }: PlaceFacts): PlaceAction | undefined {
  const stakes = stakesMinor.filter((stake) => stake !== null);
  if (stakes.length < stakesMinor.length || stakes.includes(0n)) return { do: 'stake' };
  if (bounds !== null && stakes.some((stake) => stake < bounds.minMinor)) return { do: 'raise', minMinor: bounds.minMinor };
  if (bounds !== null && stakes.some((stake) => stake > bounds.maxMinor)) return { do: 'lower', maxMinor: bounds.maxMinor };
  const sum = stakes.reduce((total, stake) => total + stake, 0n);
  return fromBalance && sum > balanceMinor ? { do: 'deposit', missingMinor: sum - balanceMinor } : undefined;
}
