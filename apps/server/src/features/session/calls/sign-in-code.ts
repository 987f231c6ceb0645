import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import type { Subject } from '#features/throttle';
import { CODE_LENGTH, isSameHash, makeToken } from '#platform/auth/one-time-code';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { SessionDeps } from '../session-deps.ts';
import { SMS_SECONDS } from '../sign-in/send-login-code.ts';
import { completeStep, countAttempt, readRecent, writeStep } from '../sign-in/sign-in-step.store.ts';
import { subjectOf } from '../sign-in/subject-of.ts';

const RESEND_SECONDS = 60;

/**
 * C017. A phone that nobody has is answered alike, after the same work: the player is looked up, a step is written and a job enqueued in
 * both cases; only the job sends, or does not (T72).
 */
export const sendLoginCode =
  ({ platform, account, captcha, throttle, vault }: SessionDeps): Handler<'sendLoginCode'> =>
  async ({ body: { phone } }, caller) => {
    const found = await account.readCredentials({ by: 'phone', value: phone }, caller.brand.id);
    const subject: Subject = found ? { kind: 'player', id: found.id } : { kind: 'player', id: null, typed: `phone ${phone}` };
    await captcha.guard('phone', caller, subject);
    await throttle.count('phone', caller, subject);
    const phoneHash = await vault.blindIndex('sign-in-code', phone);
    if (await readRecent(platform.pool, phoneHash, RESEND_SECONDS))
      throw new Failure('rate_limited', { args: { seconds: RESEND_SECONDS } });
    const guid = nanoid(24);
    await writeStep(platform.pool, {
      id: guid,
      kind: 'sms',
      playerId: found?.id ?? null,
      phoneHash,
      method: 'sms',
      lifeSeconds: SMS_SECONDS,
    });
    await platform.jobs.enqueue('session-send-code', { id: guid });
    return {
      guid,
      message: findText(resolveLanguage(caller.language), 'signin.code-sent', {}) ?? '',
      code_length: CODE_LENGTH,
      resend_after: RESEND_SECONDS,
      expires_in: SMS_SECONDS,
    };
  };

/** C018. */
export const verifyLoginCode =
  ({ platform: { pool }, hash, throttle }: SessionDeps): Handler<'verifyLoginCode'> =>
  async ({ body: { guid, code } }, caller) => {
    const step = await countAttempt(pool, guid, 'sms');
    if (!step) throw new Failure('step_ended');
    const subject = subjectOf(step.playerId, step.phoneHash);
    await throttle.requireCodes('code', caller, subject);
    if (!isSameHash(step.codeHash, hash(`code ${guid} ${code}`))) {
      await throttle.countCode('code', caller, subject);
      throw new Failure('code_wrong', { fields: { code: ['auth_incorrect_code'] } });
    }
    const proof = makeToken();
    if (!(await completeStep(pool, guid, hash(`proof ${proof}`)))) throw new Failure('step_ended');
    return { proof };
  };
