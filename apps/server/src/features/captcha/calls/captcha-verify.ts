import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { CaptchaProvider } from '../captcha-provider.ts';

/** C243. Wrong, late and repeated answers are told alike. */
export const captchaVerify =
  (provider: CaptchaProvider): Handler<'captchaVerify'> =>
  async ({ body }, caller) => {
    const solved = await provider.verify(body, caller.language);
    if (!solved) throw new Failure('captcha_wrong');
    return solved;
  };
