import type { AccountFeature } from '#features/account';
import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

/** Others than bots may enter a sit-and-go for so long after its first player, ms. */
export const FILL_MS = 20_000;

/** Dependencies of the poker rooms. */
export interface PokerDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'bus' | 'brands' | 'clock' | 'log' | 'roles'>;
  readonly account: Pick<AccountFeature, 'filterPlayablePlayers' | 'readActiveAccount' | 'readPersonalData'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly site: Pick<SiteFeature, 'ageOn' | 'countryCode' | 'jurisdiction' | 'minimumAge' | 'unitMinor' | 'visitorDefaults'>;
  readonly vault: Pick<VaultFeature, 'openColumns' | 'sealColumns'>;
}
