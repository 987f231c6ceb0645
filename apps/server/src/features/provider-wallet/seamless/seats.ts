import type { Launch, ProviderGamesFeature } from '#features/provider-games';
import { readSpendable } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';

/** A player at a game of a provider, known by the token of a launch. */
export interface Seat extends Launch {
  /** Whether stakes are taken: the token is the newest one of its launch, and the session of the site lives. */
  readonly isOpen: boolean;
}

export interface SeamlessDeps {
  readonly platform: Platform;
  readonly providerGames: ProviderGamesFeature;
}

/** The seats at games: who sits at one, and what they have. */
export function createSeats({ platform: { pool }, providerGames }: SeamlessDeps) {
  return {
    /**
     * The seat that a token is of. `user`: whom the message says it is about. Throws Failure `token_not_authenticated` for a token that never was or
     * is another player's, `currency_wrong` for money of another currency than the launch's.
     */
    async seat(
      provider: string,
      { token, user, currency }: { readonly token: string; readonly user?: string | undefined; readonly currency?: string | undefined },
    ): Promise<Seat> {
      const launch = await providerGames.readLaunch(provider, token);
      if (!launch || (user !== undefined && user !== String(launch.accountId))) throw new Failure('token_not_authenticated');
      if (currency !== undefined && currency !== launch.currency) throw new Failure('currency_wrong');
      const { isCurrent, ...seat } = launch;
      return { ...seat, isOpen: isCurrent && (await providerGames.isLive(seat.sessionId)) };
    },
    /** A new token for the seat's launch. Throws Failure `session_expired` where the session of the site has ended. */
    async renewToken({ id, sessionId }: Seat): Promise<string> {
      if (!(await providerGames.isLive(sessionId))) throw new Failure('session_expired');
      return inTransaction(pool, (client) => providerGames.issueToken(client, id));
    },
    /** Whom an account is: where they live (ISO alpha-2) and what money they play with. Throws Failure `token_not_authenticated`. */
    async info(provider: string, user: string): Promise<{ readonly currency: string; readonly country: string }> {
      const launch = /^[1-9]\d{0,17}$/.test(user) ? await providerGames.readLastLaunchOf(provider, BigInt(user)) : undefined;
      if (!launch) throw new Failure('token_not_authenticated');
      return { currency: launch.currency, country: await providerGames.readCountry(launch.playerId) };
    },
    /** The balance that can be staked, bonuses included; minor units. */
    async balance({ accountId }: Launch): Promise<bigint> {
      return (await readSpendable(pool, accountId))?.balanceMinor ?? 0n;
    },
  };
}
