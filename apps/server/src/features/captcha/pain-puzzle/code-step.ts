import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { ThrottleFeature } from '#features/throttle';
import { CODE_LENGTH, createKeyedHash, isSameHash } from '#platform/auth/one-time-code';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { seal } from '../sealed-token.ts';
import { type Challenge, demandOf, type Passing, readPlayerId } from './sealed-steps.ts';
import { CODE_SECONDS, captchaCode } from './send-captcha-code.ts';
import type { SolvedTokens, Spend } from './solved-tokens.ts';

/** Letters with codes for one login, and tries with one code, within an hour. */
const MAX_LETTERS = 5;
const MAX_TRIES = 5;

interface CodeStepParts extends Pick<Platform, 'clock' | 'jobs'> {
  readonly throttle: Pick<ThrottleFeature, 'countNamed'>;
  readonly key: Uint8Array;
  readonly spend: Spend;
  readonly tokens: SolvedTokens;
}

/** Steps that a login may be asked for after the work: a code that was sent to the address of the account. */
export function createCodeStep({ clock, jobs, throttle, key, spend, tokens }: CodeStepParts) {
  const hash = createKeyedHash(key);
  return {
    /** The code goes to the address of the account, where there is one. Throws Failure `rate_limited`. */
    async send(challenge: Challenge, language: string) {
      if ((await throttle.countNamed(`captcha letters ${challenge.whom}`)) > MAX_LETTERS) throw new Failure('rate_limited');
      await jobs.enqueue('captcha-send-code', { id: challenge.id, playerId: readPlayerId(challenge.playerId) });
      const expiresAt = clock.now() + CODE_SECONDS * 1000;
      const id = seal(key, 'code', { ...demandOf(challenge), withCode: true, id: challenge.id, expiresAt });
      return {
        step: 'code',
        id,
        expiresAt,
        code_length: CODE_LENGTH,
        message: findText(resolveLanguage(language), 'captcha.code-sent') ?? '',
      } as const;
    },
    /** The token for the right code; undefined for a wrong, late or repeated one. */
    async take(sent: Passing, code: string | undefined) {
      if (sent.expiresAt <= clock.now() || code === undefined) return undefined;
      if ((await throttle.countNamed(`captcha tries ${sent.id}`)) > MAX_TRIES) return undefined;
      if (!isSameHash(hash(`try ${code}`), hash(`try ${captchaCode(hash, sent.id)}`))) return undefined;
      return (await spend(`code ${sent.id}`, sent.expiresAt)) ? tokens.issue(sent) : undefined;
    },
  };
}
