import type { Handler } from '#platform/handler';
import type { CaptchaProvider } from '../captcha-provider.ts';

/** C242. */
export const captchaChallenge =
  (provider: CaptchaProvider): Handler<'captchaChallenge'> =>
  ({ query }, caller) =>
    provider.challenge(query.kind, query.lng ?? caller.language);
