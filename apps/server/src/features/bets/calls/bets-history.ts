import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { readHistoryPage } from '../history/read-history-views.ts';

const bigintOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt.asIntN(64, BigInt(text)));

export const betsHistory =
  (deps: BetsDeps): Handler<'betsHistory'> =>
  async ({ body }, { player, language }) => {
    const filter = { ...body, betId: bigintOf(body.betId), before: bigintOf(body.before) };
    return readHistoryPage(deps, player.id, filter, body.count, resolveLanguage(body.lng ?? language));
  };
