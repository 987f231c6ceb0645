import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { nanoid } from 'nanoid';
import { PLAY_STOPPED } from '#features/limits';
import type { Trx } from '#platform/db';
import type { Feature } from '#platform/feature';
import type { Caller, ReplyControl } from '#platform/handler';
import { createKeyedHash, makeToken } from '#platform/one-time-code';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { answerAppeal } from './block/answer-appeal.ts';
import { readWaitingAppeals, sealPlainAppeals } from './block/appeal.ts';
import type { AppealDecision } from './block/block-appeal.store.ts';
import { authenticate } from './calls/authenticate.ts';
import { appealBlock, blockPage } from './calls/block.ts';
import { disconnect } from './calls/disconnect.ts';
import { beginPasswordReset, readPasswordReset, resetPassword } from './calls/password-reset.ts';
import { appealPlayerBlock, playerBlocks } from './calls/player-blocks.ts';
import { secondFactor } from './calls/second-factor.ts';
import { refreshServiceToken, serviceToken } from './calls/service-token.ts';
import { sessions as sessionsCall } from './calls/sessions.ts';
import { checkSignInCode, sendSignInCode } from './calls/sign-in-code.ts';
import { userToken } from './calls/user-token.ts';
import { xframeAuthenticate } from './calls/xframe-authenticate.ts';
import * as resets from './password-reset/password-reset.store.ts';
import { sendPasswordResetJob } from './password-reset/send-password-reset.ts';
import {
  readLiveSession,
  readLiveSessions,
  readSessionHistory,
  writeAllEnds,
  writeIdleEnds,
  writeOwnEnd,
  writeSeen,
  writeSession,
  writeSessionEnd,
} from './session.store.ts';
import { createSessionCache } from './session-cache.ts';
import type { SessionDeps, SessionDoors, Sessions, SignInMethod } from './session-deps.ts';
import { openSessions, sealOrigin, sealPlainSessions } from './session-origin.ts';
import { completeSignIn, requireOpen } from './sign-in/complete-sign-in.ts';
import * as devices from './sign-in/device.store.ts';
import { createPasswordProof } from './sign-in/password-proof.ts';
import { proveSecondFactor } from './sign-in/second-factor-proof.ts';
import { sendSignInCodeJob } from './sign-in/send-sign-in-code.ts';
import * as steps from './sign-in/sign-in-step.store.ts';
import * as xframes from './sign-in/xframe.store.ts';
import { createTokens } from './tokens.ts';

const IDLE_MINUTES = CONFIG_DEFAULTS.autoLogoffMinutes;

export type { SessionRow } from './session-origin.ts';

/** Bus subject: a session has ended, whoever remembers it forgets it at once. */
export const SESSION_ENDED = 'session.ended';

type SessionCalls =
  | 'authenticate'
  | 'sendSignInCode'
  | 'checkSignInCode'
  | 'secondFactor'
  | 'xframeAuthenticate'
  | 'sessions'
  | 'beginPasswordReset'
  | 'readPasswordReset'
  | 'resetPassword'
  | 'blockPage'
  | 'appealBlock'
  | 'playerBlocks'
  | 'appealPlayerBlock'
  | 'disconnect'
  | 'serviceToken'
  | 'refreshServiceToken'
  | 'userToken';

