import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { providerBalance } from './calls/provider-balance.ts';
import { providerCredit } from './calls/provider-credit.ts';
import { providerDebit } from './calls/provider-debit.ts';
import { providerRollback } from './calls/provider-rollback.ts';

/** The interface for providers of games: their signed words become movements of the wallet. Dialects of the trade translate into these four calls. */
export function createProviderWalletFeature(platform: Platform) {
  return {
    handlers: {
      providerBalance: providerBalance(platform),
      providerDebit: providerDebit(platform),
      providerCredit: providerCredit(platform),
      providerRollback: providerRollback(platform),
    },
  } satisfies Feature;
}
