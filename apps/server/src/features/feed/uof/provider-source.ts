import type { FeedSource } from '@touchline/feed/feed-events';
import { createUofSource } from '@touchline/feed/uof/uof-source';
import type { Platform } from '#platform/platform';
import { createAmqpStream } from './amqp-stream.ts';
import { createHttpApi } from './http-api.ts';

/** How a provider of the odds-feed format is reached. */
export interface ProviderSettings {
  readonly amqpUrl: string;
  readonly apiUrl: string;
  readonly token: string;
  readonly node: number;
}

const REPORT_MS = 60_000;

/** A provider of the odds-feed format as this process's source; what it could not use is reported every minute while there is news. */
export function providerSource(
  { amqpUrl, apiUrl, token, node }: ProviderSettings,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
): FeedSource {
  const warn = (what: string, err: unknown): void => log.warn(err === undefined ? {} : { err }, `provider: ${what}`);
  const source = createUofSource({
    stream: createAmqpStream({ url: amqpUrl, node, warn }),
    api: createHttpApi({ url: apiUrl, token, node }),
    now: () => clock.now(),
    warn,
  });
  let timer: NodeJS.Timeout | undefined;
  let reported = '';
  const report = (): void => {
    const { messages, unmapped, unreadable } = source.counts.report();
    const news = JSON.stringify([unmapped, unreadable]);
    if (news === reported) return;
    reported = news;
    log.info({ messages, unmapped, unreadable }, 'provider messages skipped: unmapped or unreadable');
  };
  return {
    ...source,
    async start(emit, since, offered) {
      timer = setInterval(report, REPORT_MS);
      await source.start(emit, since, offered);
    },
    async stop() {
      clearInterval(timer);
      await source.stop();
    },
  };
}
