import { describe, expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { SimulatedHistory } from './simulated-history.ts';
import { World } from './world.ts';

const SEED = 23;
const EPOCH = Date.UTC(2026, 0, 1);
const NOW = Date.UTC(2026, 10, 20, 19);
const DAY = 86_400_000;
const LEAGUE = 1001;
const TOUR = 4001;
const RACES = 84_001;
const leagues = LEAGUES.filter(({ id }) => [LEAGUE, TOUR, RACES, 85_001].includes(id));
const world = new World({ seed: SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues });
const past = new SimulatedHistory(world, () => NOW);
const endsAt = (id: number): number => {
  const match = world.match(id);
  return match ? world.endsAt(match) : Number.POSITIVE_INFINITY;
};
const anything = { sports: [], champs: [], competitors: [], includeVirtual: true, from: NOW - 2 * DAY, to: NOW, now: NOW, limit: 50 };

describe(`the past of the world (seed ${SEED})`, () => {
  it('never tells of what has not been played, whatever moment is asked about', async () => {
    const later = NOW + 30 * DAY;
    const [first] = await past.table(LEAGUE, NOW);
    const id = first?.competitor.id ?? 0;
    expect(await past.table(LEAGUE, later)).toEqual(await past.table(LEAGUE, NOW));
    expect(await past.form(id, later, 10)).toEqual(await past.form(id, NOW, 10));
    for (const { fixture } of await past.form(id, later, 10)) expect(endsAt(fixture.id)).toBeLessThanOrEqual(NOW);
    for (const { fixture } of await past.finishedMatches({ ...anything, to: later, now: later }))
      expect(fixture.startsAt).toBeLessThan(NOW);
    const [running] = await past.seasons(LEAGUE, later);
    expect(running).toEqual((await past.seasons(LEAGUE, NOW))[0]);
    const coming = (await past.fixtures(LEAGUE, running?.id ?? 0, NOW)).find(({ startsAt }) => startsAt > NOW);
    expect(coming && (await past.match(coming.id, later))).toBeUndefined();
  });

  it('adds a running table up once: the same as anew, match by match', async () => {
    const clock = { now: NOW - 3 * DAY };
    const growing = new SimulatedHistory(world, () => clock.now);
    for (; clock.now <= NOW; clock.now += DAY / 2) {
      const anew = new SimulatedHistory(world, () => clock.now);
      const plain = async (of: SimulatedHistory) =>
        (await of.table(LEAGUE, clock.now)).map(({ competitor, form: _form, ...row }) => [competitor.id, row]);
      expect(await plain(growing)).toEqual(await plain(anew));
    }
    // A question about an earlier moment is answered from the beginning.
    expect((await growing.table(LEAGUE, NOW - 2 * DAY)).reduce((sum, row) => sum + row.played, 0)).toBeLessThan(
      (await growing.table(LEAGUE, NOW)).reduce((sum, row) => sum + row.played, 0),
    );
  });

  it('has seasons one after the other, whole ones with every match', async () => {
    const seasons = await past.seasons(LEAGUE, NOW);
    expect(seasons.length).toBeGreaterThan(3);
    for (const [i, season] of seasons.entries()) if (i > 0) expect(season.endsAt).toBe(seasons[i - 1]?.startsAt);
    expect(new Set(seasons.map(({ name }) => name)).size).toBe(seasons.length);
    const matches = await past.season(LEAGUE, seasons[1]?.id ?? 0, NOW);
    expect(matches).toHaveLength(380);
    expect(await past.season(LEAGUE, 5, NOW)).toEqual([]);
    expect(await past.season(999, 1, NOW)).toEqual([]);
  });

  it('draws only the rounds of a knock-out that have come', async () => {
    const [running, before] = await past.seasons(TOUR, NOW);
    const sizes = async (season: number | undefined) => {
      const rounds = new Map<string, number>();
      for (const { stage = '' } of await past.fixtures(TOUR, season ?? 0, NOW)) rounds.set(stage, (rounds.get(stage) ?? 0) + 1);
      return [...rounds.values()];
    };
    const whole = await sizes(before?.id);
    expect(whole.at(-1)).toBe(1);
    expect(whole.slice(0, (await sizes(running?.id)).length)).toEqual(await sizes(running?.id));
  });

  it('finds played matches newest first, by sport, championship and competitor, page after page', async () => {
    const all = await past.finishedMatches(anything);
    expect(all).toHaveLength(50);
    const order = all.map(({ fixture }) => [fixture.startsAt, fixture.id] as const);
    expect(order).toEqual(order.toSorted(([a, x], [b, y]) => b - a || y - x));
    const tenth = all[9]?.fixture;
    expect(
      await past.finishedMatches({ ...anything, limit: 40, ...(tenth && { after: { startsAt: tenth.startsAt, id: tenth.id } }) }),
    ).toEqual(all.slice(10));
    for (const { fixture } of await past.finishedMatches({ ...anything, sports: [4] })) expect(fixture.sport).toBe(4);
    const horse = (await past.finishedMatches({ ...anything, champs: [RACES], limit: 1 }))[0]?.fixture.runners?.[0];
    for (const { fixture } of await past.finishedMatches({ ...anything, competitors: [horse?.id ?? 0] }))
      expect(fixture.runners?.map(({ id }) => id)).toContain(horse?.id);
    const counts = await past.finishedMatchCounts(anything);
    expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe((await past.finishedMatches({ ...anything, limit: 100_000 })).length);
  });

  it('knows when every match of a round starts without planning it, days off and postponements too', () => {
    const whole = new World({ seed: SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });
    let postponedCount = 0;
    for (const calendar of whole.calendars.values()) {
      const { kind, rounds } = calendar.plan;
      if (kind === 'aggregate') continue;
      // A league's whole season; of the others a first round, which needs no draw.
      const first = calendar.seasonOf(calendar.roundAt(NOW)) * rounds;
      for (let round = first; round < first + (kind === 'league' ? rounds : 1); round++) {
        const planned = calendar.matches(round);
        postponedCount += planned.filter(({ postponement }) => postponement).length;
        expect(calendar.slots(round)).toEqual(planned.map(({ place, fixture }) => ({ ...place, startsAt: fixture.startsAt })));
      }
    }
    expect(postponedCount).toBeGreaterThan(10);
  });

  it('knows competitors with their ground, squad and championships, and strangers not at all', async () => {
    const [arsenal] = (await past.findByName('arsenal', 1)).competitors;
    expect(await past.competitor(arsenal ?? 0)).toMatchObject({ sport: 1, venue: { city: 'London' }, champs: [{ id: LEAGUE }] });
    expect(await past.competitor(1)).toBeUndefined();
    expect((await past.champ(LEAGUE))?.names.en).toBe('Premier League');
    expect(await past.champ(2)).toBeUndefined();
    expect(await past.match(12, NOW)).toBeUndefined();
  });
});
