import { csvFile, writeCsv } from '#platform/files/csv';
import type { Handler } from '#platform/http/handler';
import { readPaymentPage } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';

const MAX = 10_000;
const HEADER = ['payment', 'created', 'direction', 'method', 'destination', 'amount', 'currency', 'status', 'finished'];

const moment = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

export const paymentsExport =
  ({ platform }: PaymentsDeps): Handler<'paymentsExport'> =>
  async ({ query }, caller, reply) => {
    const found = await readPaymentPage(platform.pool, caller.player.id, query, MAX);
    const lines = found
      .map(presentPayment)
      .map(({ id, createdAt, direction, method, destination, amount, currency, status, finishedAt }) => [
        id,
        moment(createdAt),
        direction,
        method,
        destination ?? '',
        amount,
        currency,
        status,
        moment(finishedAt),
      ]);
    return csvFile(reply, 'payments', writeCsv([HEADER, ...lines]));
  };
