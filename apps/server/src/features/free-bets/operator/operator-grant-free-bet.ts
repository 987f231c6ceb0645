import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { formatAmount } from '@touchline/i18n/format-money';
import { formatDateTimeLong } from '@touchline/i18n/format-time';
import type { Language } from '@touchline/i18n/languages';
import { parseMoney } from '@touchline/kernel/money';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { FreeBet } from '../freebets.store.ts';
import type { FreeBetsDeps } from '../freebets-deps.ts';
import { grantFreeBet } from '../grant-free-bet.ts';
import { presentFreeBet } from '../present-free-bet.ts';

/** The amount of a gift. Throws Failure naming the field. */
function readGift(text: string, code: string): bigint {
  const currency = currencyByCode(code);
  if (!currency) throw new Failure('invalid', { fields: { currency: ['unknown'] } });
  const amount = parseMoney(text, currency.scale);
  if (!amount.ok || amount.value === 0n)
    throw new Failure('amount_format', { fields: { amount: ['above 0, with the decimals of the currency'] } });
  return amount.value;
}

const moneyIn = (language: Language, { amountMinor, currency }: FreeBet): string =>
  formatAmount(language, moneyText(amountMinor, currency), currency, { code: true });

export const operatorGrantFreeBet =
  ({ platform, wallet, limits, offers, operators }: FreeBetsDeps): Handler<'operatorGrantFreeBet'> =>
  async ({ body }, caller) => {
    const operator = operatorOf(caller);
    const playerId = BigInt(body.playerId);
    const amountMinor = readGift(body.amount, body.currency);
    const accounts = await wallet.readPlayerAccounts(platform.pool, playerId);
    if (!accounts.some((a) => a.kind === 'player-main' && a.currency === body.currency)) throw new Failure('not_found');
    // A gift is an offer: blocked and excluded players and those on a time-out get none.
    if (!(await limits.mayMarketTo([playerId])).has(playerId)) throw new Failure('self_excluded');
    // Writes the audit row first: if that fails, nothing is granted.
    await operators.recordFirst({
      ...actorOf(caller),
      action: 'grant-free-bet',
      target: `player ${playerId}`,
      reason: body.reason,
    });
    const { currency, minOdds, days, reason } = body;
    const grantKey = `operator-${operator.id}-${body.key}`;
    const given = await inTransaction(platform.pool, (client) =>
      grantFreeBet(client, { playerId, currency, amountMinor, minOdds, days, reason, grantKey }),
    );
    if (given.playerId !== playerId || given.amountMinor !== amountMinor || given.currency !== currency) throw new Failure('conflict');
    await offers.tell(playerId, {
      text: {
        key: 'free-bet',
        args: {
          amount: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, moneyIn(language, given)])),
          until: formatDateTimeLong(given.expiresAt.getTime(), 'UTC'),
        },
      },
      consent: 'mail-offers',
      link: '/line',
      onceKey: `free-bet-${given.id}`,
    });
    return presentFreeBet(given);
  };
