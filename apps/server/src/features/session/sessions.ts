import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvent, writeEvents } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { type EndedSession, readLiveSession, writeAllEnds, writeOwnEnd, writeSeen, writeSession } from './session.store.ts';
import type { SessionCache } from './session-cache.ts';
import { sealOrigin } from './session-client.ts';
import type { SessionFeatureDeps, Sessions } from './session-deps.ts';
import * as devices from './sign-in/device.store.ts';
import type { Tokens } from './tokens.ts';

export const IDLE_MINUTES = CONFIG_DEFAULTS.autoLogoffMinutes;

/** Bus subject: a session has ended, and every process drops it from its cache. */
export const SESSION_ENDED = 'session.ended';

/** Ends sessions and tells of it in the same transaction. Returns how many it were. */
export type EndSessions = (reason: string, write: (client: pg.PoolClient) => Promise<readonly EndedSession[]>) => Promise<number>;

export interface SessionsParts {
  readonly platform: Pick<Platform, 'pool' | 'clock' | 'bus' | 'events'>;
  readonly deps: SessionFeatureDeps;
  readonly tokens: Tokens;
  readonly cache: SessionCache;
}

/** Begins and ends sessions, and says whose a token is. */
export function createSessions({ platform, deps, tokens, cache }: SessionsParts): {
  readonly sessions: Sessions;
  readonly endSessions: EndSessions;
} {
  const { pool, clock } = platform;
  const endSessions = createEnding(platform, cache);
  const sessions: Sessions = {
    async begin(playerId, caller, reply, method) {
      // Whatever proved who they are may have been begun at another brand's site.
      if ((await deps.account.readBrandId(playerId)) !== caller.brand.id) throw new Failure('forbidden');
      // A player whom the register was asked about a moment ago is not asked about again.
      if (method !== 'registration') await deps.limits.admit(playerId);
      if (caller.player) await sessions.end({ ...caller.player }, 'replaced');
      const id = nanoid();
      const origin = await sealOrigin(deps.vault, pool, playerId, caller);
      await inTransaction(pool, async (client) => {
        await writeSession(client, { id, playerId, language: caller.language, ...origin, method });
        await writeEvent(client, playerId, { kind: 'session-begun', method });
      });
      await deps.limits.startClock(playerId);
      const subject = { kind: 'player', id: playerId } as const;
      await deps.throttle.forgiveAll(caller, subject);
      const token = await sessions.renew({ id: playerId, sessionId: id, language: caller.language, brandId: caller.brand.id }, reply);
      deps.throttle.markKnown('player', playerId, caller, reply);
      return token;
    },
    async renew(signedIn, reply) {
      const { text, expiresAt } = await tokens.issue('user', signedIn.sessionId, clock.now());
      reply.cookie('user_token', text, { maxAgeSeconds: expiresAt - Math.floor(clock.now() / 1000) });
      return { userId: String(signedIn.id), token: text, expiresAt };
    },
    issueService: (signedIn) => tokens.issue('service', signedIn.sessionId, clock.now()),
    async end(signedIn, reason) {
      await endSessions(reason, (client) => writeOwnEnd(client, signedIn.id, signedIn.sessionId, reason));
    },
    async endAll(playerId, reason, exceptSessionId = '') {
      await devices.deleteDevices(pool, playerId);
      return endSessions(reason, (client) => writeAllEnds(client, playerId, reason, exceptSessionId));
    },
    async isLive(sessionId) {
      const live = await readLiveSession(pool, sessionId, IDLE_MINUTES);
      if (live?.stale) await writeSeen(pool, sessionId);
      return live !== undefined;
    },
    async readToken(token, kind) {
      const remembered = cache.get(`${kind} ${token}`);
      if (remembered) return remembered;
      const sessionId = await tokens.verify(kind, token, clock.now());
      const live = sessionId === undefined ? undefined : await readLiveSession(pool, sessionId, IDLE_MINUTES);
      if (!live) return null;
      const { stale, ...signedIn } = live;
      if (stale) await writeSeen(pool, signedIn.sessionId);
      cache.set(`${kind} ${token}`, signedIn);
      return signedIn;
    },
  };
  return { sessions, endSessions };
}

const createEnding =
  ({ pool, bus, events }: SessionsParts['platform'], cache: SessionCache): EndSessions =>
  async (reason, write) => {
    const ended = await inTransaction(pool, async (client) => {
      const rows = await write(client);
      await writeEvents(
        client,
        rows.map(({ playerId }) => ({ playerId, event: { kind: 'session-ended', reason } })),
      );
      return rows;
    });
    for (const { id } of ended) {
      cache.forget(id);
      bus.publish(SESSION_ENDED, { sessionId: id, reason });
    }
    if (ended.length > 0) events.nudge();
    return ended.length;
  };
