import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { describe, expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { DUEL_IDS, fixtureId, fixturePlace } from './fixture-id.ts';
import { roundRobinPair } from './pairing.ts';
import { SimulatedHistory } from './simulated-history.ts';
import { World } from './world.ts';

const SEED = 11;
const EPOCH = Date.UTC(2026, 0, 1);
const NOW = Date.UTC(2026, 10, 20, 19);
const DAY = 86_400_000;
const newWorld = (seed = SEED): World => new World({ seed, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });
const announced = (world: World, now: number) => [...world.calendars.values()].flatMap((calendar) => world.announced(calendar, now));

describe(`the world (seed ${SEED})`, () => {
  it('is the same for the same options and another for another seed', () => {
    const [one, two, other] = [newWorld(), newWorld(), newWorld(SEED + 1)].map((world) =>
      announced(world, NOW).map(({ fixture, ratings }) => JSON.stringify([fixture.id, fixture.startsAt, fixture.home.id, ratings])),
    );
    expect(one).toEqual(two);
    expect(other).not.toEqual(one);
  });

  it('gives the same script of a match whenever it is asked', () => {
    const [one, two] = [newWorld(), newWorld()];
    for (const match of announced(one, NOW).slice(0, 40)) {
      const again = two.match(match.fixture.id);
      expect(again?.fixture).toEqual(match.fixture);
      if (again) expect(two.scriptOf(again)).toEqual(one.scriptOf(match));
    }
  });

  it('gives every fixture its own id, below 2^31, from which it is found again', () => {
    const matches = announced(newWorld(), NOW);
    const leagues = new Map(LEAGUES.map((league) => [league.id, league]));
    expect(new Set(matches.map((m) => m.fixture.id)).size).toBe(matches.length);
    for (const { fixture, place, plan } of matches) {
      expect(fixture.id).toBeGreaterThan(0);
      expect(fixture.id).toBeLessThan(2 ** 31);
      expect(fixturePlace(fixture.id, leagues)).toEqual({ ...place, league: plan.league });
      expect(fixtureId(plan.league, place)).toBe(fixture.id);
    }
  });

  it('leaves duels the ids that they have for ever', () => {
    expect(DUEL_IDS).toEqual({ from: 2_080_372_800, to: 2_088_761_400 });
    const leagues = new Map(LEAGUES.map((league) => [league.id, league]));
    expect([DUEL_IDS.from, DUEL_IDS.to - 1].map((id) => fixturePlace(id, leagues))).toEqual([null, null]);
    expect(announced(newWorld(), NOW).filter(({ fixture }) => fixture.id >= DUEL_IDS.from && fixture.id < DUEL_IDS.to)).toEqual([]);
  });

  it('gives every competitor of a sport its own id', () => {
    const names = new Map<number, string>();
    for (const { fixture } of announced(newWorld(), NOW))
      for (const competitor of [fixture.home, ...(fixture.away ? [fixture.away] : []), ...(fixture.runners ?? [])]) {
        const name = `${fixture.sport} ${competitor.names.en}`;
        expect(names.get(competitor.id) ?? name).toBe(name);
        names.set(competitor.id, name);
      }
  });

  it('never sends a team to two matches at once', () => {
    const world = newWorld();
    const busy = new Map<number, { from: number; to: number; id: number }[]>();
    for (const match of announced(world, NOW)) {
      const { fixture, plan } = match;
      if (plan.kind !== 'league' || match.postponement) continue;
      for (const team of [fixture.home, fixture.away]) {
        if (!team) continue;
        const key = team.id * 100_003 + fixture.champ.id;
        const span = { from: fixture.startsAt, to: fixture.startsAt + plan.model.duration, id: fixture.id };
        const others = busy.get(key) ?? [];
        const clash = others.find((o) => o.from < span.to && span.from < o.to);
        expect(clash, `${team.names.en}: matches ${clash?.id} and ${span.id}`).toBeUndefined();
        busy.set(key, [...others, span]);
      }
    }
  });

  it('has as much football as its share: line in the coming week, live at every hour of it', () => {
    const world = newWorld();
    const football = announced(world, NOW).filter((m) => m.fixture.sport === 1);
    expect(football.filter((m) => m.fixture.startsAt > NOW && m.fixture.startsAt < NOW + 7 * DAY).length).toBeGreaterThan(600);
    for (let hour = 0; hour < 24; hour += 3) {
      const at = NOW + hour * 3_600_000;
      const live = announced(world, at).filter((m) => m.fixture.sport === 1 && m.fixture.startsAt <= at && world.endsAt(m) > at);
      expect(live.length, `live football ${hour} h on`).toBeGreaterThan(12);
    }
  });

  it('postpones a match now and then, to a later day', () => {
    const world = newWorld();
    const all = [...world.calendars.values()]
      .filter((c) => c.plan.league.sport === 1 && c.plan.kind === 'league')
      .flatMap((c) => [1, 2, 3].flatMap((r) => c.matches(r)));
    const moved = all.filter((m) => m.postponement);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.length / all.length).toBeLessThan(0.02);
    for (const { fixture, postponement } of moved) expect(fixture.startsAt).toBeGreaterThan(postponement?.plannedAt ?? Infinity);
  });

  it('draws knock-out rounds from the winners of the round before', () => {
    const world = newWorld();
    const cup = [...world.calendars.values()].find((c) => c.plan.league.sport === 1 && c.plan.kind === 'cup');
    expect(cup).toBeDefined();
    if (!cup) return;
    const first = cup.seasonOf(cup.roundAt(NOW)) * cup.plan.rounds;
    for (let round = first + 1; round < first + cup.plan.rounds; round++) {
      const through = new Set(cup.matches(round - 1).map((m) => (world.winnerOf(m) === 1 ? m.fixture.home.id : m.fixture.away?.id)));
      for (const { fixture } of cup.matches(round)) {
        expect(through.has(fixture.home.id)).toBe(true);
        expect(through.has(fixture.away?.id)).toBe(true);
      }
    }
    expect(cup.matches(first + cup.plan.rounds - 1)).toHaveLength(1);
  });
});

