import type { AccountFeature } from '#features/account';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { OperatorFeature } from '#features/operator';
import type { SecurityLogFeature } from '#features/security-log';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentsFeatureDeps {
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
  readonly account: AccountFeature;
  readonly limits: LimitsFeature;
  readonly securityLog: Pick<SecurityLogFeature, 'record' | 'readWithdrawalPause'>;
  /** Whether it is known who the player is. */
  isIdentified(playerId: bigint): Promise<boolean>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly operators: OperatorFeature;
  readonly vault: Pick<VaultFeature, 'seal' | 'open' | 'blindIndex'>;
}

export interface PaymentsDeps extends PaymentsFeatureDeps {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
}
