import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import type { Caller } from '#platform/handler';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { captchaChallenge } from './calls/captcha-challenge.ts';
import { captchaScript, painPuzzleScript } from './calls/captcha-scripts.ts';
import { captchaVerify } from './calls/captcha-verify.ts';
import { deleteEnded } from './captcha.store.ts';
import { createPainPuzzle } from './pain-puzzle/pain-puzzle.ts';
import { createSuspicion, type SuspectAction } from './suspicion.ts';

type CaptchaCalls = 'captchaScript' | 'painPuzzleScript' | 'captchaChallenge' | 'captchaVerify';

/** Who does something too often shows to be a person before going on. Everyone else never sees a captcha. */
export async function createCaptchaFeature(platform: Platform) {
  const { pool, clock, config, jobs } = platform;
  const provider = createPainPuzzle(platform, await readSecret(pool, 'captcha'));
  const suspicion = createSuspicion(clock);
  jobs.define('captcha-clean', () => deleteEnded(pool));
  jobs.every('41 * * * *', 'captcha-clean');
  return {
    handlers: {
      captchaScript,
      painPuzzleScript,
      captchaChallenge: captchaChallenge(provider),
      captchaVerify: captchaVerify(provider),
    },
    /**
     * Lets a call pass, unless its caller or its subject (a login, a player; '' for none) is under suspicion and it brings no fresh token in
     * x-captcha-token. A token is used up. Throws Failure `captcha_required`.
     */
    async guard(action: SuspectAction, caller: Caller, subject = ''): Promise<void> {
      if (config.captcha === null || !suspicion.suspects(action, caller.ip, subject)) return;
      const token = caller.message.header('x-captcha-token');
      if (token === undefined || !(await provider.take(token))) throw new Failure('captcha_required');
    },
    /** Counts what makes a caller suspect. */
    suspect: (action: SuspectAction, caller: Caller, subject = ''): void => suspicion.count(action, caller.ip, subject),
    forgive: (action: SuspectAction, subject: string): void => suspicion.forgive(action, subject),
  } satisfies Feature<CaptchaCalls> & Record<string, unknown>;
}

export type CaptchaFeature = Awaited<ReturnType<typeof createCaptchaFeature>>;
