import { currencyByCode } from '@touchline/catalogue/currencies';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { postWithdrawalHold } from '@touchline/ledger/postings';
import { nanoid } from 'nanoid';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { decidePeople } from '../decide-people.ts';
import { identityAsked } from '../identity-asked.ts';
import { type PaymentMethod, paymentMethod } from '../payment-methods.ts';
import { type Payment, readPaymentByKey } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';
import { type Destination, readDestination as readWritten } from '../read-destination.ts';
import { readWithdrawable } from '../read-withdrawable.ts';
import {
  findDestination,
  readAskedLately,
  readDestination,
  type StoredDestination,
  writeDestination,
  writeWithdrawal,
} from '../withdrawals.store.ts';

interface Wish {
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
    const playerId = caller.player?.id ?? 0n;
    const method = paymentMethod(body.method);
    if (!method) throw new Failure('payment_method_unknown');
    const account = await deps.account.readActiveAccount(playerId);
    const amountMinor = readAmount(deps, method, account.currency, body.amountText);
    const written = body.destinationId === null ? readWritten(method.payout.destination, body.destination) : { id: body.destinationId };
    if (!written) throw new Failure('destination_wrong', { fields: { destination: ['destination_wrong'] } });
    const destination = 'id' in written ? written : { ...written, detailsHash: await hashOf(deps, written) };
    const wish: Wish = { method, amountMinor, currency: account.currency, accountId: account.id, key: body.key, destination };
    // A repeated wish was judged when it was made: what has changed since does not change its answer.
    const before = await readPaymentByKey(deps.platform.db, playerId, body.key);
    const payment = before ?? (await ask(deps, caller, playerId, wish));
    if (!(await isWish(deps, playerId, payment, wish))) throw new Failure('conflict');
    return presentPayment(payment);
  };

/** Whether a withdrawal is what is wished for again. */
async function isWish({ platform: { db } }: PaymentsDeps, playerId: bigint, payment: Payment, wish: Wish): Promise<boolean> {
  const { amountMinor, method, destination } = wish;
  if (payment.direction !== 'withdrawal' || payment.amount_minor !== amountMinor || payment.method !== method.id) return false;
  if ('id' in destination) return payment.destination_id === destination.id;
  const known = await findDestination(db, playerId, method.id, destination.detailsHash);
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
async function ask(deps: PaymentsDeps, caller: Caller, playerId: bigint, wish: Wish): Promise<Payment> {
  const { platform, wallet, account, site, changes } = deps;
  const { currency, amountMinor, method } = wish;
  await account.requireStanding(playerId, 'withdrawals');
  const identity = await identityAsked(deps, playerId);
  if (identity.required) throw new Failure('identity_required');
  const payment = await platform.db.transaction().execute(async (trx) => {
    await wallet.lockPlayerAccounts(trx, playerId, currency);
    const made = await readPaymentByKey(trx, playerId, wish.key);
    if (made) return made;
    await account.requireStandingIn(trx, playerId, 'withdrawals');
    await requireCovered(deps, trx, playerId, wish);
    const destination = await keepDestination(deps, trx, caller, playerId, wish);
    const sumMinor = amountMinor + (await readAskedLately(trx, playerId, currency));
    const { withdrawalOnePersonUnits: onePersonUnits, withdrawalTwoPeopleUnits: twoPeopleUnits } = platform.config;
    const id = nanoid();
    const written = await writeWithdrawal(trx, {
      id,
      playerId,
      clientKey: wish.key,
      method: method.id,
      amountMinor,
      currency,
      accountId: wish.accountId,
      destination,
      heldUntil: await changes.readWithdrawalPause(playerId, trx),
      people: decidePeople(sumMinor, site.unitMinor(currency) ?? 100n, { identified: identity.done, onePersonUnits, twoPeopleUnits }),
    });
    await wallet.writeTransaction(trx, postWithdrawalHold({ key: `withdrawal-${id}`, playerId, currency }, amountMinor));
    const main = await wallet.readPlayerAccount(trx, wish.accountId);
    if (main) await platform.outbox.write(trx, wallet.balancesNews([main]));
    return written;
  });
  platform.outbox.nudge();
  await platform.jobs.enqueue('withdrawals-advance', null, { key: 'withdrawals-advance' });
  return payment;
}

/** Throws Failure `deposit_unplayed` or `insufficient_funds`, saying what could be withdrawn. */
async function requireCovered(deps: PaymentsDeps, trx: Trx, playerId: bigint, { currency, amountMinor }: Wish): Promise<void> {
  const { availableMinor, balanceMinor, owedMinor, unplayedMinor } = await readWithdrawable(deps, trx, playerId, currency);
  if (amountMinor <= availableMinor) return;
  const text = (minor: bigint): string => formatMoney(minor, currencyByCode(currency)?.scale ?? 2);
  const code = amountMinor <= balanceMinor - owedMinor ? 'deposit_unplayed' : 'insufficient_funds';
  const accepted = { max: text(availableMinor), unplayed: text(unplayedMinor), currency };
  throw new Failure(code, { fields: { amount: [code] }, args: accepted, accepted });
}

/** A destination that is new counts as a change of the account's security: it is told, and withdrawals wait (feature changes). */
async function keepDestination(
  { vault, changes }: PaymentsDeps,
  trx: Trx,
  caller: Caller,
  playerId: bigint,
  { destination, method }: Wish,
): Promise<StoredDestination> {
  if ('id' in destination) {
    const known = await readDestination(trx, playerId, destination.id);
    if (known?.method !== method.id) throw new Failure('not_found');
    return known;
  }
  const kept = await writeDestination(trx, {
    id: nanoid(),
    playerId,
    method: method.id,
    masked: destination.masked,
    details: await vault.seal(trx, playerId, 'payout-destination', Buffer.from(destination.details)),
    detailsHash: destination.detailsHash,
  });
  if (kept.added) await changes.record(trx, playerId, 'payout-method', caller);
  return kept;
}
