import type { AccountFeature } from '#features/account';
import type { BetsFeature } from '#features/bets';
import type { FeedFeature } from '#features/feed';
import type { PaymentsFeature } from '#features/payments';
import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface OperatorDoors {
  readonly account: AccountFeature;
  readonly wallet: WalletFeature;
  readonly payments: Pick<PaymentsFeature, 'readDepositsToday'>;
  readonly feed: Pick<FeedFeature, 'book'>;
  readonly bets: Pick<BetsFeature, 'readTotals' | 'readOwner' | 'readViews'>;
  readonly site: Pick<SiteFeature, 'countryCode'>;
}

export interface OperatorDeps extends OperatorDoors {
  readonly platform: Platform;
}
