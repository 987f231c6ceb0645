import { rollback } from '#features/wallet';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { admit } from '../admit.ts';
import { move } from '../move.ts';

export const providerRollback =
  (platform: Platform): Handler<'providerRollback'> =>
  async (asked, caller) => {
    const admitted = await admit(platform, 'rollback', asked, caller);
    const { source, playerId, currency } = admitted;
    const { transaction, original } = asked.body;
    return move(platform, admitted, (client) => rollback(client, { source, externalId: transaction, playerId, currency, original }));
  };
