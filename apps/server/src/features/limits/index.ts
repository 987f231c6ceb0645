import type { AccountFeature } from '#features/account';
import type { Feature } from '#platform/feature';

/** The gate in front of everything that takes a player's money: whoever is blocked or excluded gets no further. */
export function createLimitsFeature({ account }: { readonly account: AccountFeature }) {
  return {
    handlers: {},
    /** Throws Failure `account_blocked` or `self_excluded`. */
    requireMayDeposit: (playerId: bigint): Promise<void> => account.requireStanding(playerId),
    /** Throws Failure `account_blocked` or `self_excluded`. */
    requireMayBet: (playerId: bigint): Promise<void> => account.requireStanding(playerId),
  } satisfies Feature<never> & Record<string, unknown>;
}

export type LimitsFeature = ReturnType<typeof createLimitsFeature>;
