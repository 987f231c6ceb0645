import type { AccountFeature } from '#features/account';
import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

/** Dependencies of the house's own games. */
export interface CasinoDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'jobs' | 'brands' | 'clock' | 'config' | 'bus' | 'roles' | 'log'>;
  readonly account: Pick<AccountFeature, 'readActiveAccount' | 'readPersonalData'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly site: Pick<
    SiteFeature,
    'ageOn' | 'countryCode' | 'houseTerms' | 'jurisdiction' | 'minimumAge' | 'unitMinor' | 'visitorDefaults'
  >;
  readonly vault: Pick<VaultFeature, 'open' | 'openColumns' | 'seal' | 'sealColumns'>;
}
