import type { OperatorFeature } from '#features/operator';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface AccountFeatureDeps {
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
  readonly vault: VaultFeature;
  readonly operators: OperatorFeature;
}

export interface AccountDeps extends AccountFeatureDeps {
  readonly platform: Platform;
}
