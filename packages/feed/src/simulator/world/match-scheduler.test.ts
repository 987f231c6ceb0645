import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../feed-events.ts';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import type { PlannedMatch } from './calendar.ts';
import { MatchScheduler } from './match-scheduler.ts';
import { World } from './world.ts';

const NOW = Date.UTC(2026, 10, 20, 19);

it('comes to an end of its work after an absence: each ending of a knock-out is worked out once (seed 11)', () => {
  const leagues = LEAGUES.filter(({ calendar }) => calendar.kind === 'cup' || calendar.kind === 'tour').slice(0, 4);
  const world = new World({ seed: 11, epochMs: Date.UTC(2026, 0, 1), speed: 1, models: SPORT_MODELS, leagues });
  // A receiver that knew every match: all matches of the last days are published to their end.
  const scheduler = new MatchScheduler(world, { emit: () => {}, lastSeqOf: () => 1, knownSelections: () => [] });
  scheduler.start(NOW);
  let steps = 0;
  while (scheduler.runNext(NOW)) expect(++steps).toBeLessThan(20_000);
  expect(scheduler.behindMs(NOW)).toBe(0);
  expect(scheduler.size).toBeGreaterThan(0);
});

it('does the groundwork of a league first whose match somebody looks at (seed 11)', () => {
  const leagues = LEAGUES.filter(({ calendar }) => calendar.kind === 'tour').slice(0, 6);
  const newScheduler = (opened: number[]) => {
    const world = new World({ seed: 11, epochMs: Date.UTC(2026, 0, 1), speed: 1, models: SPORT_MODELS, leagues });
    return new MatchScheduler(world, {
      emit: (event) => event.type === 'MarketChanged' && opened.push(event.match),
      lastSeqOf: () => 0,
      knownSelections: () => [],
    });
  };
  const all: number[] = [];
  const plain = newScheduler(all);
  plain.start(NOW);
  while (plain.runNext(NOW));
  const last = all.at(-1) as number;
  const opened: number[] = [];
  const scheduler = newScheduler(opened);
  scheduler.start(NOW);
  for (let piece = 0; piece < 2 * leagues.length; piece++) scheduler.runNext(NOW);
  scheduler.hasten(last);
  while (!opened.includes(last)) expect(scheduler.runNext(NOW)).toBe(true);
  expect(opened.length).toBeLessThan(all.length / 2);
  while (scheduler.runNext(NOW));
  expect(opened.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
});

it('says nothing of a match that the receiver is still to read, and all of it after that (seed 11)', () => {
  const leagues = LEAGUES.filter(({ calendar }) => calendar.kind === 'tour').slice(0, 3);
  const newWorld = () => new World({ seed: 11, epochMs: Date.UTC(2026, 0, 1), speed: 1, models: SPORT_MODELS, leagues });
  const known = new Set<number>();
  const plain = new MatchScheduler(newWorld(), { emit: ({ match }) => known.add(match), lastSeqOf: () => 0, knownSelections: () => [] });
  plain.start(NOW);
  while (plain.runNext(NOW));
  expect(known.size).toBeGreaterThan(10);
  const unread = new Set([...known].filter((_, n) => n % 2 === 0));
  const said = new Set<number>();
  const emit = ({ match }: { readonly match: number }): void => void said.add(match);
  const scheduler = new MatchScheduler(newWorld(), {
    emit,
    lastSeqOf: () => 0,
    knownSelections: () => [],
    isUnread: (match) => unread.has(match),
  });
  scheduler.start(NOW);
  const [first] = unread;
  while (scheduler.runNext(NOW));
  scheduler.resend(NOW);
  scheduler.hasten(first as number);
  while (scheduler.runNext(NOW));
  expect([...said].filter((match) => unread.has(match))).toEqual([]);
  expect(scheduler.isComplete).toBe(false);
  for (const match of [...unread]) {
    unread.delete(match);
    scheduler.receiverRead(match, NOW);
  }
  expect(scheduler.runNext(NOW)).toBe(true);
  while (scheduler.runNext(NOW));
  expect(said).toEqual(known);
  expect(scheduler.isComplete).toBe(true);
});

describe('after an absence of days (seed 11)', () => {
  const leagues = LEAGUES.filter(({ sport, calendar }) => sport === 1 && calendar.kind === 'league').slice(0, 20);
  const newWorld = () => new World({ seed: 11, epochMs: Date.UTC(2026, 0, 1), speed: 1, models: SPORT_MODELS, leagues });

  it('says nothing of matches that the receiver has to their end', () => {
    const world = newWorld();
    const isFinished = (id: number): boolean => {
      const match = world.match(id);
      return match !== null && world.hasEnded(match, NOW);
    };
    const published = new Set<number>();
    const scheduler = new MatchScheduler(world, {
      emit: ({ match }) => published.add(match),
      lastSeqOf: () => 1,
      knownSelections: () => [],
      isFinished,
    });
    scheduler.start(NOW);
    while (scheduler.runNext(NOW));
    expect(published.size).toBeGreaterThan(100);
    expect([...published].filter(isFinished)).toEqual([]);
  });

  it('says nothing of matches that came and went unseen', () => {
    const world = newWorld();
    const published = new Set<number>();
    const scheduler = new MatchScheduler(world, {
      emit: ({ match }) => published.add(match),
      lastSeqOf: () => 0,
      knownSelections: () => [],
    });
    scheduler.start(NOW);
    while (scheduler.runNext(NOW));
    const ended = [...published].filter((id) => world.endsAt(world.match(id) as PlannedMatch) <= NOW);
    expect([published.size > 100, ended]).toEqual([true, []]);
    expect([...published].some((id) => (world.match(id)?.fixture.startsAt ?? NOW) < NOW)).toBe(true);
  });

  it('opens before all others what somebody looks at, once, whether its fixture is known already or not', () => {
    const opened: number[] = [];
    const world = newWorld();
    const newScheduler = () =>
      new MatchScheduler(world, {
        emit: (event) => event.type === 'MarketChanged' && opened.push(event.match),
        lastSeqOf: () => 0,
        knownSelections: () => [],
      });
    const plain = newScheduler();
    plain.start(NOW);
    while (plain.runNext(NOW));
    const all = opened.splice(0);
    const [early, late] = all.slice(-2) as [number, number];

    const scheduler = newScheduler();
    scheduler.start(NOW);
    scheduler.hasten(early);
    while (!opened.includes(early)) scheduler.runNext(NOW);
    scheduler.hasten(late);
    scheduler.hasten(late);
    while (!opened.includes(late)) scheduler.runNext(NOW);
    expect(opened.length).toBeLessThan(all.length / 2);
    while (scheduler.runNext(NOW));
    expect(opened.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
  });

  it('opens first what pages show first, running matches and those to come in turns', () => {
    const opened: Fixture[] = [];
    const world = newWorld();
    const scheduler = new MatchScheduler(world, {
      emit(event) {
        const match = event.type === 'MarketChanged' ? world.match(event.match) : null;
        if (match) opened.push(match.fixture);
      },
      lastSeqOf: () => 0,
      knownSelections: () => [],
    });
    scheduler.start(NOW);
    while (scheduler.runNext(NOW));
    const places = (test: (fixture: Fixture) => boolean): number[] =>
      opened.flatMap((fixture, place) => (fixture.startsAt > NOW && test(fixture) ? [place] : []));
    // Twelve hours ahead, and at once.
    const top = places(({ weight, startsAt }) => weight >= 50 && startsAt < NOW + 12 * 3_600_000);
    const ordinary = places(({ weight }) => weight < 30);
    expect([top.length > 5, ordinary.length > 50]).toEqual([true, true]);
    expect(Math.max(...top)).toBeLessThan(Math.min(...ordinary));
    const first = opened.slice(0, 20).map(({ startsAt }) => startsAt <= NOW);
    expect([first.includes(true), first.includes(false)]).toEqual([true, true]);
  });
});

describe('with too little of a processor (seed 3)', () => {
  const start = Date.UTC(2026, 5, 3, 17, 15);
  const leagues = [0, 8, 9, 12].flatMap((i) => LEAGUES.filter(({ sport }) => sport === 1)[i] ?? []);

  /** Ten minutes of a clock that each piece of work takes so much of. */
  function run(pieceMs: number): { readonly idle: number; readonly maxBehindMs: number; readonly complete: boolean } {
    const world = new World({ seed: 3, epochMs: Date.UTC(2026, 0, 1), speed: 1, models: SPORT_MODELS, leagues });
    const scheduler = new MatchScheduler(world, { emit: () => {}, lastSeqOf: () => 0, knownSelections: () => [] });
    scheduler.start(start);
    let [idle, maxBehindMs] = [0, 0];
    for (let now = start; now < start + 600_000; now += pieceMs) {
      if (!scheduler.runNext(now)) idle++;
      maxBehindMs = Math.max(maxBehindMs, scheduler.behindMs(now));
    }
    return { idle, maxBehindMs, complete: scheduler.isComplete };
  }

  it('T20 is never done, and late by seconds only: each match is quoted less often, and all come to be told', () => {
    const { idle, maxBehindMs, complete } = run(1000);
    expect([idle, complete]).toEqual([0, true]);
    expect(maxBehindMs).toBeLessThan(10_000);
  });

  it('T20 is late by more than its prices may be old once there is far too little', () => {
    expect(run(5000).maxBehindMs).toBeGreaterThan(20_000);
  });
});
