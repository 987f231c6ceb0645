import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import type { UserToken } from '@touchline/contract/session';
import { nanoid } from 'nanoid';
import type { AccountFeature } from '#features/account';
import type { Authenticator, SignedIn } from '#platform/authenticator';
import type { Feature } from '#platform/feature';
import type { Caller, ReplyControl } from '#platform/handler';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { authenticate } from './calls/authenticate.ts';
import { disconnect } from './calls/disconnect.ts';
import { refreshServiceToken, serviceToken } from './calls/service-token.ts';
import { userToken } from './calls/user-token.ts';
import { readLiveSession, writeIdleEnds, writeSeen, writeSession, writeSessionEnd } from './session.store.ts';
import { createSessionCache } from './session-cache.ts';
import { createTokens, type IssuedToken } from './tokens.ts';

const IDLE_MINUTES = CONFIG_DEFAULTS.autoLogoffMinutes;
/** Bus subject: a session has ended, whoever remembers it forgets it at once. */
export const SESSION_ENDED = 'session.ended';

type SessionCalls = 'authenticate' | 'disconnect' | 'serviceToken' | 'refreshServiceToken' | 'userToken';

/** What the calls of sessions are made of. */
export interface Sessions extends Authenticator {
  /** Opens a session for a player who has proved who they are; sets the cookie. */
  begin(playerId: bigint, caller: Caller, reply: ReplyControl): Promise<UserToken>;
  /** A new user token of a session, also set as cookie. */
  renew(signedIn: SignedIn, reply: ReplyControl): Promise<UserToken>;
  issueService(signedIn: SignedIn): Promise<IssuedToken>;
  end(signedIn: SignedIn, reason: string): Promise<void>;
}

/** Sessions are rows; the server ends them after 30 idle minutes (GLI-33 inactivity, R120) whatever the browser does. */
export async function createSessionFeature(platform: Platform, { account }: { readonly account: AccountFeature }) {
  const { db, pool, clock, bus, outbox, jobs, log } = platform;
  const tokens = createTokens(await readSecret(pool, 'session-tokens'));
  const cache = createSessionCache(clock);
  let unsubscribe: (() => void) | undefined;

  const announceEnd = async (sessionId: string, playerId: bigint, reason: string): Promise<void> => {
    cache.forget(sessionId);
    bus.publish(SESSION_ENDED, { sessionId, reason });
    await outbox.write(db, [{ subject: `news.player.${playerId}`, message: { kind: 'session-ended', reason } }]);
    outbox.nudge();
  };
  const sessions: Sessions = {
    async begin(playerId, caller, reply) {
      const id = nanoid();
      await writeSession(db, { id, playerId, language: caller.language, ip: caller.ip, userAgent: caller.userAgent });
      return sessions.renew({ id: playerId, sessionId: id, language: caller.language }, reply);
    },
    async renew(signedIn, reply) {
      const { text, expiresAt } = await tokens.issue('user', signedIn.sessionId, clock.now());
      reply.cookie('user_token', text, { maxAgeSeconds: expiresAt - Math.floor(clock.now() / 1000) });
      return { userId: String(signedIn.id), token: text, expiresAt };
    },
    issueService: (signedIn) => tokens.issue('service', signedIn.sessionId, clock.now()),
    async end(signedIn, reason) {
      if (await writeSessionEnd(db, signedIn.sessionId, reason)) await announceEnd(signedIn.sessionId, signedIn.id, reason);
    },
    async readToken(token, kind) {
      const remembered = cache.get(`${kind} ${token}`);
      if (remembered) return remembered;
      const sessionId = await tokens.verify(kind, token, clock.now());
      const live = sessionId === undefined ? undefined : await readLiveSession(db, sessionId, IDLE_MINUTES);
      if (!live) return null;
      const { stale, ...signedIn } = live;
      if (stale) await writeSeen(db, signedIn.sessionId);
      cache.set(`${kind} ${token}`, signedIn);
      return signedIn;
    },
  };
  jobs.define('session-idle', async () => {
    for (const ended of await writeIdleEnds(db, IDLE_MINUTES)) await announceEnd(ended.id, ended.player_id, 'idle');
  });
  jobs.every('* * * * *', 'session-idle');
  return {
    handlers: {
      authenticate: authenticate({ platform, account, sessions }),
      disconnect: disconnect(sessions),
      serviceToken: serviceToken(sessions),
      refreshServiceToken: refreshServiceToken(sessions),
      userToken: userToken(sessions),
    },
    ...sessions,
    async start() {
      unsubscribe = bus.subscribe(SESSION_ENDED, (message) => {
        const { sessionId } = message as { sessionId?: unknown };
        if (typeof sessionId === 'string') cache.forget(sessionId);
        else log.warn('a session-ended message without its id');
      });
    },
    async stop() {
      unsubscribe?.();
    },
  } satisfies Feature<SessionCalls> & Record<string, unknown>;
}

export type SessionFeature = Awaited<ReturnType<typeof createSessionFeature>>;
