import { currencyByCode } from '@touchline/catalogue/currencies';
import type { ArgumentsFor } from '@touchline/contract/calls';
import { parseMoney } from '@touchline/kernel/money';
import { playerAccount } from '@touchline/ledger/account';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { openRegistered } from '../open-registered.ts';
import type { RegistrationDeps } from '../registration-deps.ts';
import { requireAge } from '../require-consent.ts';
import { type BankOrder, lockOrder, lockSubject, readIdentified, writeIdentified, writeOrderStatus } from './bank-order.store.ts';

type BankEvent = ArgumentsFor<'payAndPlayWebhook'>['body'];
type Identity = Extract<BankEvent, { event: 'identity' }>['person'];

/** The bank has named whoever is about to pay. Answered with the player, or with null for somebody from whom no money is taken. */
export function takeIdentity(deps: RegistrationDeps, orderId: string, person: Identity): Promise<bigint | null> {
  return deps.platform.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Failure('not_found');
    if (order.status !== 'begun') return order.player_id;
    const subjectHash = deps.hash(`bank ${person.subject}`);
    await lockSubject(trx, subjectHash);
    const known = await readIdentified(trx, subjectHash);
    try {
      requireAge(deps, order.country_id, person.birth_date);
      if (known !== undefined) await deps.account.requireStanding(known);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await writeOrderStatus(trx, orderId, 'refused', { refused: error.code });
      return null;
    }
    const playerId = known ?? (await openByBank(deps, trx, order, person));
    if (known === undefined) await writeIdentified(trx, subjectHash, playerId);
    await writeOrderStatus(trx, orderId, 'identified', { playerId, isNew: known === undefined });
    return playerId;
  });
}

async function openByBank(deps: RegistrationDeps, trx: Trx, order: BankOrder, person: Identity): Promise<bigint> {
  const from = await deps.vault.openColumns(trx, null, 'bank_order', { ip: order.ip, user_agent: order.user_agent });
  const opened = await openRegistered(
    deps,
    trx,
    {
      kind: 'pay-and-play',
      // Nobody knows this password: the player signs in by the bank, or has a new one sent once there is an address.
      passwordHash: await deps.account.hashPassword(deps.account.makePassword()),
      email: null,
      phone: null,
      firstName: person.first_name,
      lastName: person.last_name,
      birthDate: person.birth_date,
      countryId: order.country_id,
      currencyId: currencyByCode(order.currency)?.id ?? 0,
      details: { personal_number: person.personal_number },
      promoCode: order.promo_code,
      bonus: order.bonus,
      marketing: order.marketing,
    },
    { language: order.language, ip: from.ip ?? '', userAgent: from.user_agent ?? '' },
  );
  return opened.playerId;
}

/** The money has moved: it is credited once. Throws Failure `conflict` for another amount, or where nobody was named. */
export async function takePaid(
  deps: RegistrationDeps,
  orderId: string,
  paid: { readonly amount: string; readonly currency: string },
): Promise<bigint | null> {
  const { platform, wallet, payments } = deps;
  const amount = parseMoney(paid.amount, currencyByCode(paid.currency)?.scale ?? 2);
  const account = await platform.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Failure('not_found');
    const fits = amount.ok && amount.value === order.amount_minor && paid.currency === order.currency;
    if (!fits || order.player_id === null || order.status === 'refused') throw new Failure('conflict');
    const accounts = await wallet.readPlayerAccounts(trx, order.player_id);
    // Somebody who came back with another currency than before gets an account in it.
    const accountId =
      accounts.find((one) => one.kind === 'player-main' && one.currency === order.currency)?.id ??
      (await wallet.writeAccount(trx, playerAccount('player-main', order.player_id, order.currency)));
    return { playerId: order.player_id, accountId, amountMinor: order.amount_minor, currency: order.currency };
  });
  // Idempotent by the order: whatever ends the process between the two, the bank says it again.
  await payments.takeBankDeposit({ ...account, orderId });
  await writeOrderStatus(platform.db, orderId, 'paid');
  return account.playerId;
}

export function takeCancelled(deps: RegistrationDeps, orderId: string): Promise<null> {
  return deps.platform.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Failure('not_found');
    if (order.status === 'begun' || order.status === 'identified') await writeOrderStatus(trx, orderId, 'cancelled');
    return null;
  });
}
