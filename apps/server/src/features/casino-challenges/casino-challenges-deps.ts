import type { AccountFeature } from '#features/account';
import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

/** Dependencies of challenges. */
export interface CasinoChallengesDeps {
  readonly platform: Pick<Platform, 'pool' | 'events'>;
  readonly account: Pick<AccountFeature, 'readPersonalData' | 'filterPlayablePlayers' | 'requireStandingIn'>;
  readonly site: Pick<SiteFeature, 'jurisdiction' | 'visitorDefaults'>;
  readonly wallet: Pick<WalletFeature, 'givePoints'>;
}
