import type { AccountFeature } from '#features/account';
import type { ChangesFeature } from '#features/changes';
import type { IdentificationFeature } from '#features/identification';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentsDoors {
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
  readonly account: AccountFeature;
  readonly limits: LimitsFeature;
  readonly changes: Pick<ChangesFeature, 'record' | 'readWithdrawalPause'>;
  readonly identification: Pick<IdentificationFeature, 'readStanding'>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly vault: Pick<VaultFeature, 'seal' | 'open' | 'blindIndex'>;
}

export interface PaymentsDeps extends PaymentsDoors {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
}
