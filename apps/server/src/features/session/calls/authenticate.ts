import { LoginKind } from '@touchline/contract/session/calls';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { SessionDeps } from '../session-deps.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { takeProof } from '../sign-in/sign-in-step.store.ts';
import type { VerifyCredentials } from '../sign-in/verify-credentials.ts';
import { consumeXframeToken } from '../sign-in/xframe.store.ts';

/** C016. */
export function authenticate(deps: SessionDeps, provePassword: VerifyCredentials): Handler<'authenticate'> {
  const { platform, hash } = deps;
  const requireTaken = (playerId: bigint | undefined): bigint => {
    if (playerId === undefined) throw new Failure('wrong_credentials');
    return playerId;
  };

  return async ({ body: { type, login, password } }, caller, reply) => {
    switch (type) {
      case 'sms':
        return completeSignIn(deps, requireTaken(await takeProof(platform.pool, hash(`proof ${login}`))), 'sms', caller, reply);
      case 'xframe_token':
        return completeSignIn(
          deps,
          requireTaken(await consumeXframeToken(platform.pool, hash(`xframe ${login}`))),
          'xframe',
          caller,
          reply,
        );
      default: {
        const playerId = await provePassword(login, password ?? '', LoginKind.safeParse(type).data ?? null, caller);
        return completeSignIn(deps, playerId, 'password', caller, reply);
      }
    }
  };
}
