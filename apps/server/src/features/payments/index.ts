import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { createDeposit } from './calls/create-deposit.ts';
import { paymentHistory } from './calls/payment-history.ts';
import { paymentStatus } from './calls/payment-status.ts';
import { rechargeData } from './calls/recharge-data.ts';
import { sandboxWebhook } from './calls/sandbox-webhook.ts';
import { expirePayments } from './expire-payments.ts';
import { readDepositsToday } from './payments.store.ts';
import type { PaymentsDeps, PaymentsDoors } from './payments-deps.ts';
import { createSandbox } from './providers/sandbox.ts';

type PaymentsCalls = 'rechargeData' | 'paymentHistory' | 'createDeposit' | 'paymentStatus' | 'sandboxWebhook';

/** Deposits: a state machine that only a provider's signed word moves on, and whose credit happens once. */
export async function createPaymentsFeature(platform: Platform, doors: PaymentsDoors) {
  const provider = createSandbox(platform, await readSecret(platform.pool, 'sandbox-webhook'));
  const deps: PaymentsDeps = { platform, provider, ...doors };
  platform.jobs.define('payments-expire', async () => {
    await expirePayments(deps);
  });
  platform.jobs.every('* * * * *', 'payments-expire');
  return {
    handlers: {
      rechargeData: rechargeData(deps),
      paymentHistory: paymentHistory(deps),
      createDeposit: createDeposit(deps),
      paymentStatus: paymentStatus(deps),
      sandboxWebhook: sandboxWebhook(deps),
    },
    routes: (server) => {
      if (platform.roles.has('api')) provider.routes?.(server);
    },
    /** Paid in on the current day (UTC), by currency. */
    readDepositsToday: () => readDepositsToday(platform.db),
    expirePayments: () => expirePayments(deps),
  } satisfies Feature<PaymentsCalls> & Record<string, unknown>;
}

export type PaymentsFeature = Awaited<ReturnType<typeof createPaymentsFeature>>;
