import type { FeedFeature } from '#features/feed';
import type { AuthenticatedOperator, OperatorAuthenticator } from '#platform/auth/authenticator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readWaiting } from './console.store.ts';
import { registerConsoleStream } from './console-stream.ts';
import { createTopicConsumer, onTopicsChanged } from './topic-consumer.ts';
import { createWatchers } from './watchers.ts';

export { AREA_SETTLED_MS } from './area-pace.ts';

export interface ConsoleFeatureDeps {
  readonly feed: Pick<FeedFeature, 'observe'>;
  readonly operators: OperatorAuthenticator & { readSession(sessionId: string): Promise<AuthenticatedOperator | undefined> };
}

const POLL_INTERVAL_MS = 5_000;

/**
 * Changes that operators see without asking: a stream that tells which queues and areas changed and how much waits
 * (packages/contract/src/console/frame.ts).
 */
export function createConsoleFeature(platform: Platform, { feed, operators }: ConsoleFeatureDeps): Feature {
  const { brands, bus, events, log, pool, roles } = platform;
  events.consume(createTopicConsumer(bus));
  const watchers = createWatchers({ readWaiting: (brandId) => readWaiting(pool, brandId), readSession: operators.readSession, log });
  const endings: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  return {
    handlers: {},
    routes(server) {
      if (roles.has('api')) registerConsoleStream(server, watchers, operators, brands);
    },
    async start() {
      if (!roles.has('api')) return;
      // The feed's figures are this process's own.
      const changed = (): void => watchers.changed(['overview']);
      endings.push(
        onTopicsChanged(bus, watchers.changed),
        feed.observe({ silence: changed, removed: changed, changed: ({ added }) => (added ? changed() : undefined) }),
      );
      timer = setInterval(() => {
        watchers.look().catch((err: unknown) => log.warn({ err }, 'failed to check the sessions of watching operators; retrying'));
      }, POLL_INTERVAL_MS);
    },
    drain: () => watchers.closeAll(),
    async stop() {
      clearInterval(timer);
      for (const end of endings.splice(0)) end();
      watchers.closeAll();
    },
  };
}
