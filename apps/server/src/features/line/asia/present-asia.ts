import type { AsiaCell, AsiaLine, AsiaPart, AsiaRow } from '@touchline/contract/line/asia';
import type { CoefView } from '@touchline/contract/line/fields';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { presentPrice } from '../coef-view.ts';
import { nameIn } from '../names.ts';
import { presentCompetitor } from '../present-match.ts';
import { phaseOf, presentState } from '../present-state.ts';
import { type AsiaColumns, type AsiaMarket, asiaColumns } from './asia-markets.ts';

const presentCell = ({ id, odds }: { readonly id: number; readonly odds: number }, view: CoefView): AsiaCell =>
  view === 'none' ? { id, odds } : { id, odds, price: presentPrice(odds, view) };

function presentLine(market: AsiaMarket, view: CoefView): AsiaLine[] {
  const [first, second] = [market.selections.get(1), market.selections.get(2)];
  if (!first || !second) return [];
  const { marketId, line, status } = market;
  return [{ marketId, line, status, first: presentCell(first, view), second: presentCell(second, view) }];
}

function presentPart(columns: AsiaColumns, lines: number, view: CoefView): AsiaPart {
  const result = columns.result[0]?.selections;
  return {
    result: [1, 0, 2].flatMap((outcome) => {
      const selection = result?.get(outcome);
      return selection ? [presentCell(selection, view)] : [];
    }),
    handicaps: columns.handicap.slice(0, lines).flatMap((market) => presentLine(market, view)),
    totals: columns.total.slice(0, lines).flatMap((market) => presentLine(market, view)),
  };
}

/** A match in the Asian layout with at most so many lines a column; null where it has no second side. */
export function presentAsiaRow(book: Book, match: BookMatch, lines: number, view: CoefView, language: Language): AsiaRow | null {
  const { fixture } = match;
  if (!fixture.away) return null;
  const { full, half } = asiaColumns(book, match);
  return {
    id: fixture.id,
    kind: phaseOf(match),
    sport: fixture.sport,
    champ: fixture.champ.id,
    champName: nameIn(fixture.champ.names, language),
    home: presentCompetitor(fixture.home, language),
    away: presentCompetitor(fixture.away, language),
    startsAt: Math.floor(fixture.startsAt / 1000),
    state: presentState(match, language),
    full: presentPart(full, lines, view),
    half: presentPart(half, lines, view),
    marketCount: book.countOfferedMarkets(match),
  };
}
