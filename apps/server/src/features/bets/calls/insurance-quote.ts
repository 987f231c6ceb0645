import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { presentInsurance } from '../insurance/present-insurance.ts';
import { readRunning } from '../sale/read-running.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';

export const insuranceQuote =
  (deps: SaleDeps): Handler<'insuranceQuote'> =>
  async ({ params, query }, { player, language }) => {
    invariant(player, 'the call is for players');
    const bet = await readRunning(deps, player.id, BigInt(params.betId));
    return presentInsurance(deps.doors.line, bet, query.percent, siteLanguage(query.lng ?? language));
  };
