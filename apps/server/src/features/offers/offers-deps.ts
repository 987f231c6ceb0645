import type { AccountFeature } from '#features/account';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { SenderFeature } from '#features/sender';
import type { KeyedHash } from '#platform/auth/one-time-code';
import type { Platform } from '#platform/platform';

export interface OffersFeatureDeps {
  readonly account: Pick<AccountFeature, 'readContact'>;
  readonly limits: Pick<LimitsFeature, 'mayMarketTo'>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly sender: Pick<SenderFeature, 'send'>;
}

export interface OffersDeps extends OffersFeatureDeps {
  readonly platform: Platform;
  /** Signs the links of letters. */
  readonly letterHash: KeyedHash;
}
