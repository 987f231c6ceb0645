import type { AccountFeature } from '#features/account';
import type { LimitsFeature } from '#features/limits';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

/** What the house's own games need. */
export interface CasinoDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'jobs' | 'log' | 'brands'>;
  readonly account: Pick<AccountFeature, 'readActiveAccount' | 'readSignInStatus'>;
  readonly limits: Pick<LimitsFeature, 'requireMayBet'>;
  readonly site: Pick<SiteFeature, 'houseTerms' | 'jurisdiction' | 'unitMinor' | 'visitorDefaults'>;
  readonly vault: Pick<VaultFeature, 'open' | 'seal'>;
}
