import table from 'virtual:call-table';
import { createApiClient } from '@touchline/client/call/api-client';
import type { ClientTexts } from '@touchline/client/call/failure-message';
import { createHttpClient } from '@touchline/client/call/http-client';
import { createResponseCache } from '@touchline/client/call/response-cache';
import { createServiceToken } from '@touchline/client/call/service-token';
import type { Captcha } from '@touchline/client/captcha/captcha';
import { withCaptcha } from '@touchline/client/captcha/captcha-caller';
import type { OpenCalls } from './late-calls.ts';

/** The calls of this page's site. Shows the captcha by itself where a call meets one. */
export function openCalls(texts: ClientTexts, captcha: Captcha): OpenCalls {
  const http = createHttpClient({ fetch: (input, init) => fetch(input, init), texts, cache: createResponseCache() });
  const serviceToken = createServiceToken({
    load: () => http({ method: 'GET', url: '/web-api/api/mobile/v1/token/', jsonApi: true }),
    refresh: () => http({ method: 'POST', url: '/web-api/api/mobile/v1/token/refresh', jsonApi: true }),
  });
  // The extra authentication's token (R114) outlives the page; the cookie that it goes with is out of scripts' reach, so it is asked for once.
  let userToken: Promise<string | null> | undefined;
  const plain = createApiClient({
    http,
    table,
    serviceToken,
    // The place that a developer looks at: which call, how it ended (R064), and why.
    onFailure: (key, { status, error }) => console.warn(key, status, error),
    readUserToken() {
      userToken ??= plain.tryExecute('userToken', {}).then(({ data }) => {
        if (!data) userToken = undefined;
        return data?.token ?? null;
      });
      return userToken;
    },
  });
  return {
    caller: withCaptcha(plain, captcha),
    forget() {
      serviceToken.forget();
      userToken = undefined;
    },
  };
}
