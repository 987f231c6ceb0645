import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CaptchaProvider } from '../captcha-provider.ts';

/** C243. Wrong, late and repeated answers get the same reply. */
export const captchaVerify =
  (provider: CaptchaProvider): Handler<'captchaVerify'> =>
  async ({ body }, caller) => {
    const solved = await provider.verify(body, caller.language);
    if (!solved) throw new Failure('captcha_wrong');
    return solved;
  };
