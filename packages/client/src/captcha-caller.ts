import { REQUEST_STATUS } from '@touchline/catalogue/request-status';
import type { FailureBody } from '@touchline/contract/failure';
import type { Caller } from './caller.ts';
import type { Captcha } from './captcha.ts';
import { HttpError } from './http-errors.ts';

const isAskedFor = (error: unknown): boolean => error instanceof HttpError && error.code === 'captcha_required';

/** What the provider gives a challenge for: it is good for the refused call alone. */
function ticketOf(error: unknown): string {
  const { errors } = (error instanceof HttpError ? error.data : {}) as Partial<FailureBody>;
  return String(errors?.[0]?.accepted?.ticket ?? '');
}

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
      const { token } = await captcha.ask(ticketOf(error));
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
        const { token } = await captcha.ask(ticketOf(answer.error.error));
        return await caller.executeSafe(key, input, { ...options, captchaToken: token });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { error: { error, status: REQUEST_STATUS.closed, code: 'cancelled' } };
      }
    },
  };
}
