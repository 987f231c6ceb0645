import type { PaymentView } from '@touchline/contract/payments/calls';
import type { Queryable } from '#platform/db/queryable';
import type { SupportDeps } from '../support-deps.ts';

export interface PaymentQueryDeps extends SupportDeps {
  /** Payments of the player among these ids, as the history shows them. */
  readPayments(on: Queryable, playerId: bigint, ids: readonly string[]): Promise<readonly PaymentView[]>;
}
