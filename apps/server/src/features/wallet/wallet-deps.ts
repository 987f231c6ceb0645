import type { OperatorFeature } from '#features/operator';
import type { Platform } from '#platform/platform';

export interface WalletFeatureDeps {
  readonly operators: OperatorFeature;
}

export interface WalletDeps extends WalletFeatureDeps {
  readonly platform: Platform;
}
