import { backoffMs, retry } from '@touchline/kernel/retry';
import type { FeedSource } from '../feed-events.ts';
import { InboundFeed } from './inbound-feed.ts';
import { parseDescriptions } from './market-descriptions.ts';
import { MarketMapping } from './market-mapping.ts';
import { Producers } from './producers.ts';
import { parseProducers } from './uof-fixture.ts';
import { parseUofMessage, type UofMessage } from './uof-message.ts';
import { UofMetrics } from './uof-metrics.ts';
import type { UofOptions } from './uof-ports.ts';

const SOURCE = 'uof';
const TICK_MS = 1_000;
/** Retry interval for a provider that does not answer at the start. */
const START_PAUSES = { firstMs: 2_000, maxMs: 20_000 };

/**
 * The odds-feed format used across the industry as a feed: messages over a broker, fixtures, descriptions and recovery over calls. A
 * producer that is silent for 20 s, not subscribed or disconnected has its markets suspended, and shows them again only once its recovery
 * is complete (feeds.md, "Sources").
 */
export function createUofSource(options: UofOptions): FeedSource & { readonly counts: UofMetrics } {
  const { stream, api, now, warn } = options;
  const counts = new UofMetrics();
  const feed = new InboundFeed(SOURCE, options, counts);
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  let wake: () => void = () => {};

  /** The producers and the meaning of their markets; asked again until it is answered. Undefined once stopped. */
  async function loadCatalogue() {
    const load = async () => {
      if (stopped) return undefined;
      const [producerText, marketText] = await Promise.all([api.producers(), api.markets()]);
      return [parseProducers(producerText), parseDescriptions(marketText)] as const;
    };
    return retry(load, {
      tries: Number.POSITIVE_INFINITY,
      isPassing: () => true,
      pause(failures, err) {
        warn('the provider does not say what it offers', err);
        return new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, backoffMs(failures, START_PAUSES, Math.random)).unref();
        });
      },
    });
  }

  return {
    name: SOURCE,
    counts,
    async start(to, from) {
      feed.sendTo(to, from);
      const known = await loadCatalogue();
      if (!known) return;
      const [list, descriptions] = known;
      const mapping = new MarketMapping(descriptions);
      for (const id of mapping.mismatched) warn(`market ${id} is described otherwise and not offered`, undefined);
      const producers = new Producers(list, now(), Math.floor(now() / 1000) % 1_000_000_000);
      feed.learn({ mapping, producers, names: new Map(list.map(({ id, name }) => [id, name])) });
      await stream.start({
        message(text) {
          let message: UofMessage;
          try {
            message = parseUofMessage(text);
          } catch (err) {
            counts.unreadable('message');
            warn('a message could not be read', err);
            return;
          }
          counts.message(message.type);
          feed.apply(message);
        },
        disconnected: () => feed.disconnected(),
      });
      timer = setInterval(() => feed.tick(), TICK_MS);
      await feed.first;
    },
    async stop() {
      stopped = true;
      wake();
      clearInterval(timer);
      feed.giveUp();
      await stream.stop();
    },
    recover: (match) => feed.recover(match),
  };
}
