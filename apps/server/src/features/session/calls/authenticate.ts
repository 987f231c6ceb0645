import { LoginKind } from '@touchline/contract/session';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { SessionDeps } from '../session-deps.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import type { PasswordProof } from '../sign-in/password-proof.ts';
import { takeProof } from '../sign-in/sign-in-step.store.ts';
import { takeXframe } from '../sign-in/xframe.store.ts';

/** C016. */
export function authenticate(deps: SessionDeps, provePassword: PasswordProof): Handler<'authenticate'> {
  const { platform, hash } = deps;
  const requireTaken = (playerId: bigint | undefined): bigint => {
    if (playerId === undefined) throw new Failure('wrong_credentials');
    return playerId;
  };

  return async ({ body: { type, login, password } }, caller, reply) => {
    switch (type) {
      case 'sms':
        return completeSignIn(deps, requireTaken(await takeProof(platform.db, hash(`proof ${login}`))), 'sms', caller, reply);
      case 'xframe_token':
        return completeSignIn(deps, requireTaken(await takeXframe(platform.db, hash(`xframe ${login}`))), 'xframe', caller, reply);
      default: {
        const playerId = await provePassword(login, password ?? '', LoginKind.safeParse(type).data ?? null, caller);
        return completeSignIn(deps, playerId, 'password', caller, reply);
      }
    }
  };
}
