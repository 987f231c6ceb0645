import { OPEN } from '@touchline/feed/book/book';
import { resolveLanguage } from '@touchline/i18n/languages';
import { marketOf, outcomeOf } from '@touchline/kernel/selection';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { describeMarket, marketName, selectionName } from '../names.ts';
import type { ReadModel } from '../read-model.ts';

/** How a price moved: the stored points, and the price of this moment as the last one. */
export const getPriceHistory =
  (model: ReadModel): Handler<'getPriceHistory'> =>
  async ({ query }, caller) => {
    const { matchId, selectionId } = query;
    const described = describeMarket(marketOf(selectionId));
    if (!described) throw new Failure('selection_unknown');
    const book = model.book.match(matchId) ? model.book : await model.feed.readPastMatch(matchId);
    const match = book?.match(matchId);
    if (!book || !match) throw new Failure('match_unknown');
    const price = book.price(matchId, selectionId);
    const at = (seconds: number): Date | null => (seconds === 0 ? null : new Date(seconds * 1000));
    const points = await model.feed.readPrices(matchId, selectionId, at(query.fromSeconds), at(query.toSeconds), query.limit);
    if (!price && points.length === 0) throw new Failure('selection_unknown');
    const now = Math.floor(model.now() / 1000);
    if (price && book === model.book && (query.toSeconds === 0 || query.toSeconds >= now))
      points.push([now, price.status === OPEN ? price.odds : 0]);
    const language = resolveLanguage(caller.language);
    return {
      matchId,
      selectionId,
      marketName: marketName(match.fixture, described, language),
      selectionName: selectionName(match.fixture, described, outcomeOf(selectionId), language),
      points: points.slice(-query.limit),
    };
  };
