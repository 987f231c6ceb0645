import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '@touchline/betting/match-state/match-state';
import { type MarketId, marketOf, outcomeOf, type SelectionId, selectionId } from '@touchline/kernel/selection';
import type { FeedEvent, Fixture, MarketOdds } from '../feed-events.ts';
import { type Book, CLOSED, SUSPENDED, statusCode } from './book.ts';
import { type ApplyOutcome, type BookMatch, type MatchChange, NO_CHANGE } from './book-match.ts';

/** Collects what one event changes. */
interface Draft {
  applied: ApplyOutcome;
  match: number;
  added: boolean;
  fixture: boolean;
  facts: boolean;
  incident: Incident | null;
  material: boolean;
  markets: MarketId[];
  prices: SelectionId[];
}
const draft = (match: number, applied: ApplyOutcome): Draft => ({ ...NO_CHANGE, applied, match, markets: [], prices: [] });

/**
 * Applies one event to its match and returns what changed. Knows no clock, network or database: the same events in the same order
 * give the same book everywhere.
 *
 * - An event whose `seq` is not above the match's changes nothing (`duplicate`); events of matches without a FixtureAdded neither (`unknown`).
 * - A hole in the numbers (`gap`) suspends every market until the source has sent it again; the caller asks for recovery.
 * - A FixtureAdded begins a new picture of its match: it may jump ahead, and what it is not followed by stays suspended.
 * - Settled and cancelled markets never open again, and decided selections never get a price again, unless rolled back (T22).
 */
export function applyFeedEvent(book: Book, event: FeedEvent): MatchChange {
  if (event.type === 'Alive' || event.type === 'SnapshotComplete') return draft(0, 'applied');
  const match = book.match(event.match);
  if (!match) {
    if (event.type !== 'FixtureAdded') return draft(event.match, 'unknown');
    book.addMatch(event.fixture, event.source, event.seq, INITIAL_MATCH_STATE);
    return { ...draft(event.match, 'applied'), added: true };
  }
  if (event.seq <= match.seq) return draft(event.match, 'duplicate');
  const change = draft(event.match, 'applied');
  const isNewSnapshot = event.type === 'FixtureAdded';
  if (isNewSnapshot || event.seq !== match.seq + 1) {
    if (!isNewSnapshot) change.applied = 'gap';
    for (const market of book.markets(match)) if (book.mark(market, 'stale', true)) listPrices(book, market, change);
  }
  match.seq = event.seq;
  match.source = event.source;
  applyBody(book, match, event, change);
  return change;
}

function applyBody(book: Book, match: BookMatch, event: Exclude<FeedEvent, { type: 'Alive' | 'SnapshotComplete' }>, change: Draft): void {
  switch (event.type) {
    case 'FixtureAdded':
      changeFixture(book, match, event.fixture, change);
      return;
    case 'FixtureChanged':
      changeFixture(book, match, { ...match.fixture, ...event.changes }, change);
      return;
    case 'MarketChanged':
      for (const market of event.markets) changeMarket(book, match, market, change);
      return;
    case 'MarketStopped': {
      const status = statusCode(event.status);
      for (const market of slotsOf(book, match, event.markets)) {
        // A late "suspended" must not turn a closed market into one that is expected back.
        if (status === SUSPENDED && book.status(market) === CLOSED) continue;
        if (book.setStatus(market, status)) listPrices(book, market, change);
      }
      if (!event.markets) markMaterial(match, change);
      return;
    }
    case 'MatchStateChanged':
      changeFacts(match, event.facts, event.sourceTime, change);
      return;
    case 'MatchEvent':
      changeFacts(match, event.facts, event.sourceTime, change);
      change.incident = event.incident;
      if (event.incident.x !== undefined) match.hasPositions = true;
      if (event.material) markMaterial(match, change);
      return;
    case 'MarketSettled':
      settle(book, match, event.results, change);
      return;
    case 'SettlementRolledBack':
      for (const market of slotsOf(book, match, event.markets)) {
        book.reopenSelections(market);
        book.mark(market, 'settled', false);
        // It has been away: only fresh prices open it.
        book.setStatus(market, SUSPENDED);
        listPrices(book, market, change);
      }
      return;
    case 'MarketCancelled':
      markMaterial(match, change);
      // A window voids the bets of that time; the market itself goes on.
      if (event.from !== undefined || event.to !== undefined) return;
      for (const market of slotsOf(book, match, event.markets)) if (book.mark(market, 'cancelled', true)) listPrices(book, market, change);
      return;
    case 'RunnerWithdrawn':
      // The prices that were seen had another field: bets on their way are decided again.
      markMaterial(match, change);
      return;
    case 'StartingPrices':
      return;
    case 'CancelRolledBack':
      for (const market of slotsOf(book, match, event.markets)) {
        if (book.status(market) === CLOSED) book.setStatus(market, SUSPENDED);
        if (book.mark(market, 'cancelled', false)) listPrices(book, market, change);
      }
      return;
  }
}

