import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readPayment } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';

/** Another player's payment is as unknown as one that does not exist. */
export const paymentStatus =
  ({ platform }: PaymentsDeps): Handler<'paymentStatus'> =>
  async ({ params }, caller) => {
    const payment = await readPayment(platform.pool, params.id);
    if (!payment || payment.player_id !== caller.player?.id) throw new Failure('not_found');
    return presentPayment(payment);
  };
