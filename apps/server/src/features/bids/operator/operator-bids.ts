import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import { readOpenBids } from '../bids.store.ts';
import type { BidsDeps } from '../bids-deps.ts';
import { presentBid } from '../present-bid.ts';

const MAX = 500;

/** For traders: everything that is open, oldest first. */
export const listBetReferrals =
  (deps: BidsDeps): Handler<'operatorBids'> =>
  async (_input, { brand, language }) => {
    const open = await readOpenBids(deps.platform.pool, brand.id, MAX);
    return { bids: await Promise.all(open.map((bid) => presentBid(deps, bid, resolveLanguage(language)))) };
  };
