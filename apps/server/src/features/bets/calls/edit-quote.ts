import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { quoteEdit } from '../edit/quote-edit.ts';
import { readRunning } from '../sale/read-running.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';

export const editQuote =
  (deps: SaleDeps): Handler<'editQuote'> =>
  async ({ params, body }, { player, language }) => {
    invariant(player, 'the call is for players');
    const bet = await readRunning(deps, player.id, BigInt(params.betId));
    return quoteEdit(deps, bet, body.bet, siteLanguage(body.bet.language ?? language));
  };
