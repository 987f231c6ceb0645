import type { Caller } from './caller.ts';
import type { Captcha } from './captcha.ts';
import { HttpError } from './http-errors.ts';

const isAskedFor = (error: unknown): boolean => error instanceof HttpError && error.code === 'captcha_required';

/**
 * Calls that meet a captcha once the caller is under suspicion: the challenge is shown and the same call sent again with its token. A
 * challenge that the player dismisses fails the call with CaptchaDismissed; one whose token is refused is not shown again by itself.
 */
export function withCaptcha(caller: Caller, captcha: Captcha): Caller {
  const execute: Caller['execute'] = async (key, input, options = {}) => {
    try {
      return await caller.execute(key, input, options);
    } catch (error) {
      if (!isAskedFor(error)) throw error;
      const { token } = await captcha.ask();
      return await caller.execute(key, input, { ...options, captchaToken: token });
    }
  };
  return {
    ...caller,
    execute,
    async executeSafe(key, input, options = {}) {
      const answer = await caller.executeSafe(key, input, options);
      if (!answer.error || !isAskedFor(answer.error.error)) return answer;
      try {
        const { token } = await captcha.ask();
        return await caller.executeSafe(key, input, { ...options, captchaToken: token });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { error: { error, cancelled: true, code: 'cancelled' } };
      }
    },
  };
}
