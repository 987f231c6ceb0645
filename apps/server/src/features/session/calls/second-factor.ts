import { makeToken } from '#platform/auth/one-time-code';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { SessionDeps, SignInMethod } from '../session-deps.ts';
import { DEVICE_COOKIE, requireNotBlocked } from '../sign-in/complete-sign-in.ts';
import { DEVICE_DAYS, writeDevice } from '../sign-in/device.store.ts';
import { proveSecondFactor } from '../sign-in/second-factor-proof.ts';
import { completeStep, countAttempt } from '../sign-in/sign-in-step.store.ts';

/** C019, C024: whichever way the sign-in began, its step knows. */
export const secondFactor =
  (deps: SessionDeps): Handler<'secondFactor'> =>
  async ({ body: { guid, code, remember } }, caller, reply) => {
    const { pool } = deps.platform;
    const step = await countAttempt(pool, guid, 'second-factor');
    if (!step || step.playerId === null) throw new Failure('step_ended');
    const { playerId } = step;
    await proveSecondFactor(deps, playerId, code, caller);
    if (!(await completeStep(pool, guid, null))) throw new Failure('step_ended');
    await requireNotBlocked(deps, playerId);
    if (remember) {
      const token = makeToken();
      await writeDevice(pool, { tokenHash: deps.hash(`device ${token}`), playerId });
      reply.cookie(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_DAYS * 86_400 });
    }
    return { step: 'signed-in', ...(await deps.sessions.begin(playerId, caller, reply, step.method as SignInMethod)) };
  };
