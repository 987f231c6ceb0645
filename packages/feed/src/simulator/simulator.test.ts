import type { SelectionId } from '@touchline/kernel/selection';
import { decodeMarketId, marketOf, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../feed-events.ts';
import { createSimulator } from './simulator.ts';
import type { CompetitionData } from './sport-model.ts';
import { LEAGUES, SPORT_MODELS } from './sport-models.ts';
import { MatchPublisher } from './world/match-publisher.ts';
import { MatchScheduler } from './world/match-scheduler.ts';
import { World } from './world/world.ts';

const SEED = 3;
const EPOCH = Date.UTC(2026, 0, 1);
const START = Date.UTC(2026, 5, 3, 17);
const MINUTE = 60_000;
const FOOTBALL = LEAGUES.filter((league) => league.sport === 1);
/** A great league and some small ones. */
const FEW = [0, 8, 9, 12].flatMap((i) => FOOTBALL[i] ?? []);
const worldOf = (leagues: readonly CompetitionData[] = FEW, speed = 1): World =>
  new World({ seed: SEED, epochMs: EPOCH, speed, models: SPORT_MODELS, leagues });

/** The receiver's stored state: the last sequence and every selection offered of each match. */
class Receiver {
  readonly events: FeedEvent[] = [];
  readonly seq = new Map<number, number>();
  readonly offered = new Map<number, Set<SelectionId>>();
  readonly results = new Map<number, Map<SelectionId, string>>();
  readonly closed = new Set<number>();
  readonly gaps: string[] = [];

  readonly emit = (event: FeedEvent): void => {
    this.events.push(event);
    const last = this.seq.get(event.match) ?? 0;
    if (event.seq !== last + 1) this.gaps.push(`${event.match}: ${last} then ${event.seq}`);
    this.seq.set(event.match, event.seq);
    if (event.type === 'MarketChanged')
      for (const { market, prices } of event.markets)
        for (const [outcome] of prices) this.#of(event.match).add(selectionId(market, outcome));
    if (event.type === 'MarketSettled') {
      const results = this.results.get(event.match) ?? new Map<SelectionId, string>();
      for (const [selection, { kind }] of event.results) results.set(selection, kind);
      this.results.set(event.match, results);
    }
    if (event.type === 'SettlementRolledBack')
      for (const selection of this.results.get(event.match)?.keys() ?? [])
        if (event.markets.includes(marketOf(selection))) this.results.get(event.match)?.delete(selection);
    if (event.type === 'MarketStopped' && event.status === 'closed') this.closed.add(event.match);
  };

  readonly since = (match: number): number => this.seq.get(match) ?? 0;
  readonly known = (match: number): Iterable<SelectionId> => this.offered.get(match) ?? [];

  /** Markets with a selection that was offered and has no result. */
  unsettled(match: number): unknown[] {
    const results = this.results.get(match);
    return [...this.known(match)].filter((selection) => !results?.has(selection)).map((selection) => decodeMarketId(marketOf(selection)));
  }

  #of(match: number): Set<SelectionId> {
    const known = this.offered.get(match) ?? new Set<SelectionId>();
    this.offered.set(match, known);
    return known;
  }
}

function drive(receiver: Receiver, from: number, to: number, stepMs = 1000, world = worldOf()): void {
  const scheduler = new MatchScheduler(world, { emit: receiver.emit, lastSeqOf: receiver.since, knownSelections: receiver.known });
  scheduler.start(from);
  for (let now = from; now <= to; now += stepMs) while (scheduler.runNext(now));
}

