import type { AccountFeature } from '#features/account';
import type { CaptchaFeature } from '#features/captcha';
import type { EnrolmentFeature } from '#features/enrolment';
import type { PaymentsFeature } from '#features/payments';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { VaultFeature } from '#features/vault';
import type { KeyedHash } from '#platform/auth/one-time-code';
import type { Platform } from '#platform/platform';

export interface PayAndPlayFeatureDeps {
  readonly account: Pick<AccountFeature, 'requireStanding'>;
  readonly captcha: Pick<CaptchaFeature, 'guard'>;
  readonly enrolment: EnrolmentFeature;
  readonly payments: Pick<PaymentsFeature, 'openDepositAccount' | 'recordBankDeposit'>;
  readonly session: Pick<SessionFeature, 'signIn'>;
  readonly site: Pick<SiteFeature, 'requireAge' | 'unitMinor'>;
  readonly vault: Pick<VaultFeature, 'openColumns' | 'sealColumns'>;
}

export interface PayAndPlayDeps extends PayAndPlayFeatureDeps {
  readonly platform: Platform;
  readonly hash: KeyedHash;
}