/** The named markets that are in the book; all of the match where none are named. */
function slotsOf(book: Book, match: BookMatch, ids: readonly MarketId[] | undefined): number[] {
  if (!ids) return [...book.markets(match)];
  return ids.map((id) => book.find(match, id)).filter((slot) => slot >= 0);
}

function listPrices(book: Book, market: number, change: Draft): void {
  for (const s of book.selections(market)) change.prices.push(book.selectionIdOf(market, s));
}

function markMaterial(match: BookMatch, change: Draft): void {
  match.version++;
  change.material = true;
}

function changeFixture(book: Book, match: BookMatch, fixture: Fixture, change: Draft): void {
  // Another start makes the difference between line and live for bets that are on their way.
  if (fixture.startsAt !== match.fixture.startsAt) markMaterial(match, change);
  match.fixture = book.intern(fixture);
  change.fixture = true;
}

function changeFacts(match: BookMatch, facts: MatchState, at: number, change: Draft): void {
  const before = totalScore(match.facts);
  const after = totalScore(facts);
  if (after[0] !== before[0]) match.lastScore = { side: 1, at };
  else if (after[1] !== before[1]) match.lastScore = { side: 2, at };
  // From line to live, or to the end: bets decided under the old state must not pass.
  if ((facts.status === 'planned') !== (match.facts.status === 'planned') || (facts.status !== match.facts.status && isEndStatus(facts)))
    markMaterial(match, change);
  match.facts = facts;
  change.facts = true;
}

const isEndStatus = (facts: MatchState): boolean =>
  facts.status === 'ended' || facts.status === 'abandoned' || facts.status === 'cancelled' || facts.status === 'walkover';

/** All that was ever scored, whatever the sport: enough to see that something was. */
function totalScore(facts: MatchState): readonly [number, number] {
  let home = 0;
  let away = 0;
  for (const [h, a] of facts.counts.score ?? []) {
    home += h;
    away += a;
  }
  return [home, away];
}

function changeMarket(book: Book, match: BookMatch, { market: id, status, prices, main = false }: MarketOdds, change: Draft): void {
  let market = book.find(match, id);
  let shape = market < 0;
  if (shape) market = book.addMarket(match, id, prices.length);
  const changed: SelectionId[] = [];
  for (const [outcome, odds] of prices) {
    const what = book.setOdds(market, outcome, odds);
    if (what === 'same') continue;
    if (what === 'new') shape = true;
    changed.push(selectionId(id, outcome));
  }
  // "A market's outcomes are always sent whole": one that is missing is not offered any more.
  for (const s of book.selections(market)) {
    const outcome = book.outcomeOf(s);
    if (book.oddsOf(s) === 0 || prices.some(([sent]) => sent === outcome)) continue;
    book.setOdds(market, outcome, 0);
    changed.push(selectionId(id, outcome));
  }
  const set = book.setMarket(market, statusCode(status), main);
  if (shape || set.main) change.markets.push(id);
  if (set.status) listPrices(book, market, change);
  else for (const selection of changed) change.prices.push(selection);
}

function settle(book: Book, match: BookMatch, results: readonly (readonly [SelectionId, unknown])[], change: Draft): void {
  const touched = new Set<number>();
  for (const [selection] of results) {
    const market = book.find(match, marketOf(selection));
    if (market < 0) continue;
    if (book.settleSelection(market, outcomeOf(selection))) change.prices.push(selection);
    touched.add(market);
  }
  for (const market of touched)
    if (book.areAllSelectionsSettled(market) && book.mark(market, 'settled', true)) listPrices(book, market, change);
}
