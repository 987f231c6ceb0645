import { marketType } from '@touchline/betting/markets/registry';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { CLOSED, OPEN } from '@touchline/feed/book/book';
import type { FeedEventBody, Fixture, MarketOdds } from '@touchline/feed/feed-events';
import { decodeMarketId, type SelectionId } from '@touchline/kernel/selection';
import type { FeedFeature } from '#features/feed';
import { hasEnded } from '#features/line';
import type { Platform } from '#platform/platform';
import { type Duel, fixtureOf, isDuel, matchesOf, matchOfDuel } from './duel.ts';
import { buildDuelState, type FindMatch } from './duel-state.ts';
import type { DuelsStore } from './duels.store.ts';

/** How soon other processes' duels are seen, and how often prices follow the players'. */
const POLL_INTERVAL_MS = 500;

/**
 * Plays the duels in the process that runs the feed: tells their matches' events from those of the players' matches, as any source
 * would. Everything follows from the book and the table, so another process that takes the feed over goes on where this one stood.
 */
export function createDuelRunner(platform: Platform, feed: FeedFeature, store: DuelsStore) {
  const { book } = feed;
  const duels = new Map<number, Duel>();
  const byMatch = new Map<number, Set<number>>();
  const dirty = new Set<number>();
  const announced = new Set<number>();
  let newest = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  function add(duel: Duel): void {
    newest = Math.max(newest, duel.number);
    if (duels.has(duel.number)) return;
    duels.set(duel.number, duel);
    dirty.add(duel.number);
    for (const match of matchesOf(duel)) {
      const waiting = byMatch.get(match) ?? new Set();
      byMatch.set(match, waiting.add(duel.number));
    }
  }
  function drop(duel: Duel): void {
    duels.delete(duel.number);
    announced.delete(duel.number);
    for (const match of matchesOf(duel)) {
      const waiting = byMatch.get(match);
      waiting?.delete(duel.number);
      if (waiting?.size === 0) byMatch.delete(match);
    }
  }

  /** Matches that have left the book while a duel still waits for another one. */
  const past = new Map<number, ReturnType<FindMatch>>();
  const find: FindMatch = (matchId) => {
    const match = book.match(matchId);
    return match ? { book, match } : past.get(matchId);
  };
  async function readPast(duel: Duel): Promise<void> {
    for (const matchId of matchesOf(duel)) {
      if (find(matchId)) continue;
      const image = await feed.readPastMatch(matchId);
      const match = image?.match(matchId);
      if (image && match) past.set(matchId, { book: image, match });
    }
  }

  /** What differs between the book and how the duel stands is told; the last thing told of it is its result. */
  async function bring(duel: Duel): Promise<void> {
    const matchId = matchOfDuel(duel);
    await readPast(duel);
    const picture = buildDuelState(duel, find);
    if (!picture) return;
    const say = (body: FeedEventBody): boolean => feed.derive(matchId, body);
    const fixture: Fixture = { ...fixtureOf(duel), startsAt: picture.startsAt };
    if (!announced.has(duel.number)) {
      if (!say({ type: 'FixtureAdded', fixture })) return;
      announced.add(duel.number);
    }
    const match = book.match(matchId);
    if (!match) return;
    if (match.fixture.startsAt !== fixture.startsAt) say({ type: 'FixtureChanged', changes: { startsAt: fixture.startsAt } });
    tellFacts(match.facts, picture.facts, say);
    if (hasEnded(picture.facts)) {
      const results = resultsOf(matchId, picture.facts);
      if (results.length > 0) say({ type: 'MarketSettled', version: 1, certainty: 'confirmed', results });
      say({ type: 'MarketStopped', status: 'closed' });
      await feed.flush();
      await store.writeOver(duel.number);
      drop(duel);
      return;
    }
    tellMarkets(matchId, picture.markets, say);
  }

  function tellFacts(before: MatchState, now: MatchState, say: (body: FeedEventBody) => boolean): void {
    const fresh = now.incidents.at(-1);
    // Every goal is news to who waits for a live bet; one that was taken back as well.
    if (fresh && now.incidents.length > before.incidents.length) say({ type: 'MatchEvent', incident: fresh, facts: now, material: true });
    else if (JSON.stringify(before) !== JSON.stringify(now)) say({ type: 'MatchStateChanged', facts: now });
  }

  function tellMarkets(matchId: number, markets: readonly MarketOdds[], say: (body: FeedEventBody) => boolean): void {
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
  function resultsOf(matchId: number, facts: MatchState): (readonly [SelectionId, LegResult])[] {
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

  /** A match stopped or something happened in it: nothing that hangs on it may be taken until the duel has been priced anew. */
  function stop(matchId: number): void {
    for (const number of byMatch.get(matchId) ?? []) {
      const duel = duels.get(number);
      const match = duel && book.match(matchOfDuel(duel));
      if (match && [...book.markets(match)].some((slot) => book.status(slot) !== CLOSED))
        feed.derive(match.id, { type: 'MarketStopped', status: 'suspended' });
    }
  }

  async function lookOnce(): Promise<void> {
    if (!feed.isLeader()) {
      duels.clear();
      byMatch.clear();
      announced.clear();
      newest = 0;
      return;
    }
    for (const duel of await store.readOpen(newest)) add(duel);
    if (book.isSourceSilent) return;
    for (const number of [...dirty]) {
      dirty.delete(number);
      const duel = duels.get(number);
      if (!duel) continue;
      try {
        await bring(duel);
      } catch (err) {
        dirty.add(number);
        platform.log.error({ err, duel: number }, 'a duel could not be brought up to date');
      }
    }
    if (duels.size === 0) past.clear();
  }
  /** One look after the other. */
  function look(): Promise<void> {
    looking = looking.then(lookOnce).catch((err: unknown) => platform.log.warn({ err }, 'duels will be looked at again'));
    return looking;
  }

  return {
    look,
    start() {
      if (!platform.roles.has('ingest')) return;
      feed.observe({
        changed({ match, material, facts, prices }) {
          if (isDuel(match)) return;
          const waiting = byMatch.get(match);
          if (!waiting || !(material || facts || prices.length > 0)) return;
          for (const number of waiting) dirty.add(number);
          // Not inside the other match's event: observers hear one change at a time.
          if (material) queueMicrotask(() => stop(match));
        },
        removed({ id: match }) {
          for (const number of byMatch.get(match) ?? []) dirty.add(number);
        },
        silence() {
          for (const number of duels.keys()) dirty.add(number);
        },
      });
      timer = setInterval(() => void look(), POLL_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
