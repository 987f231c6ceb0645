import type { AccountFeature } from '#features/account';
import type { LimitsFeature } from '#features/limits';
import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentsDoors {
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
  readonly account: AccountFeature;
  readonly limits: LimitsFeature;
}

export interface PaymentsDeps extends PaymentsDoors {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
}
