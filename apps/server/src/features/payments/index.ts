import type { PAYMENTS_CALLS } from '@touchline/contract/payments';
import type { WITHDRAWALS_CALLS } from '@touchline/contract/withdrawals';
import type { Trx } from '#platform/db';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { readSecret } from '#platform/secrets';
import { advanceWithdrawals } from './advance-withdrawal.ts';
import { cancelWithdrawal } from './calls/cancel-withdrawal.ts';
import { createDeposit } from './calls/create-deposit.ts';
import { createWithdrawal } from './calls/create-withdrawal.ts';
import { deduceData } from './calls/deduce-data.ts';
import { paymentHistory } from './calls/payment-history.ts';
import { paymentStatus } from './calls/payment-status.ts';
import { payments } from './calls/payments.ts';
import { paymentsExport } from './calls/payments-export.ts';
import { rechargeData } from './calls/recharge-data.ts';
import { sandboxWebhook } from './calls/sandbox-webhook.ts';
import { decideWithdrawal, type WithdrawalDecision } from './decide-withdrawal.ts';
import { expirePayments } from './expire-payments.ts';
import { readPaymentSources } from './payment-sources.store.ts';
import { hasDeposited, readDepositsToday, readOpenCount, readPayments } from './payments.store.ts';
import type { PaymentsDeps, PaymentsDoors } from './payments-deps.ts';
import { presentPayment } from './present-payment.ts';
import { createSandbox } from './providers/sandbox.ts';
import { readReview } from './read-review.ts';
import { type BankDeposit, takeBankDeposit } from './take-bank-deposit.ts';

export type { ReviewedWithdrawal } from './read-review.ts';
export { hasDeposited };

type OperatorsOwn = 'operatorWithdrawals' | 'operatorDecideWithdrawal';
type PaymentsCalls = keyof typeof PAYMENTS_CALLS | Exclude<keyof typeof WITHDRAWALS_CALLS, OperatorsOwn>;

/**
 * Deposits and withdrawals: state machines whose money moves once. A deposit goes on by the provider's signed word alone; a withdrawal by
 * operators, by jobs that send what is approved, and by the provider's word again.
 */
export async function createPaymentsFeature(platform: Platform, doors: PaymentsDoors) {
  const provider = createSandbox(platform, await readSecret(platform.pool, 'sandbox-webhook'));
  const deps: PaymentsDeps = { platform, provider, ...doors };
  platform.jobs.define('payments-expire', async () => {
    await expirePayments(deps);
  });
  platform.jobs.every('* * * * *', 'payments-expire');
  platform.jobs.define('withdrawals-advance', () => advanceWithdrawals(deps));
  platform.jobs.every('* * * * *', 'withdrawals-advance');
  return {
    handlers: {
      rechargeData: rechargeData(deps),
      paymentHistory: paymentHistory(deps),
      payments: payments(deps),
      paymentsExport: paymentsExport(deps),
      deduceData: deduceData(deps),
      createWithdrawal: createWithdrawal(deps),
      cancelWithdrawal: cancelWithdrawal(deps),
      createDeposit: createDeposit(deps),
      paymentStatus: paymentStatus(deps),
      sandboxWebhook: sandboxWebhook(deps),
    },
    routes: (server) => {
      if (platform.roles.has('api')) provider.routes?.(server);
    },
    /** How many deposits and withdrawals of the player are on their way. */
    readOpenCount: (playerId: bigint) => readOpenCount(platform.db, playerId),
    /** For the console: a player's payments, the newest first. */
    readLatest: async (playerId: bigint, most: number) => (await readPayments(platform.db, playerId, true, most)).map(presentPayment),
    /** Paid in on the current day (UTC), by currency. */
    readDepositsToday: () => readDepositsToday(platform.db),
    /** Methods that a player has used, the last used one first. */
    readSources: (playerId: bigint) => readPaymentSources(platform.db, playerId),
    /** For the console: withdrawals that wait for operators, the oldest first, or some by their ids. */
    readReview: (wanted: { readonly most: number } | { readonly id: string }) => readReview(deps, wanted),
    /** For the console. Throws Failure `not_found`, `payment_state`, or `same_person` for a second approval by the same operator. */
    decideWithdrawal: (trx: Trx, id: string, decision: WithdrawalDecision) => decideWithdrawal(deps, trx, id, decision),
    /** Sends what is approved and asks about what is on its way. */
    advanceWithdrawals: () => advanceWithdrawals(deps),
    expirePayments: () => expirePayments(deps),
    takeBankDeposit: (deposit: BankDeposit) => takeBankDeposit(deps, deposit),
  } satisfies Feature<PaymentsCalls> & Record<string, unknown>;
}

export type PaymentsFeature = Awaited<ReturnType<typeof createPaymentsFeature>>;
