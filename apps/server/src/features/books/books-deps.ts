import type { AccountFeature } from '#features/account';
import type { CasinoFeature } from '#features/casino';
import type { ProviderGamesFeature } from '#features/provider-games';
import type { SiteFeature } from '#features/site';
import type { Platform } from '#platform/platform';

/** Dependencies of the games of the "books and weights" standard. */
export interface BooksDeps {
  readonly platform: Platform;
  readonly account: Pick<AccountFeature, 'readPersonalData'>;
  readonly casino: Pick<CasinoFeature, 'findPair' | 'lockSeeds' | 'preparePair' | 'readPair'>;
  readonly providerGames: Pick<ProviderGamesFeature, 'addOwnGames' | 'isLive' | 'readGame' | 'readLaunch'>;
  readonly site: Pick<
    SiteFeature,
    'ageOn' | 'countryCode' | 'houseTerms' | 'jurisdiction' | 'minimumAge' | 'readMaintenance' | 'unitMinor' | 'visitorDefaults'
  >;
}

/** Under which name the games stand among those of providers. */
export const PROVIDER = 'books';
