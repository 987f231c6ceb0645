import { credit } from '#features/wallet';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { admit, minorOf } from '../admit.ts';
import { move } from '../move.ts';

/** A win is credited even if the player was blocked or excluded in the meantime. */
export const providerCredit =
  (platform: Platform): Handler<'providerCredit'> =>
  async (asked, caller) => {
    const admitted = await admit(platform, 'credit', asked, caller);
    const { source, playerId, currency } = admitted;
    const { transaction, round = null, closes } = asked.body;
    const amountMinor = minorOf('amount', asked.body.amount, currency);
    const jackpotMinor = minorOf('jackpotWin', asked.body.jackpotWin, currency);
    const wanted = { source, externalId: transaction, playerId, currency, amountMinor, jackpotMinor, round, closes };
    return move(platform, admitted, (client) => credit(client, wanted));
  };
