import type { AccountFeature } from '#features/account';
import type { CaptchaFeature } from '#features/captcha';
import type { OneTimeCodesFeature } from '#features/one-time-codes';
import type { SecurityLogFeature } from '#features/security-log';
import type { SessionFeature } from '#features/session';
import type { ThrottleFeature } from '#features/throttle';
import type { SecondFactorFeature } from '#features/two-factor';
import type { VaultFeature } from '#features/vault';
import { Failure } from '#platform/http/failure';
import type { PlayerCaller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';

export interface SecurityFeatureDeps {
  readonly account: AccountFeature;
  readonly throttle: ThrottleFeature;
  readonly captcha: CaptchaFeature;
  readonly vault: VaultFeature;
  readonly codes: OneTimeCodesFeature;
  readonly securityLog: SecurityLogFeature;
  readonly secondFactor: SecondFactorFeature;
  readonly session: SessionFeature;
}
export interface SecurityDeps extends SecurityFeatureDeps {
  readonly platform: Platform;
}

/** The edge lets only players in. */
export async function readCallerIdentity({ account }: Pick<SecurityDeps, 'account'>, caller: PlayerCaller) {
  const self = await account.readIdentity(caller.player.id);
  if (!self) throw new Failure('unauthenticated');
  return self;
}

/** Throws Failure `wrong_password` naming the field; guessing leads to a captcha. */
export async function requirePassword(
  { account, captcha, throttle }: SecurityDeps,
  caller: PlayerCaller,
  passwordHash: string,
  password: string,
  field: string,
): Promise<void> {
  const subject = { kind: 'player', id: caller.player.id } as const;
  await throttle.inTurn(subject, caller, async () => {
    await captcha.guard('password', caller, subject);
    if (await account.verifyPassword(passwordHash, password)) return throttle.forgive('password', caller, subject);
    await throttle.count('password', caller, subject);
    throw new Failure('wrong_password', { fields: { [field]: ['wrong_password'] } });
  });
}
