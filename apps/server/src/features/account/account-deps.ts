import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { Platform } from '#platform/platform';

export interface AccountDeps {
  readonly platform: Platform;
  readonly site: SiteFeature;
  readonly wallet: WalletFeature;
  readonly vault: VaultFeature;
}
