import { type PlayerSections, SECTION_ROWS } from '#features/operator';
import { createKeyedHash, makeToken } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Feature } from '#platform/feature';
import type { Caller, ReplyControl } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { authenticate } from './calls/authenticate.ts';
import { disconnect } from './calls/disconnect.ts';
import { beginPasswordReset, readPasswordReset, resetPassword } from './calls/password-reset.ts';
import { secondFactor } from './calls/second-factor.ts';
import { refreshServiceToken, serviceToken } from './calls/service-token.ts';
import { sessions as sessionsCall } from './calls/sessions.ts';
import { sendLoginCode, verifyLoginCode } from './calls/sign-in-code.ts';
import { userToken } from './calls/user-token.ts';
import { xframeAuthenticate } from './calls/xframe-authenticate.ts';
import { operatorLogin } from './operator/operator-login.ts';
import * as resets from './password-reset/password-reset.store.ts';
import { sendPasswordResetJob } from './password-reset/send-password-reset.ts';
import { readLiveSessions, readSessionHistory, writeIdleEnds, writeOwnEnd } from './session.store.ts';
import { createSessionCache } from './session-cache.ts';
import { openSessions, type SessionRow, sealPlainSessions } from './session-client.ts';
import type { SessionDeps, SessionFeatureDeps, SignInMethod } from './session-deps.ts';
import { createSessions, type EndSessions, IDLE_MINUTES, SESSION_ENDED } from './sessions.ts';
import { completeSignIn, requireNotBlocked } from './sign-in/complete-sign-in.ts';
import * as devices from './sign-in/device.store.ts';
import { proveSecondFactor } from './sign-in/second-factor-proof.ts';
import { sendSignInCodeJob } from './sign-in/send-login-code.ts';
import * as steps from './sign-in/sign-in-step.store.ts';
import { createCredentialVerifier } from './sign-in/verify-credentials.ts';
import * as xframes from './sign-in/xframe.store.ts';
import { createTokens } from './tokens.ts';

export type { SessionRow } from './session-client.ts';

