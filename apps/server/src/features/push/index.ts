import type { Authenticator } from '#platform/authenticator';
import { cookieName, parseCookies } from '#platform/cookies';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { createConnector } from './connection.ts';
import { registerEventStream } from './event-stream-door.ts';
import { Hub, type HubDoors } from './hub.ts';
import { createPersonal } from './personal.ts';
import { createSocketDoor } from './socket-door.ts';

export interface PushDoors extends HubDoors {
  readonly session: Authenticator;
  /** Tells a player's sale values as they change; the function ends it. */
  readonly followSales: Parameters<typeof createPersonal>[3];
}

const TICK_MS = 80;
const LOOK_MS = 1000;

/** `/push`: snapshot marker and numbered deltas over WebSocket, or `/push/events` over server-sent events (packages/contract/src/push.ts). */
export function createPushFeature(platform: Platform, doors: PushDoors): Feature<never> {
  const { clock, config, roles } = platform;
  const now = (): number => clock.now();
  const hub = new Hub(platform, doors);
  const personal = createPersonal(platform, doors.line.seqs, now, doors.followSales);
  const readToken = async (token: string): Promise<{ readonly id: bigint } | null> =>
    (await doors.session.readToken(token, 'user')) ?? (await doors.session.readToken(token, 'service'));
  const connect = createConnector(hub, personal, readToken, now);
  let streams: { dropStuck(): void; stop(): void } | undefined;
  const timers: NodeJS.Timeout[] = [];
  let unobserve: (() => void) | undefined;
  const cookie = cookieName('user_token', config.publicUrl.protocol === 'https:');
  const readPlayer = async (cookieHeader: string | undefined): Promise<{ readonly id: bigint } | null> => {
    const token = parseCookies(cookieHeader).get(cookie);
    return token ? readToken(token) : null;
  };
  const sockets = createSocketDoor(connect, readPlayer);

  return {
    handlers: {},
    upgrades: roles.has('push') ? { '/push': (request, socket, head) => void sockets.upgrade(request, socket, head) } : {},
    routes(server) {
      if (!roles.has('push')) return;
      streams = registerEventStream(server, connect, readPlayer);
    },
    async start() {
      if (!roles.has('push') && !roles.has('api')) return;
      // Also without sockets of its own: replies of the calls name the topics' numbers.
      unobserve = doors.feed.observe({
        changed: (change) => hub.changed(change),
        removed: (lane) => hub.removed(lane),
        silence: () => hub.silence(),
      });
      timers.push(setInterval(() => hub.tick(), TICK_MS));
      if (!roles.has('push')) return;
      personal.start();
      sockets.start();
      timers.push(
        setInterval(() => {
          sockets.dropStuck();
          streams?.dropStuck();
          personal.tidy();
        }, LOOK_MS),
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
    },
  };
}
