import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { FreeBetView } from '@touchline/contract/free-bets/calls';
import { formatMoney } from '@touchline/kernel/money';
import type { FreeBet } from './freebets.store.ts';

export function presentFreeBet({
  id,
  code,
  currency,
  amountMinor,
  leftMinor,
  minOdds,
  grantedAt,
  expiresAt,
  status,
}: FreeBet): FreeBetView {
  const scale = currencyByCode(currency)?.scale ?? 2;
  return {
    id: id.toString(),
    code,
    currency,
    amount: formatMoney(amountMinor, scale),
    left: formatMoney(leftMinor, scale),
    minOdds,
    grantedAt: grantedAt.getTime(),
    expiresAt: expiresAt.getTime(),
    status,
  };
}