describe(`the simulator (seed ${SEED})`, () => {
  it('numbers each match without gaps, settles every selection ever offered and then closes', () => {
    const receiver = new Receiver();
    drive(receiver, START, START + 150 * MINUTE);
    expect(receiver.gaps).toEqual([]);
    expect(receiver.closed.size).toBeGreaterThan(0);
    for (const match of receiver.closed) expect(receiver.unsettled(match), `match ${match}`).toEqual([]);
  });

  it('says the same twice', () => {
    const [one, two] = [new Receiver(), new Receiver()];
    drive(one, START, START + 25 * MINUTE);
    drive(two, START, START + 25 * MINUTE);
    expect(one.events.length).toBeGreaterThan(500);
    expect(two.events).toEqual(one.events);
  });

  it('after a restart in mid-match goes on above the stored numbers, to the same script and the same results', () => {
    const [through, restarted] = [new Receiver(), new Receiver()];
    drive(through, START, START + 150 * MINUTE);
    drive(restarted, START, START + 50 * MINUTE);
    drive(restarted, START + 70 * MINUTE, START + 150 * MINUTE);
    expect(restarted.gaps).toEqual([]);
    const differing: string[] = [];
    let compared = 0;
    for (const match of through.closed) {
      expect(restarted.closed.has(match), `match ${match} was told its end`).toBe(true);
      expect(restarted.unsettled(match)).toEqual([]);
      for (const [selection, result] of through.results.get(match) ?? []) {
        const again = restarted.results.get(match)?.get(selection);
        if (again !== undefined) compared++;
        if (again !== undefined && again !== result) differing.push(`match ${match}, selection ${selection}: ${result}, then ${again}`);
      }
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  });

  it('tells the end of matches that ended while nobody listened', () => {
    const receiver = new Receiver();
    drive(receiver, START, START + 20 * MINUTE);
    const running = new Set(receiver.events.flatMap((e) => (e.type === 'MatchEvent' ? [e.match] : [])));
    expect(running.size).toBeGreaterThan(0);
    drive(receiver, START + 10 * 60 * MINUTE, START + 10 * 60 * MINUTE + 2000);
    expect(receiver.gaps).toEqual([]);
    for (const match of running) {
      expect(receiver.closed.has(match)).toBe(true);
      expect(receiver.unsettled(match)).toEqual([]);
    }
  });

  it('puts a wrong goal right: settlements of it are rolled back and come again under the next version', () => {
    const world = worldOf(FOOTBALL);
    const match = [...world.calendars.values()]
      .flatMap((calendar) => Array.from({ length: 30 }, (_, r) => calendar.matches(calendar.roundAt(START) - r)).flat())
      .find((m) => world.scriptOf(m).steps.some((s) => s.corrects));
    expect(match).toBeDefined();
    if (!match) return;
    const receiver = new Receiver();
    const publisher = new MatchPublisher(world, match, receiver.emit, 0, () => []);
    const { startsAt } = match.fixture;
    for (let now = startsAt - MINUTE; !publisher.isFinished; now += 1000) publisher.advance(now);
    const rolled = receiver.events.filter((e) => e.type === 'SettlementRolledBack');
    expect(rolled).toHaveLength(1);
    const settledAgain = receiver.events.filter((e) => e.type === 'MarketSettled' && e.version === 2);
    expect(settledAgain.length).toBeGreaterThan(0);
    expect(receiver.unsettled(match.fixture.id)).toEqual([]);
  });

  it('runs matches faster at a higher speed', () => {
    const slow = worldOf(FOOTBALL.slice(0, 1), 1);
    const fast = worldOf(FOOTBALL.slice(0, 1), 10);
    const match = [...slow.calendars.values()][0]?.matches(5)[0];
    expect(match).toBeDefined();
    if (!match) return;
    const again = fast.match(match.fixture.id) ?? match;
    expect(fast.endsAt(again) - again.fixture.startsAt).toBeCloseTo((slow.endsAt(match) - match.fixture.startsAt) / 10, 3);
  });

  it('as a source: a snapshot, SnapshotComplete, Alive, and the whole picture again on recovery', async () => {
    const receiver = new Receiver();
    const source = createSimulator({ world: worldOf(), now: () => START });
    await source.start(receiver.emit, receiver.since, receiver.known);
    const complete = receiver.events.findIndex((e) => e.type === 'SnapshotComplete');
    expect(complete).toBeGreaterThan(100);
    expect(receiver.events.slice(0, complete).some((e) => e.type === 'MarketChanged')).toBe(true);
    const [known] = receiver.offered.keys();
    const before = receiver.events.length;
    source.recover?.(known);
    const again = receiver.events.slice(before);
    expect(again.map((e) => e.type)).toEqual(['FixtureAdded', 'MatchStateChanged', 'MarketChanged']);
    expect(again.every((e) => e.match === known)).toBe(true);
    await source.stop();
    expect(receiver.gaps).toEqual([]);
    expect(receiver.events.some((e) => e.type === 'Alive')).toBe(true);
  });
});
