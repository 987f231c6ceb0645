import type { MatchContext } from '@touchline/betting/markets/market-type';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { type Book, MARKET_STATUSES } from '@touchline/feed/book/book';
import type { MatchChange } from '@touchline/feed/book/book-match';
import type { MarketStatus } from '@touchline/feed/feed-events';
import type { Language } from '@touchline/i18n/languages';
import { marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';
import { describeMarket, marketName, matchName, nameIn, selectionName } from './names.ts';
import { hasEnded, isPlanned } from './present-state.ts';

/** The current state of a selection in this process's book, for accepting bets. */
export interface Quote {
  readonly matchId: number;
  readonly selectionId: SelectionId;
  readonly marketId: number;
  readonly kind: 'line' | 'live';
  readonly sport: number;
  readonly champId: number;
  readonly countryId: number;
  /** Thousandths; 0 = not offered at present. */
  readonly odds: number;
  /** The price as a bettor sees it: the worst of feed, match and market; open without a price is suspended. */
  readonly marketStatus: MarketStatus;
  /** Goes up with every change of price or status in the market. */
  readonly marketVersion: number;
  /** Goes up with every material event of the match: waiting live bets are refused when it moved. */
  readonly matchVersion: number;
  /** Epoch ms. */
  readonly startsAt: number;
  /** How long a live bet waits, in real time; 0 before the match. */
  readonly delayMs: number;
  /** The match is over, cancelled or abandoned. */
  readonly over: boolean;
  /** False while the source is silent. */
  readonly feedUp: boolean;
  readonly context: MatchContext;
  /** Other matches on which it depends: correlated with their selections. */
  readonly relatesTo: readonly number[];
  /** Competitors' ids, for rules about related legs. */
  readonly competitors: readonly number[];
  /** Names for coupons and receipts. */
  names(language: Language): { readonly match: string; readonly champ: string; readonly market: string; readonly selection: string };
}

/** Live delay by how fast a sport turns: the time by which a spectator at the ground is ahead of the feed. */
const DELAYS_MS: Readonly<Record<number, number>> = {
  [SPORT.football]: 5000,
  [SPORT.iceHockey]: 5000,
  [SPORT.basketball]: 4000,
  [SPORT.tennis]: 3000,
};
const USUAL_DELAY_MS = 4000;
/** Simulated sport has no spectators who could be ahead. */
const VIRTUAL_DELAY_MS = 1000;

/** A delay is match time: where that runs `speed` times as fast, so does the delay. */
const delayOf = (sport: number, virtual: boolean, speed: number): number =>
  Math.ceil((virtual ? VIRTUAL_DELAY_MS : (DELAYS_MS[sport] ?? USUAL_DELAY_MS)) / Math.max(1, speed));

/** How a selection stands now; `speed` is the simulated time that passes in real time. Undefined where it was never offered. */
export function readQuote(book: Book, matchId: number, selectionId: SelectionId, speed: number): Quote | undefined {
  const match = book.match(matchId);
  const described = match && describeMarket(marketOf(selectionId));
  const price = match && book.price(matchId, selectionId);
  if (!match || !described || !price) return undefined;
  const { fixture, facts } = match;
  const live = !isPlanned(facts);
  const over = hasEnded(facts);
  const status = MARKET_STATUSES[price.status] ?? 'closed';
  return {
    matchId,
    selectionId,
    marketId: marketOf(selectionId),
    kind: live ? 'live' : 'line',
    sport: fixture.sport,
    champId: fixture.champ.id,
    countryId: fixture.champ.country,
    odds: price.odds,
    marketStatus: over ? 'closed' : status === 'open' && price.odds === 0 ? 'suspended' : status,
    marketVersion: price.marketVersion,
    matchVersion: match.version,
    startsAt: fixture.startsAt,
    delayMs: live ? delayOf(fixture.sport, fixture.virtual, speed) : 0,
    over,
    feedUp: !book.isSourceSilent,
    context: { sport: fixture.sport, format: fixture.format },
    relatesTo: fixture.relatesTo ?? [],
    competitors: fixture.away ? [fixture.home.id, fixture.away.id] : [fixture.home.id],
    names: (language) => ({
      match: matchName(fixture, language),
      champ: nameIn(fixture.champ.names, language),
      market: marketName(fixture, described, language),
      selection: selectionName(fixture, described, outcomeOf(selectionId), language),
    }),
  };
}

/** Tells listeners of a match about material events, the moment they are in the book. */
export function createMatchIncidentNotifier() {
  const listeners = new Map<number, Set<() => void>>();
  return {
    changed(change: MatchChange): void {
      if (change.material) for (const listener of listeners.get(change.match) ?? []) listener();
    },
    /** Returns the function that ends it. */
    onMatchIncident(matchId: number, listener: () => void): () => void {
      const set = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(matchId);
      };
    },
  };
}
