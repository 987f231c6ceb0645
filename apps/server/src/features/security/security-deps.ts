import type { AccountFeature } from '#features/account';
import type { CaptchaFeature } from '#features/captcha';
import type { ChangesFeature } from '#features/changes';
import type { CodesFeature } from '#features/codes';
import type { SecondFactorFeature } from '#features/second-factor';
import type { SessionFeature } from '#features/session';
import type { VaultFeature } from '#features/vault';
import { Failure } from '#platform/failure';
import type { Caller } from '#platform/handler';
import type { Platform } from '#platform/platform';

export interface SecurityDoors {
  readonly account: AccountFeature;
  readonly captcha: CaptchaFeature;
  readonly vault: VaultFeature;
  readonly codes: CodesFeature;
  readonly changes: ChangesFeature;
  readonly secondFactor: SecondFactorFeature;
  readonly session: SessionFeature;
}
export interface SecurityDeps extends SecurityDoors {
  readonly platform: Platform;
}

/** The edge lets only players in. */
export async function readSelf({ account }: Pick<SecurityDeps, 'account'>, caller: Caller) {
  const self = await account.readIdentity(caller.player?.id ?? 0n);
  if (!self) throw new Failure('unauthenticated');
  return self;
}

/** Throws Failure `wrong_password` naming the field; whoever guesses has to show that they are a person before going on. */
export async function requirePassword(
  { account, captcha }: SecurityDeps,
  caller: Caller,
  passwordHash: string,
  password: string,
  field: string,
): Promise<void> {
  const player = String(caller.player?.id ?? '');
  await captcha.guard('password', caller, player);
  if (!(await account.verifyPassword(passwordHash, password))) {
    captcha.suspect('password', caller, player);
    throw new Failure('wrong_password', { fields: { [field]: ['wrong_password'] } });
  }
  captcha.forgive('password', player);
}
