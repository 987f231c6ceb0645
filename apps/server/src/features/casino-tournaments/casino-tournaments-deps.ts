import type { AccountFeature } from '#features/account';
import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

/** Dependencies of tournaments. */
export interface CasinoTournamentsDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'jobs' | 'brands' | 'clock' | 'log'>;
  readonly account: Pick<AccountFeature, 'readActiveAccount' | 'readPersonalData' | 'filterPlayablePlayers' | 'requireStandingIn'>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly site: Pick<SiteFeature, 'currencies' | 'jurisdiction' | 'minStakeMinor' | 'readSettings' | 'unitMinor' | 'visitorDefaults'>;
  readonly wallet: Pick<WalletFeature, 'givePoints' | 'grant' | 'release'>;
}
