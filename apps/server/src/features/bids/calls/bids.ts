import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import { readBids } from '../bids.store.ts';
import type { BidsDeps } from '../bids-deps.ts';
import { presentBid } from '../present-bid.ts';

const MAX = 100;

export const bids =
  (deps: BidsDeps): Handler<'bids'> =>
  async ({ query }, { player, language }) => {
    const found = await readBids(deps.platform.pool, player.id, MAX);
    return { bids: await Promise.all(found.map((bid) => presentBid(deps, bid, resolveLanguage(query.lng ?? language)))) };
  };
