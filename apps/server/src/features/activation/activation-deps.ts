import type { AccountFeature } from '#features/account';
import type { SenderFeature } from '#features/sender';
import type { ThrottleFeature } from '#features/throttle';
import type { VaultFeature } from '#features/vault';
import type { KeyedHash } from '#platform/auth/one-time-code';
import type { Platform } from '#platform/platform';

export interface ActivationFeatureDeps {
  readonly account: Pick<AccountFeature, 'readContact' | 'readConfirmed' | 'readCredentials' | 'writeConfirmed'>;
  readonly sender: Pick<SenderFeature, 'send'>;
  readonly throttle: Pick<ThrottleFeature, 'countNamed'>;
  readonly vault: VaultFeature;
}

export interface ActivationDeps extends ActivationFeatureDeps {
  readonly platform: Platform;
  readonly hash: KeyedHash;
}
