import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { AccountView, Balance } from '@touchline/contract/account/calls';
import { formatMoney } from '@touchline/kernel/money';
import { isDebtAccount } from '@touchline/ledger/account';
import type { PlayerAccountRow } from '#features/wallet';

/** An account as the wire shows it (R065, R076). */
export function presentAccount(account: PlayerAccountRow, activeId: bigint): AccountView {
  const currency = currencyByCode(account.currency);
  const symbol = currency?.symbol ?? '';
  return {
    id: String(account.id),
    idBonus: 0,
    type: account.kind === 'player-main' ? 'main' : 'bonus',
    money: formatMoney(account.balanceMinor, currency?.scale ?? 2),
    name: account.currency,
    iso: account.currency,
    symbol,
    label: symbol && symbol !== account.currency ? `${account.currency} (${symbol})` : account.currency,
    isActive: account.id === activeId,
    currencyId: currency?.id ?? 0,
    unplacedBets: formatMoney(0n, currency?.scale ?? 2),
    points: 0,
    isBonus: account.kind !== 'player-main',
    hasPoints: false,
  };
}

const isShown = ({ kind, balanceMinor }: PlayerAccountRow): boolean =>
  kind !== 'player-hold' && kind !== 'player-points' && !isDebtAccount(kind) && (kind !== 'player-bonus' || balanceMinor > 0n);

/** The three lists of the specification: main accounts, bonus accounts, all. Money on hold, debts, points and bonuses that are used up
 * are not for spending and stay out. */
export function presentBalance(accounts: readonly PlayerAccountRow[], activeId: bigint): Balance {
  const shown = accounts.filter(isShown).map((a) => presentAccount(a, activeId));
  const active = shown.find((a) => a.isActive) ?? shown[0];
  return {
    accountId: active?.id ?? '',
    balance: active?.money ?? '0',
    currency: active?.iso ?? '',
    accounts: shown.filter((a) => a.type === 'main'),
    bonuses: shown.filter((a) => a.type === 'bonus'),
    allAccounts: shown,
  };
}
