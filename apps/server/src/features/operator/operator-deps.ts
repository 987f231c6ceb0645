import type { AccountFeature } from '#features/account';
import type { BetsFeature } from '#features/bets';
import type { BidsFeature } from '#features/bids';
import type { FeedFeature } from '#features/feed';
import type { FreeBetsFeature } from '#features/freebets';
import type { IdentificationFeature } from '#features/identification';
import type { OfficeFeature } from '#features/office';
import type { PaymentsFeature } from '#features/payments';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface OperatorDoors {
  readonly account: AccountFeature;
  readonly wallet: WalletFeature;
  readonly payments: Pick<PaymentsFeature, 'readDepositsToday'>;
  readonly feed: Pick<FeedFeature, 'book'>;
  readonly bets: Pick<BetsFeature, 'readTotals' | 'readOwner' | 'readViews'>;
  readonly bids: Pick<BidsFeature, 'readOpen' | 'answer'>;
  readonly freeBets: Pick<FreeBetsFeature, 'grant'>;
  readonly office: Pick<OfficeFeature, 'readOpenRequests' | 'answerRequest'>;
  readonly session: Pick<SessionFeature, 'readAppeals' | 'answerAppeal'>;
  readonly identification: Pick<IdentificationFeature, 'readForReview' | 'openPhoto' | 'decide'>;
  readonly site: Pick<SiteFeature, 'countryCode'>;
}

export interface OperatorDeps extends OperatorDoors {
  readonly platform: Platform;
}
