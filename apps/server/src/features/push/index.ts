import type { IncomingHttpHeaders } from 'node:http';
import type { Authenticator } from '#platform/auth/authenticator';
import type { Feature } from '#platform/feature';
import { cookieName, parseCookies } from '#platform/http/cookies';
import type { Platform } from '#platform/platform';
import { createChatChannels } from './chat-channels.ts';
import { createConnector } from './connection.ts';
import { Hub, type HubDeps } from './hub.ts';
import { createNewsConsumer } from './news-of-events.ts';
import { createPlayerChannels } from './player-channels.ts';
import { registerSseEndpoint } from './sse-endpoint.ts';
import type { PushTransport } from './subscriber.ts';
import { createTableChannels } from './table-channels.ts';
import { createWebSocketEndpoint } from './websocket-endpoint.ts';

export interface PushFeatureDeps extends HubDeps {
  readonly session: Authenticator;
  /** Sports that a brand does not offer at present. */
  readonly closedSports: (brandId: number) => readonly number[];
  /** Tells a player's sale values as they change; the function ends it. */
  readonly followCashOutValues: Parameters<typeof createPlayerChannels>[3];
}

const TICK_MS = 80;
const POLL_INTERVAL_MS = 1000;

/** `/push`: snapshot marker and numbered deltas over WebSocket, or `/push/events` over server-sent events (packages/contract/src/push/messages.ts). */
export function createPushFeature(platform: Platform, deps: PushFeatureDeps): Feature {
  const { clock, config, roles } = platform;
  const now = (): number => clock.now();
  const hub = new Hub(platform, deps);
  platform.events.consume(createNewsConsumer(platform.bus));
  const personal = createPlayerChannels(platform, deps.line.seqs, now, deps.followCashOutValues);
  const tables = createTableChannels(platform, deps.line.seqs);
  const chat = createChatChannels(platform, deps.line.seqs);
  const readToken = async (token: string, brandId: number): Promise<{ readonly id: bigint } | null> => {
    const found = (await deps.session.readToken(token, 'user')) ?? (await deps.session.readToken(token, 'service'));
    return found?.brandId === brandId ? found : null;
  };
  const connector = createConnector({ hub, personal, tables, chat, readToken, now, closedSports: deps.closedSports });
  const brandIdOf = ({ host }: IncomingHttpHeaders): number => platform.brands.ofHost(host).id;
  const connect = (wire: PushTransport, headers: IncomingHttpHeaders) => connector(wire, brandIdOf(headers));
  let streams: { dropStuck(): void; stop(): void } | undefined;
  const timers: NodeJS.Timeout[] = [];
  let unobserve: (() => void) | undefined;
  const cookie = cookieName('user_token', config.publicUrl.protocol === 'https:');
  const readPlayer = async (headers: IncomingHttpHeaders): Promise<{ readonly id: bigint } | null> => {
    const token = parseCookies(headers.cookie).get(cookie);
    return token ? readToken(token, brandIdOf(headers)) : null;
  };
  const sockets = createWebSocketEndpoint(connect, readPlayer);

  return {
    handlers: {},
    upgrades: roles.has('push') ? { '/push': (request, socket, head) => void sockets.upgrade(request, socket, head) } : {},
    routes(server) {
      if (!roles.has('push')) return;
      streams = registerSseEndpoint(server, connect, readPlayer);
    },
    async start() {
      if (!roles.has('push') && !roles.has('api')) return;
      // Also without sockets of its own: replies of the calls name the topics' numbers.
      unobserve = deps.feed.observe({
        changed: (change) => hub.changed(change),
        removed: (match) => hub.removed(match),
        silence: () => hub.silence(),
      });
      timers.push(setInterval(() => hub.tick(), TICK_MS));
      if (!roles.has('push')) return;
      personal.start();
      tables.start();
      chat.start();
      sockets.start();
      timers.push(
        setInterval(() => {
          sockets.dropStuck();
          streams?.dropStuck();
          personal.tidy();
        }, POLL_INTERVAL_MS),
      );
    },
    drain() {
      sockets.stop();
      streams?.stop();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      unobserve?.();
      personal.stop();
      tables.stop();
      chat.stop();
    },
  };
}
