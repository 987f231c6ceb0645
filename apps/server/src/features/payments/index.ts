import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { createDeposit } from './calls/create-deposit.ts';
import { paymentHistory } from './calls/payment-history.ts';
import { paymentStatus } from './calls/payment-status.ts';
import { rechargeData } from './calls/recharge-data.ts';
import { sandboxWebhook } from './calls/sandbox-webhook.ts';
import { expirePayments } from './expire-payments.ts';
import { readPaymentSources } from './payment-sources.store.ts';
import { hasDeposited, readDepositsToday, readPayments } from './payments.store.ts';
import type { PaymentsDeps, PaymentsDoors } from './payments-deps.ts';
import { presentMethods } from './present-methods.ts';
import { presentPayment } from './present-payment.ts';
import { createSandbox } from './providers/sandbox.ts';
import { type BankDeposit, takeBankDeposit } from './take-bank-deposit.ts';

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
    /** Whether the player has ever paid anything in. */
    hasDeposited: (playerId: bigint) => hasDeposited(platform.db, playerId),
    /** For the console: a player's payments, the newest first. */
    readLatest: async (playerId: bigint, most: number) => (await readPayments(platform.db, playerId, true, most)).map(presentPayment),
    /** Paid in on the current day (UTC), by currency. */
    readDepositsToday: () => readDepositsToday(platform.db),
    /** Methods that a player has used, the last used one first. */
    readSources: (playerId: bigint) => readPaymentSources(platform.db, playerId),
    /** Methods with their limits in a currency, named in a language. */
    presentMethods: (currency: string, language: string) => presentMethods(doors.site, currency, language),
    expirePayments: () => expirePayments(deps),
    takeBankDeposit: (deposit: BankDeposit) => takeBankDeposit(deps, deposit),
  } satisfies Feature<PaymentsCalls> & Record<string, unknown>;
}

export type PaymentsFeature = Awaited<ReturnType<typeof createPaymentsFeature>>;