/** Sessions are rows; the server ends them after 30 idle minutes (GLI-33 inactivity, R120) whatever the browser does. */
export async function createSessionFeature(platform: Platform, featureDeps: SessionFeatureDeps) {
  const { pool, clock, bus, events, log } = platform;
  const { vault } = featureDeps;
  const tokens = createTokens(await getOrCreateSecret(pool, 'session-tokens'));
  const hash = createKeyedHash(await getOrCreateSecret(pool, 'sign-in-codes'));
  const cache = createSessionCache(clock);
  const unsubscribe: (() => void)[] = [];
  const { sessions, endSessions } = createSessions({ platform, deps: featureDeps, tokens, cache });
  // Whoever stopped playing has no session any more, come what may: a player at whose sessions it fails holds up nobody behind them, and is tried
  // again until they have ended. In a transaction of its own, which is committed before anybody forgets a session: who looked it up in between
  // would remember it as one that lives. To end what has ended changes nothing, so that once or several times is the same.
  events.consume({
    name: 'end-sessions',
    kinds: ['play-stopped'],
    retriesAside: true,
    async take(_client, stopped) {
      for (const { playerId, event } of stopped) if (playerId !== null) await sessions.endAll(playerId, event.reason);
    },
  });
  const deps: SessionDeps = { platform, tokens, hash, sessions, ...featureDeps };
  const provePassword = createCredentialVerifier(deps);

  defineSessionJobs(deps, endSessions);

  return {
    handlers: createHandlers(deps, provePassword),
    ...sessions,
    provePassword,
    /** Takes a code of the player's app. Throws Failure `code_wrong`, `step_ended` or `rate_limited`. */
    proveSecondFactor: (playerId: bigint, code: string, caller: Caller) => proveSecondFactor(deps, playerId, code, caller),
    /** Throws Failure `account_blocked`, with the ticket for the page that says why (S209). */
    requireOpen: (playerId: bigint) => requireNotBlocked(deps, playerId),
    /** After a first proof of who the player is: a session, or the question for the second factor. Throws Failure `account_blocked`. */
    signIn: (playerId: bigint, method: SignInMethod, caller: Caller, reply: ReplyControl) =>
      completeSignIn(deps, playerId, method, caller, reply),
    /** A token with which a partner's frame signs the player in, once, within a minute (C026). */
    async issueXframe(playerId: bigint, clientId: string): Promise<string> {
      const token = makeToken();
      await xframes.writeXframe(pool, { tokenHash: hash(`xframe ${token}`), playerId, clientId });
      return token;
    },
    /** Sessions of a player that live, newest first. */
    readLive: async (playerId: bigint) => openSessions(vault, pool, playerId, await readLiveSessions(pool, playerId, IDLE_MINUTES)),
    /** The newest sessions of a player, ended ones too. */
    readHistory: async (playerId: bigint, max: number) =>
      openSessions(vault, pool, playerId, await readSessionHistory(pool, playerId, max)),
    /** Ends one session of a player; false where it is not theirs, or had ended. */
    async endOwn(playerId: bigint, sessionId: string, reason: string): Promise<boolean> {
      return (await endSessions(reason, (client) => writeOwnEnd(client, playerId, sessionId, reason))) > 0;
    },
    /** Whom a ticket of a blocked player names; only somebody with the right password got one. Undefined for one that is not ours or over. */
    readBlockTicket: async (ticket: string): Promise<bigint | undefined> => {
      const subject = await tokens.verify('block', ticket, clock.now());
      return subject === undefined ? undefined : BigInt(subject);
    },
    playerSections: {
      sessions: async ({ playerId }) =>
        (await openSessions(vault, pool, playerId, await readSessionHistory(pool, playerId, SECTION_ROWS))).map(sessionRow),
    } satisfies PlayerSections<'sessions'>,
    async start() {
      await sealPlainSessions(vault);
      unsubscribe.push(
        bus.subscribe(SESSION_ENDED, (message) => {
          const { sessionId } = message as { sessionId?: unknown };
          if (typeof sessionId === 'string') cache.forget(sessionId);
          else log.warn('a session-ended message without its id');
        }),
      );
    },
    async stop() {
      for (const end of unsubscribe) end();
    },
  } satisfies Feature & Record<string, unknown>;
}

/** A session as the console lists it. */
const sessionRow = (session: SessionRow) => ({
  ip: session.ip,
  device: session.user_agent,
  method: session.method,
  startedAt: session.created_at.getTime(),
  seenAt: session.last_seen_at.getTime(),
  endedAt: session.ended_at?.getTime() ?? null,
});

export type SessionFeature = Awaited<ReturnType<typeof createSessionFeature>>;

const createHandlers = (deps: SessionDeps, provePassword: ReturnType<typeof createCredentialVerifier>) => ({
  authenticate: authenticate(deps, provePassword),
  sendLoginCode: sendLoginCode(deps),
  verifyLoginCode: verifyLoginCode(deps),
  secondFactor: secondFactor(deps),
  xframeAuthenticate: xframeAuthenticate(deps),
  sessions: sessionsCall(deps, IDLE_MINUTES),
  beginPasswordReset: beginPasswordReset(deps),
  readPasswordReset: readPasswordReset(deps),
  resetPassword: resetPassword(deps),
  disconnect: disconnect(deps.sessions),
  serviceToken: serviceToken(deps.sessions),
  refreshServiceToken: refreshServiceToken(deps.sessions),
  userToken: userToken(deps.sessions),
  operatorLogin: operatorLogin(deps),
});

/** Sessions end that nobody has used, and what proves no longer anything is deleted. */
function defineSessionJobs(deps: SessionDeps, endSessions: EndSessions): void {
  const { pool, jobs } = deps.platform;
  jobs.define('session-idle', async () => {
    await endSessions('idle', (client) => writeIdleEnds(client, IDLE_MINUTES));
  });
  jobs.every('* * * * *', 'session-idle');
  jobs.define('session-send-code', sendSignInCodeJob(deps));
  jobs.define('session-send-reset', sendPasswordResetJob(deps));
  jobs.define('session-clean', async () => {
    for (const store of [steps, devices, xframes, resets]) await store.deleteEnded(pool);
  });
  jobs.every('23 * * * *', 'session-clean');
}
