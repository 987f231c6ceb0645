import type { AccountFeature } from '#features/account';
import type { ChangesFeature } from '#features/changes';
import type { FreeBetsFeature } from '#features/freebets';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { PaymentsFeature } from '#features/payments';
import type { SenderFeature } from '#features/sender';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import { Failure } from '#platform/failure';
import type { Caller } from '#platform/handler';
import type { KeyedHash } from '#platform/one-time-code';
import type { Platform } from '#platform/platform';

export interface OfficeDoors {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly wallet: WalletFeature;
  readonly payments: PaymentsFeature;
  readonly freeBets: FreeBetsFeature;
  readonly limits: Pick<LimitsFeature, 'mayMarketTo'>;
  readonly vault: VaultFeature;
  readonly sender: SenderFeature;
  readonly messages: MessagesFeature;
  readonly changes: ChangesFeature;
}
export interface OfficeDeps extends OfficeDoors {
  readonly platform: Platform;
  /** Signs the links of letters. */
  readonly letterHash: KeyedHash;
}

/** The edge lets only players in. */
export function ownerOf({ player }: Caller): bigint {
  if (!player) throw new Failure('unauthenticated');
  return player.id;
}
