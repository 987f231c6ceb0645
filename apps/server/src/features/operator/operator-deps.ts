import type { AccountFeature } from '#features/account';
import type { BetsFeature } from '#features/bets';
import type { BidsFeature } from '#features/bids';
import type { CaptchaFeature } from '#features/captcha';
import type { FeedFeature } from '#features/feed';
import type { FreeBetsFeature } from '#features/freebets';
import type { IdentificationFeature } from '#features/identification';
import type { LimitsFeature } from '#features/limits';
import type { MessagesFeature } from '#features/messages';
import type { OfficeFeature } from '#features/office';
import type { PaymentsFeature } from '#features/payments';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { SupportFeature } from '#features/support';
import type { ThrottleFeature } from '#features/throttle';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface OperatorDoors {
  readonly throttle: Pick<ThrottleFeature, 'inTurn' | 'count' | 'forgive' | 'markKnown'>;
  readonly captcha: Pick<CaptchaFeature, 'guard'>;
  readonly account: AccountFeature;
  readonly wallet: WalletFeature;
  readonly payments: Pick<PaymentsFeature, 'readDepositsToday' | 'readLatest' | 'readReview' | 'decideWithdrawal'>;
  readonly feed: Pick<FeedFeature, 'book'>;
  readonly bets: Pick<BetsFeature, 'readTotals' | 'readOwner' | 'readViews' | 'voidBet'>;
  readonly bids: Pick<BidsFeature, 'readOpen' | 'answer'>;
  readonly freeBets: Pick<FreeBetsFeature, 'grant'>;
  readonly limits: Pick<LimitsFeature, 'mayMarketTo' | 'readForConsole'>;
  readonly messages: Pick<MessagesFeature, 'write'>;
  readonly office: Pick<OfficeFeature, 'readOpenRequests' | 'answerRequest' | 'tellOffer'>;
  readonly session: Pick<SessionFeature, 'readAppeals' | 'answerAppeal' | 'readHistory' | 'endAll'>;
  readonly identification: Pick<IdentificationFeature, 'readForReview' | 'readDocuments' | 'readStanding' | 'openPhoto' | 'decide'>;
  readonly site: Pick<SiteFeature, 'countryCode'>;
  readonly support: SupportFeature['desk'];
  readonly vault: Pick<VaultFeature, 'seal' | 'open' | 'sealColumns' | 'openKept' | 'isShredded' | 'sealPlain' | 'sealPlainColumns'>;
}

export interface OperatorDeps extends OperatorDoors {
  readonly platform: Platform;
}
