import type { PAYMENTS_CALLS } from '@touchline/contract/payments/calls';
import type { WITHDRAWALS_CALLS } from '@touchline/contract/payments/withdrawals';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { cancelWithdrawal } from './calls/cancel-withdrawal.ts';
import { createDeposit } from './calls/create-deposit.ts';
import { createWithdrawal } from './calls/create-withdrawal.ts';
import { getDepositOptions } from './calls/get-deposit-options.ts';
import { getWithdrawalOptions } from './calls/get-withdrawal-options.ts';
import { paymentHistory } from './calls/payment-history.ts';
import { paymentSources } from './calls/payment-sources.ts';
import { paymentStatus } from './calls/payment-status.ts';
import { payments } from './calls/payments.ts';
import { paymentsExport } from './calls/payments-export.ts';
import { sandboxWebhook } from './calls/sandbox-webhook.ts';
import { expirePayments } from './expire-payments.ts';
import { openDepositAccount } from './open-deposit-account.ts';
import { operatorDecideWithdrawal, operatorWithdrawals } from './operator/operator-withdrawals.ts';
import { depositFigures, paymentsOf } from './operator/payment-sections.ts';
import { hasDeposited, readOpenCount, readPaymentsOf } from './payments.store.ts';
import type { PaymentsDeps, PaymentsFeatureDeps } from './payments-deps.ts';
import { presentPayment } from './present-payment.ts';
import { processWithdrawals } from './process-withdrawal.ts';
import { createSandbox } from './providers/sandbox.ts';
import { type BankDeposit, recordBankDeposit } from './record-bank-deposit.ts';

export { hasDeposited };

type PaymentsCalls = keyof typeof PAYMENTS_CALLS | keyof typeof WITHDRAWALS_CALLS | 'paymentSources';

/**
 * Deposits and withdrawals: state machines whose money moves once. A deposit goes on by the provider's signed word alone; a withdrawal by
 * operators, by jobs that send what is approved, and by the provider's word again.
 */
export async function createPaymentsFeature(platform: Platform, featureDeps: PaymentsFeatureDeps) {
  const provider = createSandbox(platform, await getOrCreateSecret(platform.pool, 'sandbox-webhook'));
  const deps: PaymentsDeps = { platform, provider, ...featureDeps };
  platform.jobs.define('payments-expire', async () => {
    await expirePayments(deps);
  });
  platform.jobs.every('* * * * *', 'payments-expire');
  platform.jobs.define('withdrawals-advance', () => processWithdrawals(deps));
  platform.jobs.every('* * * * *', 'withdrawals-advance');
  return {
    handlers: {
      getDepositOptions: getDepositOptions(deps),
      paymentHistory: paymentHistory(deps),
      payments: payments(deps),
      paymentsExport: paymentsExport(deps),
      getWithdrawalOptions: getWithdrawalOptions(deps),
      createWithdrawal: createWithdrawal(deps),
      cancelWithdrawal: cancelWithdrawal(deps),
      createDeposit: createDeposit(deps),
      paymentStatus: paymentStatus(deps),
      sandboxWebhook: sandboxWebhook(deps),
      paymentSources: paymentSources(deps),
      operatorWithdrawals: operatorWithdrawals(deps),
      operatorDecideWithdrawal: operatorDecideWithdrawal(deps),
    },
    routes: (server) => {
      if (platform.roles.has('api')) provider.routes?.(server);
    },
    /** How many deposits and withdrawals of the player are on their way. */
    readOpenCount: (playerId: bigint) => readOpenCount(platform.pool, playerId),
    /** Of these payments those that are the player's, as the history shows them. */
    readPayments: async (on: Queryable, playerId: bigint, ids: readonly string[]) =>
      (await readPaymentsOf(on, playerId, ids)).map(presentPayment),
    playerSections: paymentsOf(deps),
    overviewSections: depositFigures(deps),
    /** Sends what is approved and asks about what is on its way. */
    advanceWithdrawals: () => processWithdrawals(deps),
    expirePayments: () => expirePayments(deps),
    openDepositAccount: (on: Queryable, playerId: bigint, currency: string) => openDepositAccount(deps, on, playerId, currency),
    recordBankDeposit: (deposit: BankDeposit) => recordBankDeposit(deps, deposit),
  } satisfies Feature<PaymentsCalls> & Record<string, unknown>;
}

export type PaymentsFeature = Awaited<ReturnType<typeof createPaymentsFeature>>;
