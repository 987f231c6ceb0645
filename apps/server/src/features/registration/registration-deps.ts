import type { AccountFeature } from '#features/account';
import type { CaptchaFeature } from '#features/captcha';
import type { LimitsFeature } from '#features/limits';
import type { PaymentsFeature } from '#features/payments';
import type { SenderFeature } from '#features/sender';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { SocialFeature } from '#features/social';
import type { ThrottleFeature } from '#features/throttle';
import type { VaultFeature } from '#features/vault';
import type { WalletFeature } from '#features/wallet';
import type { KeyedHash } from '#platform/one-time-code';
import type { Platform } from '#platform/platform';

export interface RegistrationDoors {
  readonly site: SiteFeature;
  readonly throttle: ThrottleFeature;
  readonly captcha: CaptchaFeature;
  readonly account: AccountFeature;
  readonly session: SessionFeature;
  readonly limits: Pick<LimitsFeature, 'requireMayRegister'>;
  readonly sender: SenderFeature;
  readonly vault: VaultFeature;
  readonly wallet: WalletFeature;
  readonly payments: PaymentsFeature;
  readonly social: SocialFeature;
}

export interface RegistrationDeps extends RegistrationDoors {
  readonly platform: Platform;
  readonly hash: KeyedHash;
}
