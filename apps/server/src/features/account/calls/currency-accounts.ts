import { currencyById } from '@touchline/catalogue/places/currencies';
import { playerAccount } from '@touchline/ledger/account';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readPlayer } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { deleteClosed, writeClosed } from '../closed-account.store.ts';
import { readBalance } from '../read-balance.ts';

/** C053. */
export const createCurrencyAccount =
  (deps: AccountDeps): Handler<'createCurrencyAccount'> =>
  async ({ body }, caller) => {
    const { platform, site, wallet } = deps;
    const player = await readPlayer(platform.pool, caller.player.id);
    if (!player) throw new Failure('unauthenticated');
    site.requireServed(player.brand_id, player.country_id, body.currencyId);
    const currency = currencyById(body.currencyId)?.code ?? '';
    await inTransaction(platform.pool, async (client) => {
      const before = (await wallet.readPlayerAccounts(client, player.id)).find((a) => a.kind === 'player-main' && a.currency === currency);
      if (before && !(await deleteClosed(client, before.id)))
        throw new Failure('account_open', { fields: { currency_id: ['account_open'] } });
      if (!before) await wallet.getOrCreateAccount(client, playerAccount('player-main', player.id, currency));
    });
    return readBalance(deps, player.id);
  };

/** C054. The account stays in the ledger: its postings are history. */
export const deleteCurrencyAccount =
  (deps: AccountDeps): Handler<'deleteCurrencyAccount'> =>
  async ({ body }, caller) => {
    const { platform, wallet } = deps;
    const player = await readPlayer(platform.pool, caller.player.id);
    if (!player) throw new Failure('unauthenticated');
    const account = await wallet.readPlayerAccount(platform.pool, body.accountId);
    if (!account || account.playerId !== player.id || account.kind !== 'player-main') throw new Failure('not_found');
    await inTransaction(platform.pool, async (client) => {
      // Money on hold, owed or given in the currency keeps the account open too.
      const all = await wallet.lockPlayerAccounts(client, player.id, account.currency);
      if (all.some((a) => a.balanceMinor !== 0n) || account.id === player.active_account_id) throw new Failure('account_not_empty');
      await writeClosed(client, player.id, account.id);
    });
    return readBalance(deps, player.id);
  };
