import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { invariant } from '@touchline/kernel/invariant';
import { type MarketId, marketOf, outcomeOf, type SelectionId, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../../feed-events.ts';
import { LEAGUES, SPORT_MODELS } from '../../sport-models.ts';
import type { PlannedMatch } from '../calendar.ts';
import { MatchPublisher } from '../match-publisher.ts';
import { MatchScheduler } from '../match-scheduler.ts';
import { SimulatedHistory } from '../simulated-history.ts';
import { World } from '../world.ts';
import { OUTRIGHT_TERMS } from './outright-terms.ts';
import { assignPlaces } from './season-progress.ts';

const SEED = 31;
const EPOCH = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
/** Croatia: ten clubs, the first three and the last one are asked for. */
const LEAGUE = 1038;
const WINNER = marketIdByKey('outright', { specifier: 1 });
const FIRST_THREE = marketIdByKey('race-place', { specifier: 3 });
const RELEGATION = marketIdByKey('relegation', { specifier: 1 });
const names = { xx: { football: { HNL: 'Croatian league' }, phrases: { '{league}. Season {season}': '{season}: {league}' } } };
const newWorld = (): World =>
  new World({ seed: SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues: LEAGUES.filter(({ id }) => id === LEAGUE), names });
const world = newWorld();
const calendar = world.calendars.get(LEAGUE);
invariant(calendar, 'no league');
const { rounds } = calendar.plan;
const season = world.outrights.of(calendar, 0);
invariant(season, 'no outright');
const { id, startsAt, runners = [] } = season.fixture;
console.log(`seed ${SEED}`);

/** Advances a publisher as the scheduler does, whenever it is due, up to a moment. */
function run(publisher: MatchPublisher, from: number, to: number): void {
  for (let now = from; now <= to && !publisher.isFinished; now = Math.max(publisher.dueAt, now + 1)) publisher.advance(now);
}

/** All that one publisher emits about the season between two moments. */
function eventsBetween(from: number, to: number, of = newWorld(), match: PlannedMatch | null = of.match(id)): FeedEvent[] {
  invariant(match, 'the season is known by its id');
  const events: FeedEvent[] = [];
  run(
    new MatchPublisher(
      of,
      match,
      (event) => events.push(event),
      0,
      () => [],
    ),
    from,
    to,
  );
  return events;
}

/** Prices shown last, by market and club. */
function prices(events: readonly FeedEvent[]): ReadonlyMap<MarketId, ReadonlyMap<number, number>> {
  const shown = new Map<MarketId, ReadonlyMap<number, number>>();
  for (const event of events) {
    if (event.type === 'MarketChanged') for (const market of event.markets) shown.set(market.market, new Map(market.prices));
    if (event.type === 'MarketStopped') for (const market of event.markets ?? shown.keys()) shown.delete(market);
  }
  return shown;
}

const middle = calendar.roundStart(9);
const late = calendar.roundStart(rounds - 2);
const rank = [...OUTRIGHT_TERMS.keys()].indexOf(LEAGUE);
/** Its turn to be worked out comes, and some time for the work. */
const WORKED_OUT = 2000 + rank * 15_000 + 60_000;

describe(`the season of a league as an event (seed ${SEED})`, () => {
  it('C145 stands in the line under its championship, with every club, until all is decided', () => {
    expect(season.fixture.champ.id).toBe(LEAGUE);
    expect(season.fixture.away).toBeNull();
    expect(runners).toHaveLength(10);
    expect(season.fixture.home.names).toEqual({ en: 'HNL. Season 2026/27 · 1', xx: '2026/27 · 1: Croatian league' });
    expect(world.match(id)).toBe(season);
    expect(startsAt).toBeGreaterThan(Math.max(...calendar.matches(rounds - 1).map((match) => world.endsAt(match))));
    for (const at of [calendar.roundStart(0), middle, startsAt - 1])
      expect(world.announced(calendar, at).map(({ fixture }) => fixture.id)).toContain(id);
    // The next season is offered once the last round of this one has started.
    const lastRound = calendar.roundStart(-1);
    expect(world.announced(calendar, lastRound).map(({ fixture }) => fixture.id)).toContain(id);
    expect(world.announced(calendar, lastRound - HOUR).map(({ fixture }) => fixture.id)).not.toContain(id);
  });

  it('is the same whoever works it out, and whenever he began', () => {
    const through = prices(eventsBetween(calendar.roundStart(7), middle + WORKED_OUT));
    const restarted = prices(eventsBetween(middle, middle + WORKED_OUT));
    expect(restarted.size).toBe(3);
    expect(restarted).toEqual(through);
  });

  it('has no price for a club that can not take the place any more, and moves after a match', async () => {
    const early = prices(eventsBetween(calendar.roundStart(2), calendar.roundStart(2) + WORKED_OUT)).get(WINNER);
    const after = prices(eventsBetween(late, late + WORKED_OUT)).get(WINNER);
    expect(early?.size).toBeGreaterThan(5);
    expect(after).not.toEqual(early);
    const table = await new SimulatedHistory(world, () => late).table(LEAGUE, late);
    const max = Math.max(...table.map(({ points }) => points));
    for (const { competitor, points, played } of table) {
      const club = runners.findIndex((runner) => runner.id === competitor.id);
      const out = points + 3 * (rounds - played) < max;
      if (out) expect(after?.get(club) ?? 0, competitor.names.en).toBe(0);
    }
    expect(table.filter(({ points, played }) => points + 3 * (rounds - played) < max).length).toBeGreaterThan(3);
  });

  it('is played to its end: the champion, the first three and the relegated are paid, by the table', async () => {
    const receiver = new Map<SelectionId, string>();
    const offered = new Set<SelectionId>();
    const events = eventsBetween(middle, startsAt + HOUR);
    for (const event of events) {
      if (event.type === 'MarketChanged')
        for (const { market, prices: list } of event.markets) for (const [outcome] of list) offered.add(selectionId(market, outcome));
      if (event.type === 'MarketSettled') for (const [selection, { kind }] of event.results) receiver.set(selection, kind);
    }
    const table = await new SimulatedHistory(world, () => startsAt).table(LEAGUE, startsAt - 1);
    const club = (place: number): number => runners.findIndex((runner) => runner.id === table[place - 1]?.competitor.id);
    expect(offered.size).toBeGreaterThan(12);
    expect([...offered].filter((selection) => !receiver.has(selection))).toEqual([]);
    const won = (market: MarketId) =>
      [...receiver].filter(([s, kind]) => marketOf(s) === market && kind === 'win').map(([s]) => outcomeOf(s));
    expect(won(WINNER)).toEqual([club(1)]);
    expect(new Set(won(FIRST_THREE))).toEqual(new Set([club(1), club(2), club(3)]));
    expect(won(RELEGATION)).toEqual([club(10)]);
    expect(events.at(-1)).toMatchObject({ type: 'MarketStopped', status: 'closed' });
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  });

  it('is settled for a receiver that was away when it ended, and never told ahead of time', () => {
    const events: FeedEvent[] = [];
    const known = [selectionId(WINNER, 0)];
    const scheduler = new MatchScheduler(newWorld(), {
      emit: (event) => events.push(event),
      lastSeqOf: (match) => (match === id ? 7 : 0),
      knownSelections: (match) => (match === id ? known : []),
    });
    const back = startsAt + 30 * HOUR;
    scheduler.start(back);
    for (let now = back; now < back + WORKED_OUT; now += 200) while (scheduler.runNext(now));
    const settled = events.filter((event) => event.match === id && event.type === 'MarketSettled');
    expect(settled).toHaveLength(1);
    const fresh = newWorld();
    const match = fresh.match(id);
    invariant(match, 'the season');
    const before = eventsBetween(middle, middle + WORKED_OUT);
    fresh.scriptOf(match);
    expect(eventsBetween(middle, middle + WORKED_OUT, fresh, match)).toEqual(before);
  });
});

describe('a final table', () => {
  const row = (points: number, scored: number, conceded: number) => ({ points, scored, conceded });
  it('is ordered by points, then difference, then goals scored; who is level in all shares a place', () => {
    expect(assignPlaces([row(10, 5, 5), row(12, 9, 9), row(12, 8, 7), row(10, 6, 6)])).toEqual([4, 2, 1, 3]);
    expect(assignPlaces([row(3, 1, 1), row(9, 4, 0), row(3, 1, 1), row(1, 0, 5)])).toEqual([2, 1, 2, 4]);
  });
});
