import { pageLimit } from '@touchline/catalogue/defaults';
import type { Handler } from '#platform/http/handler';
import { readPayments } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';

/** C042. */
export const paymentHistory =
  ({ platform }: PaymentsDeps): Handler<'paymentHistory'> =>
  async ({ body }, caller) => {
    const limit = pageLimit(body.page);
    const found = await readPayments(platform.pool, caller.player.id, body.includeArchive, limit + 1);
    return { items: found.slice(0, limit).map(presentPayment), hasMore: found.length > limit };
  };
