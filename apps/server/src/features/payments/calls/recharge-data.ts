import type { Handler } from '#platform/handler';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentMethods } from '../present-methods.ts';

/** C050. */
export const rechargeData =
  ({ account, site }: PaymentsDeps): Handler<'rechargeData'> =>
  async (_input, caller) => {
    const { id, currency } = await account.readActiveAccount(caller.player?.id ?? 0n);
    return { accountId: String(id), currency, methods: presentMethods(site, currency, caller.language) };
  };
