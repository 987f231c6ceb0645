import type { AccountFeature } from '#features/account';
import type { CaptchaFeature } from '#features/captcha';
import type { OneTimeCodesFeature } from '#features/one-time-codes';
import type { SecurityFeature } from '#features/security';
import type { SecurityLogFeature } from '#features/security-log';
import type { SiteFeature } from '#features/site';
import type { ThrottleFeature } from '#features/throttle';
import type { VaultFeature } from '#features/vault';
import { Failure } from '#platform/http/failure';
import type { PlayerCaller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';

export interface PhonesFeatureDeps {
  readonly site: SiteFeature;
  readonly account: AccountFeature;
  readonly throttle: ThrottleFeature;
  readonly captcha: CaptchaFeature;
  readonly codes: OneTimeCodesFeature;
  readonly securityLog: SecurityLogFeature;
  readonly security: SecurityFeature;
  readonly vault: VaultFeature;
}
export interface PhonesDeps extends PhonesFeatureDeps {
  readonly platform: Platform;
}

/** The vault that seals a number on its way. */
export const NEW_PHONE = 'phone-flow';

/** The edge lets only players in. */
export async function readCallerIdentity({ account }: Pick<PhonesDeps, 'account'>, caller: PlayerCaller) {
  const self = await account.readIdentity(caller.player.id);
  if (!self) throw new Failure('unauthenticated');
  return self;
}

/** Looks at the player's captcha, then counts the call: frequent calls need a captcha. */
export async function guardPhone({ captcha, throttle }: Pick<PhonesDeps, 'captcha' | 'throttle'>, caller: PlayerCaller): Promise<void> {
  const subject = { kind: 'player', id: caller.player.id } as const;
  await captcha.guard('phone', caller, subject);
  await throttle.count('phone', caller, subject);
}
