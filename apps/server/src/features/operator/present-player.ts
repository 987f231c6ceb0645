import { currencyByCode } from '@touchline/catalogue/currencies';
import type { PlayerCard } from '@touchline/contract/operator';
import { formatMoney } from '@touchline/kernel/money';
import type { AccountFeature } from '#features/account';
import type { PlayerAccountRow } from '#features/wallet';
import { maskEmail, maskPhone } from '#platform/mask-contact';

type FoundPlayer = NonNullable<Awaited<ReturnType<AccountFeature['readPlayerBy']>>>;

/** Of bounds that hold in every currency. */
export const BASE_CURRENCY = 'EUR';
export const BASE_SCALE = 2;

export const moneyText = (minor: bigint, currency: string): string => formatMoney(minor, currencyByCode(currency)?.scale ?? 2);

export function presentPlayer(player: FoundPlayer, accounts: readonly PlayerAccountRow[], country: string): PlayerCard {
  return {
    id: player.id.toString(),
    kind: player.kind,
    email: player.email === null ? null : maskEmail(player.email),
    phone: player.phone === null ? null : maskPhone(player.phone),
    country,
    language: player.language,
    blocked: player.blocked,
    selfExcludedUntil: player.self_excluded_until?.getTime() ?? null,
    registeredAt: player.registered_at.getTime(),
    accounts: accounts
      .filter((account) => account.kind === 'player-main')
      .map(({ currency, balanceMinor }) => ({ currency, balance: moneyText(balanceMinor, currency) })),
  };
}
