import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { readManager } from '../sale/read-manager.ts';
import type { SaleDeps } from '../sale/sale-deps.ts';

export const betsManager =
  (deps: SaleDeps): Handler<'betsManager'> =>
  ({ query }, { player, language }) => {
    invariant(player, 'the call is for players');
    return readManager(deps, player.id, siteLanguage(query.lng ?? language));
  };
