import { nanoid } from 'nanoid';
import type { Subject } from '#features/throttle';
import { CODE_LENGTH, isSameHash } from '#platform/auth/one-time-code';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { countAttempt, findPendingReset, markCompleted, readRecent, writeReset } from '../password-reset/password-reset.store.ts';
import { RESET_SECONDS } from '../password-reset/send-password-reset.ts';
import type { SessionDeps } from '../session-deps.ts';
import { subjectOf } from '../sign-in/subject-of.ts';

const RESEND_SECONDS = 60;

/** Begins a reset. A login that nobody has is answered alike after the same work: only the job behind it sends, or does not (T72). */
export const beginPasswordReset =
  ({ platform, account, captcha, throttle, vault }: SessionDeps): Handler<'beginPasswordReset'> =>
  async ({ body: { login, type } }, caller) => {
    // A text that no player could have as a login is looked up all the same.
    const identifier = account.parseIdentifier(login, type ?? null) ?? { by: 'email', value: login.normalize('NFKC').toLowerCase() };
    const typed = `${identifier.by} ${identifier.value}`;
    const found = await account.readCredentials(identifier, caller.brand.id);
    const subject: Subject = found ? { kind: 'player', id: found.id } : { kind: 'player', id: null, typed };
    await captcha.guard('reset', caller, subject);
    await throttle.count('reset', caller, subject);
    const channel = identifier.by === 'phone' ? 'sms' : 'mail';
    const loginHash = await vault.blindIndex('password-reset', typed);
    if (await readRecent(platform.pool, loginHash, RESEND_SECONDS))
      throw new Failure('rate_limited', { args: { seconds: RESEND_SECONDS } });
    const id = nanoid(24);
    const reset = { id, playerId: found?.id ?? null, channel, loginHash, lifeSeconds: RESET_SECONDS[channel] } as const;
    const expiresAt = await writeReset(platform.pool, reset);
    await platform.jobs.enqueue('session-send-reset', { id });
    return { id, channel, code_length: CODE_LENGTH, expiresAt: expiresAt.getTime() };
  };

/** C010: only checks the link, so that mail scanners that open links do not use it up. */
export const readPasswordReset =
  ({ platform: { pool }, hash }: SessionDeps): Handler<'readPasswordReset'> =>
  async ({ query: { id, token } }) => {
    const reset = await findPendingReset(pool, id);
    if (!reset || !isSameHash(reset.secretHash, hash(`reset ${id} ${token}`))) throw new Failure('step_ended');
    return { id, channel: reset.channel, code_length: CODE_LENGTH, expiresAt: reset.expiresAt.getTime() };
  };

/** C011: the new password, the end of every session and the letter about it stand or fall together. */
export const resetPassword =
  ({ platform, account, sender, hash, sessions, throttle }: SessionDeps): Handler<'resetPassword'> =>
  async ({ body: { id, secret, password } }, caller) => {
    // Before an attempt is counted: the code stays good for a better password.
    account.rejectBreachedPassword(password);
    const reset = await countAttempt(platform.pool, id);
    if (!reset) throw new Failure('step_ended');
    const { playerId } = reset;
    const subject = subjectOf(playerId, reset.loginHash);
    // A link cannot be guessed: nobody who tries keeps the player from using it.
    const isCode = reset.channel === 'sms';
    if (isCode) await throttle.requireCodes('code', caller, subject);
    if (playerId === null || !isSameHash(reset.secretHash, hash(`reset ${id} ${secret}`))) {
      if (isCode) await throttle.countCode('code', caller, subject);
      throw new Failure('code_wrong', { fields: { code: ['auth_incorrect_code'] } });
    }
    const passwordHash = await account.hashPassword(password);
    const contact = await account.readContact(playerId);
    await inTransaction(platform.pool, async (client) => {
      if (!(await markCompleted(client, id, playerId))) throw new Failure('step_ended');
      await account.writePassword(client, playerId, passwordHash);
      const channel = contact?.email ? 'mail' : 'sms';
      await sender.send({ playerId, channel, template: 'password-was-reset', data: { userId: String(playerId) } }, client);
    });
    await sessions.endAll(playerId, 'password-reset');
    return { changed: true };
  };
