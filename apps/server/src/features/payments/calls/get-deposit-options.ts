import type { Handler } from '#platform/http/handler';
import type { PaymentsDeps } from '../payments-deps.ts';
import { presentMethods } from '../present-methods.ts';
import { readOpenMethods } from '../read-open-methods.ts';

/** C050. */
export const getDepositOptions =
  (deps: PaymentsDeps): Handler<'getDepositOptions'> =>
  async (_input, caller) => {
    const { id, currency } = await deps.account.readActiveAccount(caller.player.id);
    const methods = await readOpenMethods(deps, 'deposit', caller);
    return { accountId: String(id), currency, methods: presentMethods(deps.site, methods, currency, caller.language) };
  };
