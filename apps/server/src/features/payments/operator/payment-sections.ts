import { moneyText } from '@touchline/catalogue/money-text';
import { type OverviewSections, type PlayerSections, SECTION_ROWS } from '#features/operator';
import { readDepositsToday, readPayments } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';

export const paymentsOf = ({ platform: { pool } }: PaymentsDeps): PlayerSections<'payments'> => ({
  payments: async ({ playerId }) => (await readPayments(pool, playerId, true, SECTION_ROWS)).map(presentPayment),
});

export const depositFigures = ({ platform: { pool } }: PaymentsDeps): OverviewSections<'deposits'> => ({
  deposits: async (brandId) =>
    (await readDepositsToday(pool, brandId)).map(({ currency, deposits, amountMinor }) => ({
      currency,
      deposits,
      amount: moneyText(amountMinor, currency),
    })),
});
