import { nanoid } from 'nanoid';
import { handleProviderEvent } from './handle-provider-event.ts';
import { writeDeposit } from './payments.store.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export interface BankDeposit {
  readonly playerId: bigint;
  /** Of the account of that currency. */
  readonly accountId: bigint;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The bank's own id: the same deposit is credited once, however often it is reported. */
  readonly orderId: string;
}

/** Money that a bank has moved already (registration by the first deposit, S198): a payment that begins and ends at once. */
export async function recordBankDeposit(deps: PaymentsDeps, deposit: BankDeposit): Promise<void> {
  const { playerId, accountId, amountMinor, currency, orderId } = deposit;
  const payment = await writeDeposit(deps.platform.pool, {
    id: nanoid(),
    playerId,
    idempotencyKey: `bank-${orderId}`,
    method: 'bank-transfer',
    amountMinor,
    currency,
    accountId,
    returnPath: null,
  });
  await handleProviderEvent(deps, {
    provider: 'bank',
    eventId: orderId,
    paymentId: payment.id,
    sequence: 1,
    status: 'paid',
    amountMinor,
    currency,
  });
}
