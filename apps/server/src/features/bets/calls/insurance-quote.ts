import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { readRunning } from '../cash-out/read-running.ts';
import { presentInsurance } from '../insurance/present-insurance.ts';

export const insuranceQuote =
  (deps: OpenBetContext): Handler<'insuranceQuote'> =>
  async ({ params, query }, { player, language }) => {
    const bet = await readRunning(deps, player.id, BigInt(params.betId));
    return presentInsurance(deps.ports.line, bet, query.percent, resolveLanguage(query.lng ?? language));
  };
