import { currencyByCode } from '@touchline/catalogue/currencies';
import { formatMoney } from '@touchline/kernel/money';
import type { Handler } from '#platform/handler';
import { identityAsked } from '../identity-asked.ts';
import { readUnderWay } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayoutMethods } from '../present-methods.ts';
import { presentPayment } from '../present-payment.ts';
import { readWithdrawable } from '../read-withdrawable.ts';
import { readDestinations } from '../withdrawals.store.ts';

/** C046. */
export const deduceData =
  (deps: PaymentsDeps): Handler<'deduceData'> =>
  async (_input, caller) => {
    const { platform, account, changes, site } = deps;
    const playerId = caller.player?.id ?? 0n;
    const [active, player, paused, identity, destinations, underWay] = await Promise.all([
      account.readActiveAccount(playerId),
      account.readWayIn(playerId),
      changes.readWithdrawalPause(playerId),
      identityAsked(deps, playerId),
      readDestinations(platform.db, playerId),
      readUnderWay(platform.db, playerId),
    ]);
    const { currency } = active;
    const { balanceMinor, availableMinor, unplayedMinor, owedMinor } = await readWithdrawable(deps, platform.db, playerId, currency);
    const text = (minor: bigint): string => formatMoney(minor, currencyByCode(currency)?.scale ?? 2);
    return {
      accountId: String(active.id),
      currency,
      balance: text(balanceMinor),
      available: text(availableMinor),
      unplayed: text(unplayedMinor),
      owed: text(owedMinor),
      methods: presentPayoutMethods(site, currency, caller.language),
      destinations,
      paused_until: paused && Math.floor(paused.getTime() / 1000),
      pauseHours: platform.config.withdrawalPauseHours,
      identityRequired: identity.required,
      reversible: site.jurisdiction(player?.countryId ?? 0).reversibleWithdrawals,
      underWay: underWay.map(presentPayment),
    };
  };
