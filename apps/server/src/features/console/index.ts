import type { AuthenticatedOperator, OperatorAuthenticator } from '#platform/auth/authenticator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readWaiting } from './console.store.ts';
import { createQueueConsumer, onQueuesChanged } from './queue-consumer.ts';
import { registerConsoleStream } from './stream-door.ts';
import { createWatchers } from './watchers.ts';

export interface ConsoleDoors {
  readonly operators: OperatorAuthenticator & { readSession(sessionId: string): Promise<AuthenticatedOperator | undefined> };
}

const POLL_INTERVAL_MS = 5_000;

/** What operators see move without asking: a stream that tells which queues changed and how much waits (packages/contract/src/console/frame.ts). */
export function createConsoleFeature(platform: Platform, { operators }: ConsoleDoors): Feature {
  const { brands, bus, events, log, pool, roles } = platform;
  events.consume(createQueueConsumer(bus));
  const watchers = createWatchers({ readWaiting: (brandId) => readWaiting(pool, brandId), readSession: operators.readSession, log });
  let unsubscribe: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    handlers: {},
    routes(server) {
      if (roles.has('api')) registerConsoleStream(server, watchers, operators, brands);
    },
    async start() {
      if (!roles.has('api')) return;
      unsubscribe = onQueuesChanged(bus, watchers.changed);
      timer = setInterval(() => {
        watchers.look().catch((err: unknown) => log.warn({ err }, 'sessions of operators will be looked at again'));
      }, POLL_INTERVAL_MS);
    },
    drain: () => watchers.endAll(),
    async stop() {
      clearInterval(timer);
      unsubscribe?.();
    },
  };
}
