import table from 'virtual:call-table';
import { type ApiClient, createApiClient } from '@touchline/client/call/api-client';
import { createHttpClient } from '@touchline/client/call/http-client';
import { type Captcha, createCaptcha } from '@touchline/client/captcha/captcha';
import { withCaptcha } from '@touchline/client/captcha/captcha-caller';
import type { Translator } from '@touchline/i18n/translator';
import { loadCaptcha } from './load-captcha.ts';

/** The console's line to the server. */
export interface Connection {
  /** Shows the captcha by itself where a call meets one. */
  readonly caller: ApiClient;
  readonly captcha: Captcha;
  /** Calls back when a call is refused because nobody is signed in any more; the function that comes back ends it. */
  onSessionEnd(listener: () => void): () => void;
}

export function connect(t: Translator): Connection {
  const listeners = new Set<() => void>();
  const http = createHttpClient({
    fetch: (input, init) => fetch(input, init),
    texts: {
      serverError: t('error.generic-server'),
      queryError: t('error.generic-query'),
      networkError: t('error.network'),
      timeout: (url) => t('error.timeout', { url }),
      downloadTimeout: (url) => t('error.timeout-download', { url }),
      cancelled: (url) => t('error.cancelled', { url }),
    },
  });
  const captcha = createCaptcha({ load: loadCaptcha });
  const plain = createApiClient({
    http,
    table,
    onFailure(key, { code, status, error }) {
      if (code === 'unauthenticated' && key !== 'operatorMe') for (const listener of listeners) listener();
      else if (code !== 'unauthenticated') console.warn(key, status, error.message);
    },
  });
  return {
    caller: withCaptcha(plain, captcha),
    captcha,
    onSessionEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
