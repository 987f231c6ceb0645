import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { ArgumentsFor } from '@touchline/contract/calls';
import { parseMoney } from '@touchline/kernel/money';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { atBrand } from '#platform/tenant/brand';
import { type BankOrder, lockOrder, lockSubject, readIdentified, writeIdentified, writeOrderStatus } from './bank-order.store.ts';
import type { PayAndPlayDeps } from './pay-and-play-deps.ts';

type BankEvent = ArgumentsFor<'payAndPlayWebhook'>['body'];
type Identity = Extract<BankEvent, { event: 'identity' }>['person'];

/** Handles the bank's message about the payer's identity. Returns the player, or null if no money may be taken from them. */
export function handleIdentified(deps: PayAndPlayDeps, orderId: string, person: Identity): Promise<bigint | null> {
  return inTransaction(deps.platform.pool, async (client) => {
    const order = await lockOrder(client, orderId);
    if (!order) throw new Failure('not_found');
    if (order.status !== 'begun') return order.player_id;
    const subjectHash = deps.hash(`bank ${atBrand(order.brand_id, person.subject)}`);
    await lockSubject(client, subjectHash);
    const known = await readIdentified(client, subjectHash);
    try {
      deps.site.requireAge(order.brand_id, order.country_id, person.birth_date);
      if (known !== undefined) await deps.account.requireStanding(known);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await writeOrderStatus(client, orderId, 'refused', { refused: error.code });
      return null;
    }
    const playerId = known ?? (await createAccountFromBank(deps, client, order, person));
    if (known === undefined) await writeIdentified(client, subjectHash, playerId);
    await writeOrderStatus(client, orderId, 'identified', { playerId, isNew: known === undefined });
    return playerId;
  });
}

async function createAccountFromBank(deps: PayAndPlayDeps, client: Queryable, order: BankOrder, person: Identity): Promise<bigint> {
  const from = await deps.vault.openColumns(client, null, 'pay_and_play_order', { ip: order.ip, user_agent: order.user_agent });
  // A random password: the player signs in by the bank, or resets it once there is an address.
  const { passwordHash } = await deps.enrolment.hashPassword(undefined);
  const opened = await deps.enrolment.open(
    client,
    {
      kind: 'pay-and-play',
      passwordHash,
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
    { brandId: order.brand_id, language: order.language, ip: from.ip ?? '', userAgent: from.user_agent ?? '' },
  );
  return opened.playerId;
}

/** The money has moved: it is credited once. Throws Failure `conflict` for another amount, or where nobody was named. */
export async function handlePaid(
  deps: PayAndPlayDeps,
  orderId: string,
  paid: { readonly amount: string; readonly currency: string },
): Promise<bigint | null> {
  const { platform, payments } = deps;
  const amount = parseMoney(paid.amount, currencyByCode(paid.currency)?.scale ?? 2);
  const account = await inTransaction(platform.pool, async (client) => {
    const order = await lockOrder(client, orderId);
    if (!order) throw new Failure('not_found');
    const fits = amount.ok && amount.value === order.amount_minor && paid.currency === order.currency;
    if (!fits || order.player_id === null || order.status === 'refused') throw new Failure('conflict');
    const accountId = await payments.openDepositAccount(client, order.player_id, order.currency);
    return { playerId: order.player_id, accountId, amountMinor: order.amount_minor, currency: order.currency };
  });
  // Idempotent by the order: whatever ends the process between the two, the bank says it again.
  await payments.recordBankDeposit({ ...account, orderId });
  await writeOrderStatus(platform.pool, orderId, 'paid');
  return account.playerId;
}

export function handleCancelled(deps: PayAndPlayDeps, orderId: string): Promise<null> {
  return inTransaction(deps.platform.pool, async (client) => {
    const order = await lockOrder(client, orderId);
    if (!order) throw new Failure('not_found');
    if (order.status === 'begun' || order.status === 'identified') await writeOrderStatus(client, orderId, 'cancelled');
    return null;
  });
}
