import type { ClientTexts } from '@touchline/client/call/failure-message';
import { type Captcha, createCaptcha } from '@touchline/client/captcha/captcha';
import { watchVisibility } from '@touchline/client/push/push-visibility';
import type { Translator } from '@touchline/i18n/translator';
import { loadCaptcha } from '../../features/captcha/load-captcha.ts';
import { createLineWatch, type LineWatch } from '../../live/line-watch.ts';
import type { PushApi } from '../../live/push-context.ts';
import { loadLate } from '../page/load-late.ts';
import type { PageCaller } from './api-client-context.tsx';
import { createLateCalls } from './late-calls.ts';
import { createLateStream } from './late-stream.ts';

/** The page's lines to the server: calls and the stream. */
export interface BrowserConnection {
  /** Shows the captcha by itself where a call meets one. */
  readonly caller: PageCaller;
  readonly captcha: Captcha;
  readonly push: PushApi;
  /** Whether the stream is cut. */
  readonly line: LineWatch;
  /** Brings the calls' script, and begins to let the stream go while the page is hidden; returns the end of that. */
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
  const captcha = createCaptcha({ load: loadCaptcha });
  const texts = clientTexts(t);
  const calls = createLateCalls(async () => (await loadLate(() => import('./open-calls.ts'))).openCalls(texts, captcha));
  const line = createLineWatch();
  const stream = createLateStream(async () => (await loadLate(() => import('./open-stream.ts'))).openStream(line.heard), line.heard);
  return {
    caller: calls.caller,
    captcha,
    push: stream,
    line,
    start() {
      calls.begin();
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
      calls.forget();
      // A socket belongs to the player who opened it.
      stream.reconnect();
    },
  };
}
