import { marketType } from '@touchline/betting/markets/registry';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { type Book, CLOSED, OPEN } from '@touchline/feed/book/book';
import type { FeedEventBody, Fixture, MarketOdds } from '@touchline/feed/feed-events';
import { decodeMarketId, type SelectionId } from '@touchline/kernel/selection';
import type { FeedFeature } from '#features/feed';
import { hasEnded } from '#features/line';
import { type Duel, fixtureOf, matchesOf, matchOfDuel } from './duel.ts';
import { buildDuelState, type FindMatch } from './duel-state.ts';
import type { DuelsStore } from './duels.store.ts';
import type { OpenDuels } from './open-duels.ts';

/** Publishes the duels' matches to the feed, as any source does with its own. */
export interface DuelPublisher {
  /** Publishes how the duel differs from what the book has of it. Its result is the last event, after which the duel is dropped. */
  bring(duel: Duel): Promise<void>;
  /** A match stopped or something happened in it: nothing that hangs on it may be taken until the duel has been priced again. */
  suspend(matchId: number): void;
  /** Lets go of matches that have left the book: no duel waits for them. */
  forgetPast(): void;
}

/** Says the next thing of the duel's match; false where it was not said. */
type Say = (body: FeedEventBody) => boolean;

export function createDuelPublisher(feed: FeedFeature, store: DuelsStore, open: OpenDuels): DuelPublisher {
  const { book } = feed;
  /** Matches that have left the book while a duel still waits for another one. */
  const past = new Map<number, ReturnType<FindMatch>>();
  const find: FindMatch = (matchId) => {
    const match = book.match(matchId);
    return match ? { book, match } : past.get(matchId);
  };
  async function readPast(duel: Duel): Promise<void> {
    for (const matchId of matchesOf(duel)) {
      if (find(matchId)) continue;
      const pastBook = await feed.readPastMatch(matchId);
      const match = pastBook?.match(matchId);
      if (pastBook && match) past.set(matchId, { book: pastBook, match });
    }
  }

  return {
    async bring(duel) {
      const matchId = matchOfDuel(duel);
      await readPast(duel);
      const picture = buildDuelState(duel, find);
      if (!picture) return;
      const say: Say = (body) => feed.emitDerived(matchId, body);
      const fixture: Fixture = { ...fixtureOf(duel), startsAt: picture.startsAt };
      if (!open.isAnnounced(duel)) {
        if (!say({ type: 'FixtureAdded', fixture })) return;
        open.markAnnounced(duel);
      }
      const match = book.match(matchId);
      if (!match) return;
      if (match.fixture.startsAt !== fixture.startsAt) say({ type: 'FixtureChanged', changes: { startsAt: fixture.startsAt } });
      tellFacts(match.facts, picture.facts, say);
      if (hasEnded(picture.facts)) {
        const results = resultsOf(book, matchId, picture.facts);
        if (results.length > 0) say({ type: 'MarketSettled', version: 1, certainty: 'confirmed', results });
        say({ type: 'MarketStopped', status: 'closed' });
        await feed.flush();
        await store.writeOver(duel.number);
        open.drop(duel);
        return;
      }
      tellMarkets(book, matchId, picture.markets, say);
    },
    suspend(matchId) {
      for (const duel of open.on(matchId)) {
        const match = book.match(matchOfDuel(duel));
        if (match && [...book.markets(match)].some((slot) => book.status(slot) !== CLOSED))
          feed.emitDerived(match.id, { type: 'MarketStopped', status: 'suspended' });
      }
    },
    forgetPast: () => past.clear(),
  };
}

/** Tells how a duel stands, where that is not what was told. */
function tellFacts(before: MatchState, now: MatchState, say: Say): void {
  const fresh = now.incidents.at(-1);
  // Every goal is news to who waits for a live bet; one that was taken back as well.
  if (fresh && now.incidents.length > before.incidents.length) say({ type: 'MatchEvent', incident: fresh, facts: now, material: true });
  else if (JSON.stringify(before) !== JSON.stringify(now)) say({ type: 'MatchStateChanged', facts: now });
}

/** Tells the markets that differ from those of the book: first those that are gone, then those that are new or priced again. */
function tellMarkets(book: Book, matchId: number, markets: readonly MarketOdds[], say: Say): void {
  const match = book.match(matchId);
  if (!match) return;
  const offered = new Map(markets.map((one) => [one.market, one]));
  const gone = [...book.markets(match)].filter((slot) => book.status(slot) === OPEN && !offered.has(book.idOf(slot)));
  if (gone.length > 0) say({ type: 'MarketStopped', markets: gone.map((slot) => book.idOf(slot)), status: 'suspended' });
  const changed = markets.filter(({ market, prices }) => {
    const slot = book.find(match, market);
    if (slot < 0 || book.status(slot) !== OPEN) return true;
    const known = new Map([...book.selections(slot)].map((s) => [book.outcomeOf(s), book.oddsOf(s)]));
    return prices.some(([outcome, odds]) => known.get(outcome) !== odds);
  });
  if (changed.length > 0) say({ type: 'MarketChanged', markets: changed });
}

/** Results of every selection that was ever shown, by the rule of its market. */
function resultsOf(book: Book, matchId: number, facts: MatchState): (readonly [SelectionId, LegResult])[] {
  const match = book.match(matchId);
  if (!match) return [];
  const { sport, format } = match.fixture;
  const results: (readonly [SelectionId, LegResult])[] = [];
  for (const slot of book.markets(match)) {
    const ref = decodeMarketId(book.idOf(slot));
    for (const s of book.selections(slot)) {
      const result = marketType(ref.type)?.settle(ref, book.outcomeOf(s), facts, { sport, format });
      if (result) results.push([book.selectionIdOf(slot, s), result]);
    }
  }
  return results;
}
