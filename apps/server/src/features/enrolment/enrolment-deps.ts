import type { AccountFeature } from '#features/account';
import type { ActivationFeature } from '#features/activation';
import type { LimitsFeature } from '#features/limits';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';

export interface EnrolmentFeatureDeps {
  readonly account: Pick<AccountFeature, 'createPlayer' | 'hashPassword' | 'makePassword' | 'rejectBreachedPassword'>;
  readonly activation: Pick<ActivationFeature, 'begin' | 'tellHolder'>;
  readonly limits: Pick<LimitsFeature, 'requireMayRegister'>;
  readonly site: SiteFeature;
  readonly vault: VaultFeature;
}

export interface EnrolmentDeps extends EnrolmentFeatureDeps {
  readonly platform: Platform;
}
