import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface SupportFeatureDeps {
  readonly vault: VaultFeature;
  readonly messages: MessagesFeature;
  readonly wallet: Pick<WalletFeature, 'readPlayerAccount'>;
  readonly operators: OperatorFeature;
}
export interface SupportDeps extends SupportFeatureDeps {
  readonly platform: Platform;
}
