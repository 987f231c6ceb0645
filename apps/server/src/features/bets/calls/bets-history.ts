import { siteLanguage } from '@touchline/i18n/languages';
import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import type { BetsDeps } from '../bets-deps.ts';
import { readHistoryViews } from '../history/read-history-views.ts';

const bigintOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt.asIntN(64, BigInt(text)));

export const betsHistory =
  (deps: BetsDeps): Handler<'betsHistory'> =>
  async ({ body }, { player, language }) => {
    invariant(player, 'the call is for players');
    const filter = { ...body, betId: bigintOf(body.betId), before: bigintOf(body.before) };
    // One more than asked tells whether there is another page.
    const views = await readHistoryViews(deps, player.id, filter, body.count + 1, siteLanguage(body.lng ?? language));
    const bets = views.slice(0, body.count);
    return { bets, next: views.length > body.count ? (bets.at(-1)?.betId ?? null) : null };
  };
