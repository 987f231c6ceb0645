import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { postWithdrawalHold } from '@touchline/ledger/postings';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { writeEvents } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import type { Handler, PlayerCaller } from '#platform/http/handler';
import { identityRequirement } from '../identity-requirement.ts';
import { type Destination, parseDestination as readWritten } from '../parse-destination.ts';
import { paymentEvent } from '../payment-event.ts';
import { type PaymentMethod, paymentMethod } from '../payment-methods.ts';
import { type Payment, readPaymentByKey } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';
import { readOpenMethods } from '../read-open-methods.ts';
import { readWithdrawable } from '../read-withdrawable.ts';
import { requiredApprovals } from '../required-approvals.ts';
import {
  findDestination,
  readDestination,
  readRequestedLast24h,
  type StoredDestination,
  writeDestination,
  writeWithdrawal,
} from '../withdrawals.store.ts';

interface WithdrawalRequest {
  readonly method: PaymentMethod;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly accountId: bigint;
  readonly key: string;
  readonly destination: (Destination & { readonly detailsHash: Buffer }) | { readonly id: string };
}

/** Asks for a withdrawal. The same key with the same wish gives the same withdrawal; with another wish it is refused. */
export const createWithdrawal =
  (deps: PaymentsDeps): Handler<'createWithdrawal'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    const method = paymentMethod(body.method);
    if (!method) throw new Failure('payment_method_unknown');
    const account = await deps.account.readActiveAccount(playerId);
    const amountMinor = readAmount(deps, method, account.currency, body.amountText);
    const written = body.destinationId === null ? readWritten(method.payout.destination, body.destination) : { id: body.destinationId };
    if (!written) throw new Failure('destination_wrong', { fields: { destination: ['destination_wrong'] } });
    const destination = 'id' in written ? written : { ...written, detailsHash: await hashOf(deps, written) };
    const wish: WithdrawalRequest = { method, amountMinor, currency: account.currency, accountId: account.id, key: body.key, destination };
    // A repeated wish was judged when it was made: what has changed since does not change its answer.
    const before = await readPaymentByKey(deps.platform.pool, playerId, body.key);
    const payment = before ?? (await ask(deps, caller, playerId, wish));
    if (!(await isSameRequest(deps, playerId, payment, wish))) throw new Failure('payment_reused');
    return presentPayment(payment);
  };

/** Whether a withdrawal is what is wished for again. */
async function isSameRequest(
  { platform: { pool } }: PaymentsDeps,
  playerId: bigint,
  payment: Payment,
  wish: WithdrawalRequest,
): Promise<boolean> {
  const { amountMinor, method, destination } = wish;
  if (payment.direction !== 'withdrawal' || payment.amount_minor !== amountMinor || payment.method !== method.id) return false;
  if ('id' in destination) return payment.destination_id === destination.id;
  const known = await findDestination(pool, playerId, method.id, destination.detailsHash);
  return known !== undefined && known.id === payment.destination_id;
}

const hashOf = ({ vault }: PaymentsDeps, { details }: Destination): Promise<Buffer> => vault.blindIndex('payout-destination', details);

/** Throws Failure `amount_format`, `amount_too_low` or `amount_too_high`. */
function readAmount({ site }: PaymentsDeps, { payout }: PaymentMethod, currency: string, text: string): bigint {
  const scale = currencyByCode(currency)?.scale ?? 2;
  const amount = parseMoney(text, scale);
  if (!amount.ok) throw new Failure('amount_format', { fields: { amount: ['amount_format'] } });
  const unit = site.unitMinor(currency) ?? 100n;
  const accepted = { min: formatMoney(payout.minUnits * unit, scale), max: formatMoney(payout.maxUnits * unit, scale), currency };
  if (amount.value < payout.minUnits * unit)
    throw new Failure('amount_too_low', { fields: { amount: ['amount_too_low'] }, args: accepted, accepted });
  if (amount.value > payout.maxUnits * unit)
    throw new Failure('amount_too_high', { fields: { amount: ['amount_too_high'] }, args: accepted, accepted });
  return amount.value;
}

