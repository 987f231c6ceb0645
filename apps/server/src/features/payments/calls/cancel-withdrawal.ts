import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { applyWithdrawalStatus } from '../apply-withdrawal-status.ts';
import { readPayment } from '../payments.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentPayment } from '../present-payment.ts';
import { lockWithdrawal } from '../withdrawals.store.ts';

/** Before it is sent, and where the law leaves it to the player (GB does not: RTS 14). Another player's is as unknown as none. */
export const cancelWithdrawal =
  (deps: PaymentsDeps): Handler<'cancelWithdrawal'> =>
  async ({ params: { id } }, caller) => {
    const { platform, account, site } = deps;
    const playerId = caller.player.id;
    const player = await account.readSignInStatus(playerId);
    const payment = await inTransaction(platform.pool, async (client) => {
      const withdrawal = await lockWithdrawal(client, id);
      if (withdrawal?.payment.player_id !== playerId) throw new Failure('not_found');
      const { status } = withdrawal.payment;
      // A repeated request cancels it once.
      if (status === 'cancelled') return withdrawal.payment;
      const reversible = site.jurisdiction(player?.countryId ?? 0).reversibleWithdrawals;
      if (!reversible || (status !== 'requested' && status !== 'approved')) throw new Failure('payment_state');
      await applyWithdrawalStatus(deps, client, withdrawal.payment, 'cancelled');
      return (await readPayment(client, id)) ?? withdrawal.payment;
    });
    platform.events.nudge();
    return presentPayment(payment);
  };
