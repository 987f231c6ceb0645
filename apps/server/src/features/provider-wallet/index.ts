import type { ProviderGamesFeature } from '#features/provider-games';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { providerBalance } from './calls/provider-balance.ts';
import { providerCredit } from './calls/provider-credit.ts';
import { providerDebit } from './calls/provider-debit.ts';
import { providerRollback } from './calls/provider-rollback.ts';
import { registerSeamlessRoutes } from './seamless/seamless-routes.ts';
import { createSeamlessWallet } from './seamless/seamless-wallet.ts';

/**
 * The calls of providers of games: their signed words become movements of the wallet. Four calls of our own, by account; and the seamless wallet in the
 * trade's dialects, by launches of games.
 */
export function createProviderWalletFeature(platform: Platform, { providerGames }: { readonly providerGames: ProviderGamesFeature }) {
  const wallet = createSeamlessWallet({ platform, providerGames });
  return {
    handlers: {
      providerBalance: providerBalance(platform),
      providerDebit: providerDebit(platform),
      providerCredit: providerCredit(platform),
      providerRollback: providerRollback(platform),
    },
    routes(server) {
      if (platform.roles.has('api')) registerSeamlessRoutes(server, { platform, providerGames }, wallet);
    },
  } satisfies Feature;
}
