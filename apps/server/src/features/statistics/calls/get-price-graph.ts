import type { PriceGraph } from '@touchline/contract/statistics/shapes';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { selectionId } from '@touchline/kernel/selection';
import { describeMarket, marketName, presentCompetitor, presentPrice, selectionLabel, selectionName } from '#features/line';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { StatisticsDeps } from '../statistics-deps.ts';
import { thinPoints } from '../thin-points.ts';

/** Points read for each selection before thinning, and selections of one market that a graph can hold. */
const POINTS_READ = 4000;
const LINES = 20;

/** Main markets first, then in the book's order. */
function presentMarkets(book: Book, match: BookMatch, language: Language): PriceGraph['markets'] {
  const markets: PriceGraph['markets'] = [];
  for (const slot of book.markets(match)) {
    const id = book.idOf(slot);
    const described = describeMarket(id);
    if (!described) continue;
    markets.push({ id, name: marketName(match.fixture, described, language), period: described.ref.period, main: book.isMain(slot) });
  }
  return markets.sort((a, b) => Number(b.main) - Number(a.main) || a.period - b.period);
}

export const getPriceGraph =
  ({ feed, now }: StatisticsDeps): Handler<'getPriceGraph'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const book = feed.book.match(query.matchId) ? feed.book : await feed.readPastMatch(query.matchId);
    const match = book?.match(query.matchId);
    if (!book || !match) throw new Failure('match_unknown');
    const { fixture } = match;
    const markets = presentMarkets(book, match, language);
    const id = query.marketId ?? markets[0]?.id;
    const slot = id === undefined ? -1 : book.find(match, id);
    const described = id === undefined ? undefined : describeMarket(id);
    if (query.marketId !== undefined && (slot < 0 || !described)) throw new Failure('selection_unknown');
    const series: PriceGraph['series'] = [];
    if (slot >= 0 && described && id !== undefined)
      for (const s of [...book.selections(slot)].slice(0, LINES)) {
        const outcome = book.outcomeOf(s);
        const own = selectionId(id, outcome);
        const stored = await feed.readPrices(fixture.id, own, null, null, POINTS_READ);
        const open = book === feed.book && !book.isSourceSilent && book.status(slot) === OPEN;
        // The price of this moment ends the line, while there is one.
        const points = book === feed.book ? [...stored, [Math.floor(now() / 1000), open ? book.oddsOf(s) : 0] as const] : stored;
        const offered = points.map(([, odds]) => odds).filter((odds) => odds > 0);
        const latest = offered.at(-1) ?? 0;
        series.push({
          selectionId: own,
          name: selectionName(fixture, described, outcome, language),
          label: selectionLabel(fixture, described, outcome, language),
          points: thinPoints(points, query.maxPoints).map(([at, odds]) => [at, odds]),
          opening: offered[0] ?? 0,
          lowest: offered.length === 0 ? 0 : offered.reduce((a, b) => Math.min(a, b)),
          highest: offered.reduce((a, b) => Math.max(a, b), 0),
          latest,
          ...(query.coefView === 'none' ? {} : { price: presentPrice(latest, query.coefView) }),
        });
      }
    return {
      gameId: fixture.id,
      home: presentCompetitor(fixture.home, language),
      away: fixture.away && presentCompetitor(fixture.away, language),
      startsAt: Math.floor(fixture.startsAt / 1000),
      markets,
      market: id !== undefined && described && slot >= 0 ? { id, name: marketName(fixture, described, language) } : null,
      series,
    };
  };
