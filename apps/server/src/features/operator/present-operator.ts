import type { OperatorRole } from '@touchline/contract/call';
import type { OperatorView } from '@touchline/contract/operator/calls';
import type { Brand } from '#platform/tenant/brand';

interface Presented {
  readonly id: bigint;
  readonly login: string;
  readonly roles: readonly OperatorRole[];
}

/** An operator at the console of a brand. */
export const presentOperator = ({ id, login, roles }: Presented, { name }: Pick<Brand, 'name'>): OperatorView => ({
  id: id.toString(),
  login,
  roles: [...roles],
  brand: name,
});
