import { moneyText } from '@touchline/catalogue/money-text';
import { z } from 'zod';
import { readPayload } from '#platform/jobs/job-failures';
import type { Platform } from '#platform/platform';
import type { PaymentProvider } from '../payment-provider.ts';
import { readPayout, writePayout } from './sandbox-payouts.store.ts';

/** How long the sandbox takes to pay. */
const PAYS_MS = 1_000;

const Payload = z.object({ reference: z.string() });

/** Says an event over the signed webhook; gives the answer's status. */
type Report = (event: object) => Promise<number>;

/**
 * Paying out, as a provider of its own memory does it: it decides later, says everything twice, and what it is told twice it pays once. A
 * destination that ends in 0002 fails; one that ends in 0003 is paid without a word, and has to be asked about.
 */
export function createSandboxPayouts({ pool, jobs, clock }: Platform, report: Report): Pick<PaymentProvider, 'payOut' | 'readPayout'> {
  jobs.define('sandbox-payout', async (payload) => {
    const { reference } = readPayload(Payload, payload);
    const state = await readPayout(pool, reference);
    if (!state) return;
    const { sequence, status, currency, amountMinor } = state;
    // A job may run a moment before the database's clock agrees: it is tried again.
    if (status === 'pending') throw new Error(`payout ${reference} is not due yet`);
    if (!state.reports) return;
    const amount = moneyText(amountMinor, currency);
    const event = { eventId: `${reference}-${sequence}`, paymentId: reference, sequence, status, amount, currency };
    for (let time = 0; time < 2; time++) {
      const answer = await report(event);
      if (answer !== 200) throw new Error(`the webhook answered ${answer}`);
    }
  });
  return {
    async payOut({ reference, amountMinor, currency, destination }) {
      const outcome = destination.endsWith('0002') ? 'failed' : 'paid';
      const order = { reference, amountMinor, currency, outcome, reports: !destination.endsWith('0003') } as const;
      await writePayout(pool, order, PAYS_MS);
      await jobs.enqueue('sandbox-payout', { reference }, { key: `sandbox-payout-${reference}`, runAt: new Date(clock.now() + PAYS_MS) });
    },
    readPayout: (reference) => readPayout(pool, reference),
  };
}
