import { moneyText } from '@touchline/catalogue/money-text';
import type { PlayerSummary } from '@touchline/contract/operator/calls';
import type { PlayerAccountRow } from '#features/wallet';
import { maskEmail, maskPhone } from '#platform/auth/mask-contact';
import type { FoundPlayer } from './find-player.ts';

export function presentPlayerCard(player: FoundPlayer, accounts: readonly PlayerAccountRow[], country: string): PlayerSummary {
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
