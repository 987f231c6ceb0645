import { moneyText } from '@touchline/catalogue/money-text';
import type { Handler } from '#platform/http/handler';
import { identityRequirement } from '../identity-requirement.ts';
import { readOpenWithdrawals } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayoutMethods } from '../present-methods.ts';
import { presentPayment } from '../present-payment.ts';
import { readOpenMethods } from '../read-open-methods.ts';
import { readWithdrawable } from '../read-withdrawable.ts';
import { readDestinations } from '../withdrawals.store.ts';

/** C046. */
export const getWithdrawalOptions =
  (deps: PaymentsDeps): Handler<'getWithdrawalOptions'> =>
  async (_input, caller) => {
    const { platform, account, securityLog, site } = deps;
    const playerId = caller.player.id;
    const [active, player, methods, paused, identity, destinations, pendingWithdrawals] = await Promise.all([
      account.readActiveAccount(playerId),
      account.readSignInStatus(playerId),
      readOpenMethods(deps, 'withdrawal', caller),
      securityLog.readWithdrawalPause(playerId),
      identityRequirement(deps, playerId),
      readDestinations(platform.pool, playerId),
      readOpenWithdrawals(platform.pool, playerId),
    ]);
    const { currency } = active;
    const { balanceMinor, availableMinor, unplayedMinor, owedMinor } = await readWithdrawable(deps, platform.pool, playerId, currency);
    const text = (minor: bigint): string => moneyText(minor, currency);
    return {
      accountId: String(active.id),
      currency,
      balance: text(balanceMinor),
      available: text(availableMinor),
      unplayed: text(unplayedMinor),
      owed: text(owedMinor),
      methods: presentPayoutMethods(site, methods, currency, caller.language),
      destinations: destinations.filter(({ method }) => methods.some(({ id }) => id === method)),
      paused_until: paused && Math.floor(paused.getTime() / 1000),
      pauseHours: platform.config.withdrawalPauseHours,
      identityRequired: identity.required,
      reversible: site.jurisdiction(player?.countryId ?? 0).reversibleWithdrawals,
      pendingWithdrawals: pendingWithdrawals.map(presentPayment),
    };
  };
