import { currencyById } from '@touchline/catalogue/currencies';
import { playerAccount } from '@touchline/ledger/account';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { readPlayer } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { deleteClosed, writeClosed } from '../closed-account.store.ts';
import { readBalance } from '../read-balance.ts';

/** C053. */
export const createCurrencyAccount =
  (deps: AccountDeps): Handler<'createCurrencyAccount'> =>
  async ({ body }, caller) => {
    const { platform, site, wallet } = deps;
    const player = await readPlayer(platform.db, caller.player?.id ?? 0n);
    if (!player) throw new Failure('unauthenticated');
    site.requireServed(player.country_id, body.currencyId);
    const currency = currencyById(body.currencyId)?.code ?? '';
    await platform.db.transaction().execute(async (trx) => {
      const before = (await wallet.readPlayerAccounts(trx, player.id)).find((a) => a.kind === 'player-main' && a.currency === currency);
      if (before && !(await deleteClosed(trx, before.id))) throw new Failure('conflict', { fields: { currency_id: ['conflict'] } });
      if (!before) await wallet.writeAccount(trx, playerAccount('player-main', player.id, currency));
    });
    return readBalance(deps, player.id);
  };

/** C054. The account stays in the ledger: its postings are history. */
export const deleteCurrencyAccount =
  (deps: AccountDeps): Handler<'deleteCurrencyAccount'> =>
  async ({ body }, caller) => {
    const { platform, wallet } = deps;
    const player = await readPlayer(platform.db, caller.player?.id ?? 0n);
    if (!player) throw new Failure('unauthenticated');
    const account = await wallet.readPlayerAccount(platform.db, body.accountId);
    if (!account || account.playerId !== player.id || account.kind !== 'player-main') throw new Failure('not_found');
    await platform.db.transaction().execute(async (trx) => {
      // What is on hold, owed or given in the currency keeps the account open too.
      const all = await wallet.lockPlayerAccounts(trx, player.id, account.currency);
      if (all.some((a) => a.balanceMinor !== 0n) || account.id === player.active_account_id) throw new Failure('account_not_empty');
      await writeClosed(trx, player.id, account.id);
    });
    return readBalance(deps, player.id);
  };
