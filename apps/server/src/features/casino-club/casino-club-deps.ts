import type { AccountFeature } from '#features/account';
import type { CasinoFeature } from '#features/casino';
import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

/** Dependencies of the club. */
export interface CasinoClubDeps {
  readonly platform: Pick<Platform, 'pool' | 'events' | 'jobs' | 'brands'>;
  readonly account: Pick<AccountFeature, 'readBettingPlayers' | 'readPersonalData' | 'filterPlayablePlayers'>;
  readonly casino: Pick<CasinoFeature, 'readEdges'>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly site: Pick<SiteFeature, 'jurisdiction' | 'minStakeMinor' | 'unitMinor' | 'visitorDefaults'>;
  readonly wallet: Pick<WalletFeature, 'grant' | 'release'>;
}
