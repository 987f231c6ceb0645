import type { LimitsFeature } from '#features/limits';
import type { OffersFeature } from '#features/offers';
import type { OperatorFeature } from '#features/operator';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface FreeBetsFeatureDeps {
  readonly wallet: Pick<WalletFeature, 'readPlayerAccounts' | 'grant' | 'release' | 'forfeit' | 'givePoints'>;
  readonly limits: Pick<LimitsFeature, 'mayMarketTo'>;
  readonly offers: Pick<OffersFeature, 'tell'>;
  readonly operators: OperatorFeature;
}

export interface FreeBetsDeps extends FreeBetsFeatureDeps {
  readonly platform: Platform;
}
