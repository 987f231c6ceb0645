import { marketTypeByKey } from '@touchline/betting/markets/registry';
import { type RowColumn, rowColumnsOf } from '@touchline/betting/markets/row-columns';
import { type LegResult, VOID } from '@touchline/betting/settlement/leg-result';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { SETTLED_RESULTS, type SettledMarket } from '@touchline/contract/results/calls';
import type { Book } from '@touchline/feed/book/book';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { Language } from '@touchline/i18n/languages';
import type { MarketRef } from '@touchline/kernel/selection';
import type { FeedFeature } from '#features/feed';
import { describeMarket, marketName, selectionName } from '#features/line';
import { createKeptAnswers } from '#platform/cache/kept-answers';

/** Pictures of past matches are read once for all who open the same result within a while. */
const KEEP_MS = 600_000;
const MAX_MATCHES = 2000;

interface Offered {
  readonly ref: MarketRef;
  readonly cancelled: boolean;
}
/** The market of each column of the sport's rows that a match had, by the column's market key. */
type OfferedMarkets = ReadonlyMap<string, Offered>;
/** Of a match that was never on offer here. */
const NEVER_OFFERED: OfferedMarkets = new Map();

/** The line that most people bet on, in quarters, where a match of the time before has none of its own. */
const USUAL_LINES: ReadonlyMap<number, ReadonlyMap<string, number>> = new Map([[SPORT.football, new Map([['total', 10]])]]);

export type ReadOffered = (matchId: number) => Promise<OfferedMarkets>;

/** Reads which main markets a match had: from the book, or from the one picture that is kept of it. */
export function createOfferedMarkets({ book, readPastMatch }: Pick<FeedFeature, 'book' | 'readPastMatch'>, now: () => number): ReadOffered {
  const past = createKeptAnswers({
    keepMs: KEEP_MS,
    maxEntries: MAX_MATCHES,
    now,
    async read(matchId: number) {
      const picture = await readPastMatch(matchId);
      return picture ? offeredIn(picture, matchId) : NEVER_OFFERED;
    },
  });
  return async (matchId) => (book.match(matchId) ? offeredIn(book, matchId) : past.read(matchId));
}

function offeredIn(book: Book, matchId: number): OfferedMarkets {
  const match = book.match(matchId);
  if (!match) return NEVER_OFFERED;
  const wanted = new Set<string>(rowColumnsOf(match.fixture.sport).map(({ market }) => market));
  const found = new Map<string, Offered & { readonly main: boolean }>();
  for (const slot of book.markets(match)) {
    const described = describeMarket(book.idOf(slot));
    if (!described || !wanted.has(described.type.key)) continue;
    const { type, ref } = described;
    if (ref.period !== 0 || ref.specifier !== 0) continue;
    // The line that the source called the main one last, else the first that it listed.
    const main = book.isMain(slot);
    if (!found.has(type.key) || (main && !found.get(type.key)?.main)) found.set(type.key, { ref, cancelled: book.isCancelled(slot), main });
  }
  return found;
}

/** How the main markets of a match were settled, by the rules that settle its bets. */
export function settledMarkets(match: FinishedMatch, offered: OfferedMarkets, language: Language): SettledMarket[] {
  const { fixture, facts } = match;
  if (fixture.away === null) return [];
  return rowColumnsOf(fixture.sport).flatMap((column) => {
    const type = marketTypeByKey(column.market);
    const one = offered === NEVER_OFFERED ? usual(fixture.sport, column) : offered.get(column.market);
    if (!type?.outcomes || !one) return [];
    const { ref, cancelled } = one;
    const outcomes = type.outcomes.flatMap((outcome) => {
      const result = wireResult(cancelled ? VOID : type.settle(ref, outcome, facts, fixture));
      return result ? [{ name: selectionName(fixture, { type, ref }, outcome, language), result }] : [];
    });
    return outcomes.length === type.outcomes.length ? [{ name: marketName(fixture, { type, ref }, language), outcomes }] : [];
  });
}

function usual(sport: number, { market, shape }: RowColumn): Offered | undefined {
  const type = marketTypeByKey(market);
  const line = shape === 'line' ? USUAL_LINES.get(sport)?.get(market) : 0;
  return type && line !== undefined ? { ref: { type: type.id, period: 0, line, specifier: 0 }, cancelled: false } : undefined;
}

const wireResult = (result: LegResult | undefined): SettledMarket['outcomes'][number]['result'] | undefined =>
  SETTLED_RESULTS.find((one) => one === result?.kind);
