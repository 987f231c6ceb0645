import type { AccountFeature } from '#features/account';
import type { LimitsFeature } from '#features/limits';
import type { OperatorFeature } from '#features/operator';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { Platform } from '#platform/platform';
import type { ProviderRegistry } from './provider-registry.ts';

export interface ProviderGamesFeatureDeps {
  readonly account: Pick<AccountFeature, 'readActiveAccount' | 'readPersonalData'>;
  readonly limits: Pick<LimitsFeature, 'requireMayBet'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly session: Pick<SessionFeature, 'isLive'>;
  readonly site: Pick<SiteFeature, 'ageOn' | 'countryCode' | 'jurisdiction' | 'minimumAge' | 'visitorDefaults'>;
}

/** Dependencies of the games of providers. */
export interface ProviderGamesDeps extends ProviderGamesFeatureDeps {
  readonly platform: Platform;
  readonly registry: ProviderRegistry;
}
