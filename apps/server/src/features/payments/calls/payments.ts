import type { Handler } from '#platform/http/handler';
import { readPaymentPage } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';

/** S139. */
export const payments =
  ({ platform }: PaymentsDeps): Handler<'payments'> =>
  async ({ query: { count, ...filter } }, caller) => {
    const found = await readPaymentPage(platform.pool, caller.player.id, filter, count + 1);
    const page = found.slice(0, count).map(presentPayment);
    return { payments: page, next: found.length > count ? (page.at(-1)?.id ?? null) : null };
  };
