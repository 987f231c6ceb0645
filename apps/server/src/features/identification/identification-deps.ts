import type { AccountFeature } from '#features/account';
import type { FreeBetsFeature } from '#features/free-bets';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';
import type { EidClient } from './eid/eid-client.ts';
import type { IdentityProvider } from './provider/identity-provider.ts';

export interface IdentificationFeatureDeps {
  readonly account: Pick<AccountFeature, 'readIdentity' | 'readPersonalData' | 'readActiveAccount'>;
  readonly site: Pick<SiteFeature, 'countryCode' | 'unitMinor'>;
  readonly vault: VaultFeature;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly freeBets: Pick<FreeBetsFeature, 'grant' | 'isGranted'>;
  readonly operators: OperatorFeature;
  readonly limits: Pick<LimitsFeature, 'mayMarketTo'>;
}

export interface IdentificationDeps extends IdentificationFeatureDeps {
  readonly platform: Platform;
  readonly provider: IdentityProvider;
  /** Whether the player has ever paid anything in. */
  hasDeposited(playerId: bigint): Promise<boolean>;
  readonly eid: Readonly<Record<'mobile-id' | 'smart-id', EidClient>>;
  /** PEM certificates of the issuers whose signatures count. */
  readonly eidAnchors: readonly string[];
}
