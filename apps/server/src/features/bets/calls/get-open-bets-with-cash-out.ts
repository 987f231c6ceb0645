import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { readManager } from '../cash-out/read-manager.ts';

export const getOpenBetsWithCashOut =
  (deps: OpenBetContext): Handler<'getOpenBetsWithCashOut'> =>
  ({ query }, { player, language }) => {
    const { matchId, betId, lng } = query;
    const only = { matchId, betId: betId === undefined ? undefined : BigInt(betId) };
    return readManager(deps, player.id, only, resolveLanguage(lng ?? language));
  };
