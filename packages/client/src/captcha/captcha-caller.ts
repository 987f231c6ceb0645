import { REQUEST_STATUS } from '@touchline/catalogue/account/request-status';
import type { FailureBody } from '@touchline/contract/failure';
import type { ApiClient } from '../call/api-client.ts';
import { HttpError } from '../call/http-errors.ts';
import type { Captcha } from './captcha.ts';

const isAskedFor = (error: unknown): boolean => error instanceof HttpError && error.code === 'captcha_required';

/** The action that the provider gives a challenge for: it is good for the refused call alone. */
function ticketOf(error: unknown): string {
  const { errors } = (error instanceof HttpError ? error.data : {}) as Partial<FailureBody>;
  return String(errors?.[0]?.accepted?.ticket ?? '');
}

/**
 * Adds captcha handling to an API client: on `captcha_required` it shows the challenge and repeats the call once with the token.
 * Dismissing the challenge rejects with CaptchaDismissed.
 */
export function withCaptcha(caller: ApiClient, captcha: Captcha): ApiClient {
  const execute: ApiClient['execute'] = async (key, input, options = {}) => {
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
    async tryExecute(key, input, options = {}) {
      const answer = await caller.tryExecute(key, input, options);
      if (!answer.error || !isAskedFor(answer.error.error)) return answer;
      try {
        const { token } = await captcha.ask(ticketOf(answer.error.error));
        return await caller.tryExecute(key, input, { ...options, captchaToken: token });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { error: { error, status: REQUEST_STATUS.closed, code: 'cancelled' } };
      }
    },
  };
}
