import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CaptchaProvider } from '../captcha-provider.ts';

/** C242. */
export const captchaChallenge =
  (provider: CaptchaProvider): Handler<'captchaChallenge'> =>
  async ({ query }) => {
    const made = await provider.challenge(query.ticket, query.kind);
    if (!made) throw new Failure('step_ended');
    return made;
  };
