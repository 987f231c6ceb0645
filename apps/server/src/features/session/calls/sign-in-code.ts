import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import type { Subject } from '#features/throttle';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { CODE_LENGTH, isSameHash, makeToken } from '#platform/one-time-code';
import type { SessionDeps } from '../session-deps.ts';
import { SMS_SECONDS } from '../sign-in/send-sign-in-code.ts';
import { readRecent, takeAttempt, writeDone, writeStep } from '../sign-in/sign-in-step.store.ts';
import { subjectOf } from '../sign-in/subject-of.ts';

const RESEND_SECONDS = 60;

/**
 * C017. A phone that nobody has is answered alike, after the same work: the player is looked up, a step is written and a job enqueued in
 * both cases; only the job sends, or does not (T72).
 */
export const sendSignInCode =
  ({ platform, account, captcha, throttle, vault }: SessionDeps): Handler<'sendSignInCode'> =>
  async ({ body: { phone } }, caller) => {
    const found = await account.readCredentials({ by: 'phone', value: phone });
    const subject: Subject = found ? { kind: 'player', id: found.id } : { kind: 'player', id: null, typed: `phone ${phone}` };
    await captcha.guard('phone', caller, subject);
    await throttle.count('phone', caller, subject);
    const phoneHash = await vault.blindIndex('sign-in-code', phone);
    if (await readRecent(platform.db, phoneHash, RESEND_SECONDS)) throw new Failure('rate_limited', { args: { seconds: RESEND_SECONDS } });
    const guid = nanoid(24);
    await writeStep(platform.db, {
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
      message: findText(siteLanguage(caller.language), 'signin.code-sent', {}) ?? '',
      code_length: CODE_LENGTH,
      resend_after: RESEND_SECONDS,
      expires_in: SMS_SECONDS,
    };
  };

/** C018. */
export const checkSignInCode =
  ({ platform: { db }, hash, throttle }: SessionDeps): Handler<'checkSignInCode'> =>
  async ({ body: { guid, code } }, caller) => {
    const step = await takeAttempt(db, guid, 'sms');
    if (!step) throw new Failure('step_ended');
    const subject = subjectOf(step.playerId, step.phoneHash);
    await throttle.requireCodes('code', caller, subject);
    if (!isSameHash(step.codeHash, hash(`code ${guid} ${code}`))) {
      await throttle.countCode('code', caller, subject);
      throw new Failure('code_wrong', { fields: { code: ['auth_incorrect_code'] } });
    }
    const proof = makeToken();
    if (!(await writeDone(db, guid, hash(`proof ${proof}`)))) throw new Failure('step_ended');
    return { proof };
  };
