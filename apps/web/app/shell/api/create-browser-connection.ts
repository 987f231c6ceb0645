import table from 'virtual:call-table';
import { type ApiClient, createApiClient } from '@touchline/client/call/api-client';
import type { ClientTexts } from '@touchline/client/call/failure-message';
import { createHttpClient } from '@touchline/client/call/http-client';
import { createResponseCache } from '@touchline/client/call/response-cache';
import { createServiceToken } from '@touchline/client/call/service-token';
import { type Captcha, createCaptcha } from '@touchline/client/captcha/captcha';
import { withCaptcha } from '@touchline/client/captcha/captcha-caller';
import { watchVisibility } from '@touchline/client/push/push-visibility';
import type { Translator } from '@touchline/i18n/translator';
import { loadCaptcha } from '../../features/captcha/load-captcha.ts';
import { createLineWatch, type LineWatch } from '../../live/line-watch.ts';
import type { PushApi } from '../../live/push-context.ts';
import { loadLate } from '../page/load-late.ts';
import { createLateStream } from './late-stream.ts';

/** The page's lines to the server: calls and the stream. */
export interface BrowserConnection {
  /** Shows the captcha by itself where a call meets one. */
  readonly caller: ApiClient;
  readonly captcha: Captcha;
  readonly push: PushApi;
  /** Whether the stream is cut. */
  readonly line: LineWatch;
  /** Begins to let the stream go while the page is hidden; returns the end of it. */
  start(): () => void;
  /** Call when another player has logged in: drops the service token and reconnects the push socket. */
  changePlayer(): void;
}

const clientTexts = (t: Translator): ClientTexts => ({
  serverError: t('error.generic-server'),
  queryError: t('error.generic-query'),
  networkError: t('error.network'),
  timeout: (url) => t('error.timeout', { url }),
  downloadTimeout: (url) => t('error.timeout-download', { url }),
  cancelled: (url) => t('error.cancelled', { url }),
});

/** Made on the server too, where nothing of it is used: no connection is opened before a component asks for one in the browser. */
export function createBrowserConnection(t: Translator): BrowserConnection {
  const http = createHttpClient({ fetch: (input, init) => fetch(input, init), texts: clientTexts(t), cache: createResponseCache() });
  const serviceToken = createServiceToken({
    load: () => http({ method: 'GET', url: '/web-api/api/mobile/v1/token/', jsonApi: true }),
    refresh: () => http({ method: 'POST', url: '/web-api/api/mobile/v1/token/refresh', jsonApi: true }),
  });
  const captcha = createCaptcha({ load: loadCaptcha });
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
  const caller = withCaptcha(plain, captcha);
  const line = createLineWatch();
  const stream = createLateStream(async () => (await loadLate(() => import('./open-stream.ts'))).openStream(line.heard), line.heard);
  return {
    caller,
    captcha,
    push: stream,
    line,
    start() {
      const stopWatch = watchVisibility(document, stream);
      // A socket outlives its network for as long as nothing is sent: the device knows sooner. With the network back nobody waits for the next attempt.
      const ended = new AbortController();
      for (const change of ['offline', 'online']) addEventListener(change, stream.reconnect, { signal: ended.signal });
      return () => {
        ended.abort();
        stopWatch();
      };
    },
    changePlayer() {
      serviceToken.forget();
      userToken = undefined;
      // A socket belongs to the player who opened it.
      stream.reconnect();
    },
  };
}