/** Sessions are rows; the server ends them after 30 idle minutes (GLI-33 inactivity, R120) whatever the browser does. */
export async function createSessionFeature(platform: Platform, doors: SessionDoors) {
  const { db, pool, clock, bus, outbox, jobs, log } = platform;
  const tokens = createTokens(await readSecret(pool, 'session-tokens'));
  const hash = createKeyedHash(await readSecret(pool, 'sign-in-codes'));
  const cache = createSessionCache(clock);
  const unsubscribe: (() => void)[] = [];

  const announceEnd = async (sessionId: string, playerId: bigint, reason: string): Promise<void> => {
    cache.forget(sessionId);
    bus.publish(SESSION_ENDED, { sessionId, reason });
    await outbox.write(db, [{ subject: `news.player.${playerId}`, message: { kind: 'session-ended', reason } }]);
    outbox.nudge();
  };
  const sessions: Sessions = {
    async begin(playerId, caller, reply, method) {
      // A player whom the register was asked about a moment ago is not asked about again.
      if (method !== 'registration') await doors.limits.admit(playerId);
      if (caller.player) await sessions.end({ ...caller.player }, 'replaced');
      const id = nanoid();
      const origin = await sealOrigin(doors.vault, db, playerId, caller);
      await writeSession(db, { id, playerId, language: caller.language, ...origin, method });
      await doors.limits.startClock(playerId);
      const subject = { kind: 'player', id: playerId } as const;
      await doors.throttle.forgiveAll(caller, subject);
      const token = await sessions.renew({ id: playerId, sessionId: id, language: caller.language }, reply);
      doors.throttle.markKnown('player', playerId, caller, reply);
      return token;
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
    async endAll(playerId, reason, exceptSessionId = '') {
      await devices.deleteDevices(db, playerId);
      const ended = await writeAllEnds(db, playerId, reason, exceptSessionId);
      for (const id of ended) await announceEnd(id, playerId, reason);
      return ended.length;
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
  const deps: SessionDeps = { platform, tokens, hash, sessions, ...doors };
  const provePassword = createPasswordProof(deps);

  jobs.define('session-idle', async () => {
    for (const ended of await writeIdleEnds(db, IDLE_MINUTES)) await announceEnd(ended.id, ended.player_id, 'idle');
  });
  jobs.every('* * * * *', 'session-idle');
  jobs.define('session-send-code', sendSignInCodeJob(deps));
  jobs.define('session-send-reset', sendPasswordResetJob(deps));
  jobs.define('session-clean', async () => {
    for (const store of [steps, devices, xframes, resets]) await store.deleteEnded(db);
  });
  jobs.every('23 * * * *', 'session-clean');

  return {
    handlers: {
      authenticate: authenticate(deps, provePassword),
      sendSignInCode: sendSignInCode(deps),
      checkSignInCode: checkSignInCode(deps),
      secondFactor: secondFactor(deps),
      xframeAuthenticate: xframeAuthenticate(deps),
      sessions: sessionsCall(deps, IDLE_MINUTES),
      beginPasswordReset: beginPasswordReset(deps),
      readPasswordReset: readPasswordReset(deps),
      resetPassword: resetPassword(deps),
      blockPage: blockPage(deps),
      appealBlock: appealBlock(deps),
      playerBlocks: playerBlocks(deps),
      appealPlayerBlock: appealPlayerBlock(deps),
      disconnect: disconnect(sessions),
      serviceToken: serviceToken(sessions),
      refreshServiceToken: refreshServiceToken(sessions),
      userToken: userToken(sessions),
    },
    ...sessions,
    provePassword,
    /** Takes a code of the player's app. Throws Failure `code_wrong`, `step_ended` or `rate_limited`. */
    proveSecondFactor: (playerId: bigint, code: string, caller: Caller) => proveSecondFactor(deps, playerId, code, caller),
    /** Throws Failure `account_blocked`, with the ticket for the page that says why (S209). */
    requireOpen: (playerId: bigint) => requireOpen(deps, playerId),
    /** After a first proof of who the player is: a session, or the question for the second factor. Throws Failure `account_blocked`. */
    signIn: (playerId: bigint, method: SignInMethod, caller: Caller, reply: ReplyControl) =>
      completeSignIn(deps, playerId, method, caller, reply),
    /** A token with which a partner's frame signs the player in, once, within a minute (C026). */
    async issueXframe(playerId: bigint, clientId: string): Promise<string> {
      const token = makeToken();
      await xframes.writeXframe(db, { tokenHash: hash(`xframe ${token}`), playerId, clientId });
      return token;
    },
    /** Sessions of a player that live, newest first. */
    readLive: async (playerId: bigint) => openSessions(doors.vault, db, playerId, await readLiveSessions(db, playerId, IDLE_MINUTES)),
    /** The newest sessions of a player, ended ones too. */
    readHistory: async (playerId: bigint, most: number) =>
      openSessions(doors.vault, db, playerId, await readSessionHistory(db, playerId, most)),
    /** Ends one session of a player; false where it is not theirs, or had ended. */
    async endOwn(playerId: bigint, sessionId: string, reason: string): Promise<boolean> {
      const ended = await writeOwnEnd(db, playerId, sessionId, reason);
      if (ended) await announceEnd(sessionId, playerId, reason);
      return ended;
    },
    /** Appeals that wait for an operator, oldest first. */
    readAppeals: (most: number) => readWaitingAppeals(deps, most),
    answerAppeal: (trx: Trx, answer: { readonly id: bigint; readonly decision: AppealDecision; readonly answer: string }) =>
      answerAppeal(deps, trx, answer),
    async start() {
      await sealPlainSessions(doors.vault);
      await sealPlainAppeals(doors.vault);
      unsubscribe.push(
        bus.subscribe(SESSION_ENDED, (message) => {
          const { sessionId } = message as { sessionId?: unknown };
          if (typeof sessionId === 'string') cache.forget(sessionId);
          else log.warn('a session-ended message without its id');
        }),
        bus.subscribe(PLAY_STOPPED, (message) => {
          const { playerId, reason } = message as { playerId: string; reason: string };
          sessions
            .endAll(BigInt(playerId), reason)
            .catch((err: unknown) => log.error({ err }, 'sessions of a player who must not play go on'));
        }),
      );
    },
    async stop() {
      for (const end of unsubscribe) end();
    },
  } satisfies Feature<SessionCalls> & Record<string, unknown>;
}

export type SessionFeature = Awaited<ReturnType<typeof createSessionFeature>>;
