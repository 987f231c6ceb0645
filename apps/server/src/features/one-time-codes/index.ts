import type { VerificationCodeSent } from '@touchline/contract/phones/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Channel, SenderFeature } from '#features/sender';
import type { VaultFeature } from '#features/vault';
import { maskContact } from '#platform/auth/mask-contact';
import { CODE_LENGTH, createKeyedHash, makeCode } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { type CodeLimits, deleteEndedCodes, writeAttempt, writeCode } from './code.store.ts';

const LIMITS: CodeLimits = { lifeSeconds: 600, resendSeconds: 60, sendsAnHour: 5, attempts: 5 };

/** The vault that seals addresses. */
const ADDRESS_CONTEXT = 'one-time-code';

/** The proof that a code gives; there is one of each at a time. */
export type OneTimeCodePurpose = 'phone-current' | 'phone-new' | 'two-factor' | 'email';

export interface CodeRequest {
  readonly playerId: bigint;
  readonly purpose: OneTimeCodePurpose;
  readonly channel: Channel;
  /** Mail address, or digits of a phone. */
  readonly to: string;
}

/** One-time codes: six digits, ten minutes, five guesses, one a minute and five an hour for a purpose. */
export async function createOneTimeCodesFeature(
  { pool, jobs }: Platform,
  { sender, vault }: { readonly sender: SenderFeature; readonly vault: VaultFeature },
) {
  const keyed = createKeyedHash(await getOrCreateSecret(pool, 'codes'));
  const hash = (playerId: bigint, purpose: OneTimeCodePurpose, code: string): string =>
    keyed(`${playerId} ${purpose} ${code}`).toString('base64url');
  jobs.define('codes-clean', () => deleteEndedCodes(pool));
  jobs.every('53 3 * * *', 'codes-clean');
  return {
    handlers: {},
    /** Sends a code, inside the caller's transaction. Throws Failure `rate_limited`. */
    async send(on: Queryable, wanted: CodeRequest, { language }: Pick<Caller, 'language'>): Promise<VerificationCodeSent> {
      const { playerId, purpose, channel, to } = wanted;
      const code = makeCode();
      const address = await vault.seal(on, playerId, ADDRESS_CONTEXT, Buffer.from(to));
      if (!(await writeCode(on, { playerId, purpose, address, codeHash: hash(playerId, purpose, code) }, LIMITS)))
        throw new Failure('rate_limited', { args: { seconds: LIMITS.resendSeconds } });
      await sender.send({ playerId, channel, to, template: 'code', data: { code, minutes: LIMITS.lifeSeconds / 60 }, language }, on);
      const sentTo = maskContact(to);
      return {
        message: findText(resolveLanguage(language), 'code.sent', { to: sentTo }) ?? sentTo,
        code_length: CODE_LENGTH,
        channel,
        sent_to: sentTo,
        resend_after_seconds: LIMITS.resendSeconds,
        ends_in_seconds: LIMITS.lifeSeconds,
      };
    },
    /**
     * Whether a code is the one that was sent, and to which address. Outside any transaction of the caller: a wrong guess counts whatever
     * becomes of the call. A right one is used up unless it is kept for a later step. Throws Failure `code_ended`.
     */
    async check(
      playerId: bigint,
      purpose: OneTimeCodePurpose,
      code: string,
      keep = false,
    ): Promise<{ readonly right: boolean; readonly address: string }> {
      const found = await writeAttempt(pool, { playerId, purpose, codeHash: hash(playerId, purpose, code), keep }, LIMITS);
      if (!found) throw new Failure('code_ended');
      return { right: found.right, address: (await vault.open(pool, playerId, ADDRESS_CONTEXT, found.address)).toString('utf8') };
    },
    codeLength: CODE_LENGTH,
  } satisfies Feature & Record<string, unknown>;
}

export type OneTimeCodesFeature = Awaited<ReturnType<typeof createOneTimeCodesFeature>>;
