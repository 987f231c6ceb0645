import type { AccountFeature } from '#features/account';
import type { SenderFeature } from '#features/sender';
import type { Subject, ThrottledAction, ThrottleFeature } from '#features/throttle';
import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { captchaChallenge } from './calls/captcha-challenge.ts';
import { captchaScript, painPuzzleScript } from './calls/captcha-scripts.ts';
import { captchaVerify } from './calls/captcha-verify.ts';
import { deleteEnded } from './captcha.store.ts';
import type { Demand } from './captcha-provider.ts';
import { createPainPuzzle } from './pain-puzzle/pain-puzzle.ts';
import { sendCaptchaCodeJob } from './pain-puzzle/send-captcha-code.ts';

export interface CaptchaFeatureDeps {
  readonly throttle: ThrottleFeature;
  readonly account: Pick<AccountFeature, 'readContact'>;
  readonly sender: Pick<SenderFeature, 'send'>;
}

/** Callers who do something too often show to be a person before going on. Everyone else never sees a captcha. */
export async function createCaptchaFeature(platform: Platform, deps: CaptchaFeatureDeps) {
  const { pool, jobs } = platform;
  const { throttle } = deps;
  const key = await getOrCreateSecret(pool, 'captcha');
  const hash = createKeyedHash(key);
  const provider = createPainPuzzle(platform, throttle, key);
  jobs.define('captcha-clean', () => deleteEnded(pool));
  jobs.every('41 * * * *', 'captcha-clean');
  jobs.define('captcha-send-code', sendCaptchaCodeJob(deps, hash));

  const whomOf = (subject: Subject | null, caller: Caller): string =>
    hash(subject ? `${subject.kind} ${subject.id ?? `typed ${subject.typed}`}` : `address ${throttle.addressBlock(caller.ip)}`).toString(
      'base64url',
    );
  return {
    handlers: {
      captchaScript,
      painPuzzleScript,
      captchaChallenge: captchaChallenge(provider),
      captchaVerify: captchaVerify(provider),
    },
    /**
     * Lets a call pass, unless its caller or whom it is done to was seen too often and it brings no fresh token in x-captcha-token that was
     * given for this. A token is used up. What it gives counts that it was done, where nobody does that often. Throws Failure `captcha_required` with the ticket for a challenge, or `rate_limited`.
     */
    async guard(action: ThrottledAction, caller: Caller, subject: Subject | null): Promise<{ count(): Promise<void> }> {
      const guarded = { count: () => throttle.count(action, caller, subject) };
      const { level, withCode, waitSeconds } = await throttle.readToll(action, caller, subject);
      if (waitSeconds > 0) throw new Failure('rate_limited', { args: { seconds: waitSeconds } });
      if (level === 0) return guarded;
      const demand: Demand = { action, whom: whomOf(subject, caller), level, withCode };
      const token = caller.message.header('x-captcha-token');
      if (token !== undefined && (await provider.take(token, demand))) return guarded;
      const playerId = subject?.kind === 'player' ? subject.id : null;
      throw new Failure('captcha_required', { accepted: { ticket: provider.ticket(demand, playerId) } });
    },
  } satisfies Feature & Record<string, unknown>;
}

export type CaptchaFeature = Awaited<ReturnType<typeof createCaptchaFeature>>;
