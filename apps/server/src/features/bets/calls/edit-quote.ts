import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { readRunning } from '../cash-out/read-running.ts';
import { quoteEdit } from '../edit/quote-edit.ts';

export const editQuote =
  (deps: OpenBetContext): Handler<'editQuote'> =>
  async ({ params, body }, { player, language }) => {
    const bet = await readRunning(deps, player.id, BigInt(params.betId));
    return quoteEdit(deps, bet, body.bet, resolveLanguage(body.bet.language ?? language));
  };
