import { maskIp } from '#features/security-log';
import { presentDevice } from '#platform/auth/device';
import { maskContact } from '#platform/auth/mask-contact';
import type { Handler } from '#platform/http/handler';
import { readQuestion } from '../questions.ts';
import { readCallerIdentity, type SecurityDeps } from '../security-deps.ts';
import { securityScore } from '../security-score.ts';

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** C014. */
export const securityOverview =
  (deps: SecurityDeps): Handler<'securityOverview'> =>
  async (_input, caller) => {
    const { securityLog, platform, secondFactor, vault } = deps;
    const self = await readCallerIdentity(deps, caller);
    const [twoFactor, question, paused] = await Promise.all([
      secondFactor.isEnabled(self.id),
      readQuestion(platform.pool, vault, self.id, caller.language),
      securityLog.readWithdrawalPause(self.id),
    ]);
    const emailConfirmed = self.email !== null && self.emailConfirmedAt !== null;
    const phoneConfirmed = self.phone !== null && self.phoneConfirmedAt !== null;
    const protection = {
      twoFactor,
      phoneConfirmed,
      emailConfirmed,
      hasQuestion: question !== null,
      passwordChangedAt: self.passwordChangedAt,
      emailLogin: self.emailLogin && self.email !== null,
    };
    return {
      ...securityScore(protection, platform.clock.now()),
      email: self.email === null ? null : maskContact(self.email),
      email_confirmed: emailConfirmed,
      phone: self.phone === null ? null : maskContact(self.phone),
      phone_confirmed: phoneConfirmed,
      login: self.login,
      auth_by_email: self.emailLogin,
      two_factor: twoFactor,
      secure_question: question,
      password_changed_at: seconds(self.passwordChangedAt),
      withdrawals_paused_until: paused && seconds(paused),
    };
  };

export const securityHistory =
  ({ securityLog }: SecurityDeps): Handler<'securityHistory'> =>
  async ({ query }, caller) =>
    (await securityLog.readHistory(caller.player.id, query.limit)).map(({ change, at, userAgent, ip }) => ({
      change,
      at: seconds(at),
      ...presentDevice(userAgent),
      address: maskIp(ip),
    }));