/** The money leaves the balance in the transaction that writes the withdrawal: of many at once exactly those are taken that fit. */
async function ask(deps: PaymentsDeps, caller: PlayerCaller, playerId: bigint, wish: WithdrawalRequest): Promise<Payment> {
  const { platform, wallet, account, site, securityLog } = deps;
  const { currency, amountMinor, method } = wish;
  await account.requireStanding(playerId, 'withdrawals');
  if (!(await readOpenMethods(deps, 'withdrawal', caller)).includes(method)) throw new Failure('payment_method_unknown');
  const identity = await identityRequirement(deps, playerId);
  if (identity.required) throw new Failure('identity_required');
  const payment = await inTransaction(platform.pool, async (client) => {
    await wallet.lockPlayerAccounts(client, playerId, currency);
    const made = await readPaymentByKey(client, playerId, wish.key);
    if (made) return made;
    await account.requireStandingIn(client, playerId, 'withdrawals');
    await requireCovered(deps, client, playerId, wish);
    const destination = await keepDestination(deps, client, caller, playerId, wish);
    const sumMinor = amountMinor + (await readRequestedLast24h(client, playerId, currency));
    const { withdrawalOneApprovalUnits: onePersonUnits, withdrawalTwoPeopleUnits: twoPeopleUnits } = platform.config;
    const id = nanoid();
    const written = await writeWithdrawal(client, {
      id,
      playerId,
      idempotencyKey: wish.key,
      method: method.id,
      amountMinor,
      currency,
      accountId: wish.accountId,
      destination,
      heldUntil: await securityLog.readWithdrawalPause(playerId, client),
      requiredApprovals: requiredApprovals(sumMinor, site.unitMinor(currency) ?? 100n, {
        identified: identity.done,
        onePersonUnits,
        twoPeopleUnits,
      }),
    });
    await wallet.postTransaction(client, postWithdrawalHold({ key: `withdrawal-${id}`, playerId, currency }, amountMinor));
    const main = await wallet.readPlayerAccount(client, wish.accountId);
    const created = { playerId, event: paymentEvent(written, written.status, -amountMinor) };
    await writeEvents(client, [created, ...(main ? wallet.balanceEvents([main]) : [])]);
    return written;
  });
  platform.events.nudge();
  await platform.jobs.enqueue('withdrawals-advance', null, { key: 'withdrawals-advance' });
  return payment;
}

/** Throws Failure `deposit_unplayed` or `insufficient_funds`, saying what could be withdrawn. */
async function requireCovered(
  deps: PaymentsDeps,
  on: Queryable,
  playerId: bigint,
  { currency, amountMinor }: WithdrawalRequest,
): Promise<void> {
  const { availableMinor, balanceMinor, owedMinor, unplayedMinor } = await readWithdrawable(deps, on, playerId, currency);
  if (amountMinor <= availableMinor) return;
  const text = (minor: bigint): string => moneyText(minor, currency);
  const code = amountMinor <= balanceMinor - owedMinor ? 'deposit_unplayed' : 'insufficient_funds';
  const accepted = { max: text(availableMinor), unplayed: text(unplayedMinor), currency };
  throw new Failure(code, { fields: { amount: [code] }, args: accepted, accepted });
}

/** A new destination counts as a change of the account's security: the player is notified and withdrawals are held (feature security-log). */
async function keepDestination(
  { vault, securityLog }: PaymentsDeps,
  client: pg.PoolClient,
  caller: PlayerCaller,
  playerId: bigint,
  { destination, method }: WithdrawalRequest,
): Promise<StoredDestination> {
  if ('id' in destination) {
    const known = await readDestination(client, playerId, destination.id);
    if (known?.method !== method.id) throw new Failure('not_found');
    return known;
  }
  const kept = await writeDestination(client, {
    id: nanoid(),
    playerId,
    method: method.id,
    masked: destination.masked,
    details: await vault.seal(client, playerId, 'payout-destination', Buffer.from(destination.details)),
    detailsHash: destination.detailsHash,
  });
  if (kept.added) await securityLog.record(client, playerId, 'payout-method', caller);
  return kept;
}
