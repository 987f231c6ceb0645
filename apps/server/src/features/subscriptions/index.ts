import type { SUBSCRIPTIONS_CALLS } from '@touchline/contract/subscriptions/calls';
import type { ForBrands } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getEventTypes, getGameSubscription, saveGameSubscription } from './calls/subscriptions.ts';
import { createWatcher, type NotifierDeps } from './match-notifier.ts';
import { createSubscriptionsStore } from './subscriptions.store.ts';

export interface SubscriptionsFeature extends Feature<keyof typeof SUBSCRIPTIONS_CALLS> {
  /** Sends pending notifications; for tests and orderly stops. */
  flush(): Promise<void>;
}

/** Notifications of goals, cards, periods, starts and ends of chosen matches: on the page at once, and in the inbox by consent. */
export function createSubscriptionsFeature(
  { pool, events, log, roles, jobs }: Platform,
  { forBrands, ...deps }: NotifierDeps & { readonly forBrands: ForBrands },
): SubscriptionsFeature {
  const store = createSubscriptionsStore(pool);
  const watcher = createWatcher(pool, deps, store, () => events.nudge(), log);
  jobs.define('subscriptions-forget-old', () => store.deleteOldNotices());
  jobs.every('7 5 * * *', 'subscriptions-forget-old');
  return {
    handlers: forBrands((brandFeed) => ({
      getEventTypes: getEventTypes(brandFeed),
      getGameSubscription: getGameSubscription(brandFeed.book, store),
      saveGameSubscription: saveGameSubscription(brandFeed.book, store),
    })),
    flush: () => watcher.flush(),
    async start() {
      if (roles.has('ingest')) watcher.start();
    },
    async stop() {
      if (roles.has('ingest')) await watcher.stop();
    },
  };
}