describe('double round robin', () => {
  it.each([4, 7, 18, 20])('of %d teams: each pair meets once at each ground', (n) => {
    const order = Array.from({ length: n }, (_, i) => i);
    const even = n + (n % 2);
    const meetings = new Set<string>();
    for (let round = 0; round < 2 * (even - 1); round++) {
      const busy = new Set<number>();
      for (let pair = 0; pair < even / 2; pair++) {
        const match = roundRobinPair(order, round, pair);
        if (!match) continue;
        meetings.add(match.join('-'));
        for (const team of match) {
          expect(busy.has(team)).toBe(false);
          busy.add(team);
        }
      }
    }
    expect(meetings.size).toBe(n * (n - 1));
  });
});

describe(`the past (seed ${SEED})`, () => {
  const world = newWorld();
  const history = new SimulatedHistory(world, () => NOW);
  const champ = 1001;

  it('has a table that adds up', async () => {
    const table = await history.table(champ, NOW);
    expect(table).toHaveLength(20);
    const sum = (of: (row: (typeof table)[number]) => number): number => table.reduce((s, row) => s + of(row), 0);
    expect(sum((r) => r.scored)).toBe(sum((r) => r.conceded));
    expect(sum((r) => r.won)).toBe(sum((r) => r.lost));
    for (const row of table) {
      expect(row.won + row.drawn + row.lost).toBe(row.played);
      expect(row.points).toBe(3 * row.won + row.drawn);
      expect(row.form).toMatch(/^[WDL]{0,5}$/);
    }
    expect(table.map((r) => r.points)).toEqual(table.map((r) => r.points).toSorted((a, b) => b - a));
  });

  it('has form and meetings, newest first, all over before the moment asked about', async () => {
    const [first, second] = await history.table(champ, NOW);
    const form = await history.form(first?.competitor.id ?? 0, NOW, 10);
    expect(form.length).toBeGreaterThan(3);
    for (const { fixture, facts } of form) {
      expect(fixture.startsAt).toBeLessThan(NOW);
      expect(['ended', 'abandoned']).toContain(facts.status);
    }
    expect(form.map((m) => m.fixture.startsAt)).toEqual(form.map((m) => m.fixture.startsAt).toSorted((a, b) => b - a));
    const meetings = await history.headToHead(first?.competitor.id ?? 0, second?.competitor.id ?? 0, NOW, 5);
    expect(meetings.length).toBeGreaterThan(0);
    for (const { fixture, facts } of meetings) {
      expect(new Set([fixture.home.id, fixture.away?.id])).toEqual(new Set([first?.competitor.id, second?.competitor.id]));
      expect(countInPeriod(facts, fixture.format, 'score', 0).done).toBe(facts.status === 'ended');
    }
  });

  it('knows nothing of strangers', async () => {
    expect(await history.table(999_999, NOW)).toEqual([]);
    expect(await history.form(1, NOW, 5)).toEqual([]);
  });
});
