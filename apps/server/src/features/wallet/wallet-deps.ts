import type { OperatorFeature } from '#features/operator';
import type { Platform } from '#platform/platform';

export interface WalletDoors {
  readonly operators: OperatorFeature;
}

export interface WalletDeps extends WalletDoors {
  readonly platform: Platform;
}
