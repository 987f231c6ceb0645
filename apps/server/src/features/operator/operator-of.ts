import { invariant } from '@touchline/kernel/invariant';
import type { AuthenticatedOperator } from '#platform/auth/authenticator';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';

/** The operator at the console. The edge lets nobody else into a call of access `operator`, and only with one of its roles. */
export function operatorOf({ operator }: Caller): AuthenticatedOperator {
  invariant(operator, 'call without an authenticated operator');
  return operator;
}

/** The acting operator, and the brand of the console: the record is refused about anybody else's player. */
export interface Actor {
  readonly operatorId: bigint;
  readonly brandId: number;
}

/** For what concerns all brands at once. Throws Failure `forbidden` for an operator of chosen brands. */
export function requireInstallation(caller: Caller): void {
  if (operatorOf(caller).brandIds !== null) throw new Failure('forbidden');
}

export const actorOf = (caller: Caller): Actor => ({ operatorId: operatorOf(caller).id, brandId: caller.brand.id });
