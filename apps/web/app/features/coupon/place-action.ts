import type { LegNow, PriceMoves } from './price-moves.ts';

/** What the coupon's one big button does now. Exactly one of these holds; the order is the order in which a player has to put things right. */
export type PlaceAction =
  | { readonly do: 'login' }
  | { readonly do: 'offline' }
  | { readonly do: 'remove-blocked'; readonly count: number }
  | { readonly do: 'combine' }
  | { readonly do: 'stake' }
  | { readonly do: 'raise'; readonly minMinor: bigint }
  | { readonly do: 'lower'; readonly maxMinor: bigint }
  | { readonly do: 'deposit'; readonly missingMinor: bigint }
  | { readonly do: 'accept-and-place' }
  | { readonly do: 'place' };

export interface PlaceFacts {
  readonly legs: readonly (LegNow | undefined)[];
  readonly moves: Pick<PriceMoves, 'toAccept'>;
  /** The legs cannot be one bet of this kind. */
  readonly refused: boolean;
  readonly signedIn: boolean;
  readonly online: boolean;
  readonly stakeMinor: bigint | null;
  /** Null until the server has said. */
  readonly bounds: { readonly minMinor: bigint; readonly maxMinor: bigint } | null;
  readonly balanceMinor: bigint;
}

export function decidePlaceAction(facts: PlaceFacts): PlaceAction {
  if (!facts.online) return { do: 'offline' };
  const blocked = facts.legs.filter((leg) => leg?.status === 'closed' || leg?.status === 'unknown').length;
  if (blocked > 0) return { do: 'remove-blocked', count: blocked };
  const locked = facts.legs.filter((leg) => leg !== undefined && (leg.status === 'suspended' || leg.odds === 0)).length;
  if (locked > 0) return { do: 'remove-blocked', count: locked };
  if (facts.refused) return { do: 'combine' };
  if (!facts.signedIn) return { do: 'login' };
  const { stakeMinor, bounds, balanceMinor } = facts;
  if (stakeMinor === null || stakeMinor === 0n) return { do: 'stake' };
  if (bounds !== null && stakeMinor < bounds.minMinor) return { do: 'raise', minMinor: bounds.minMinor };
  if (bounds !== null && stakeMinor > bounds.maxMinor) return { do: 'lower', maxMinor: bounds.maxMinor };
  if (stakeMinor > balanceMinor) return { do: 'deposit', missingMinor: stakeMinor - balanceMinor };
  return facts.moves.toAccept > 0 ? { do: 'accept-and-place' } : { do: 'place' };
}
