import type { PaymentView } from '@touchline/contract/payments/calls';
import { readPayment, readRequested } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { presentPayment } from './present-payment.ts';
import { readApprovals, readRequiredApprovals } from './withdrawals.store.ts';

/** A withdrawal as operators need it. */
export interface ReviewedWithdrawal {
  readonly view: PaymentView;
  readonly playerId: bigint;
  readonly people: number;
  readonly approvedBy: readonly bigint[];
  readonly identified: boolean;
}

export async function readWithdrawalReviews(
  { platform: { pool }, isIdentified }: Pick<PaymentsDeps, 'platform' | 'isIdentified'>,
  wanted: { readonly brandId: number; readonly max: number } | { readonly id: string },
): Promise<ReviewedWithdrawal[]> {
  const found = 'max' in wanted ? await readRequested(pool, wanted.brandId, wanted.max) : [await readPayment(pool, wanted.id)];
  const payments = found.flatMap((payment) => (payment?.direction === 'withdrawal' ? [payment] : []));
  const ids = payments.map(({ id }) => id);
  const [people, approvals] = await Promise.all([readRequiredApprovals(pool, ids), readApprovals(pool, ids)]);
  return Promise.all(
    payments.map(async (payment) => ({
      view: presentPayment(payment),
      playerId: payment.player_id,
      people: people.get(payment.id) ?? 0,
      approvedBy: approvals.filter(({ id }) => id === payment.id).map(({ operatorId }) => operatorId),
      identified: await isIdentified(payment.player_id),
    })),
  );
}
