import type { OperatorRole } from '@touchline/contract/call';
import type { OperatorView } from '@touchline/contract/operator/calls';

export const presentOperator = ({
  id,
  login,
  roles,
}: {
  readonly id: bigint;
  readonly login: string;
  readonly roles: readonly OperatorRole[];
}): OperatorView => ({ id: id.toString(), login, roles: [...roles] });
