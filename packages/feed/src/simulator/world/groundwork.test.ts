import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../feed-events.ts';
import type { SportModel } from '../sport-model.ts';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { MatchScheduler } from './match-scheduler.ts';
import { SimulatedHistory } from './simulated-history.ts';
import { type CacheSizes, World } from './world.ts';

const SEED = Number(process.env.SEED ?? 29);
const EPOCH = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const NOTHING_KEPT: CacheSizes = { matches: 1, scripts: 1, finalStates: 1, outlines: 1 };

/** A sport whose matches are simulated at once: calendars need only the winner. */
const plain = (model: SportModel): SportModel => ({
  ...model,
  script(fixture) {
    const winner = createRandom(SEED, 'plain', fixture.id).chance(0.5) ? 1 : 2;
    const facts = {
      ...INITIAL_MATCH_STATE,
      status: 'ended',
      winner,
      counts: { score: [[winner === 1 ? 1 : 0, winner === 2 ? 1 : 0]] },
    } as const;
    return [{ at: 0, facts }];
  },
});
const waiting = LEAGUES.filter(
  ({ calendar }) => calendar.kind === 'cup' || calendar.kind === 'tour' || (calendar.kind === 'aggregate' && calendar.metric === 'season'),
);
const bases = new Set(waiting.flatMap(({ calendar }) => (calendar.kind === 'aggregate' ? [calendar.baseCompetition] : [])));
const leagues = LEAGUES.filter((league) => waiting.includes(league) || bases.has(league.id));

describe(`what fixtures wait for (seed ${SEED})`, () => {
  it('comes to an end in every calendar through 400 days, whatever else is asked meanwhile and with nothing kept', () => {
    const world = new World({ seed: SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS.map(plain), leagues, caches: NOTHING_KEPT });
    const random = createRandom(SEED, 'readers');
    let pieces = 0;
    for (let now = EPOCH; now < EPOCH + 400 * DAY; now += DAY / 4)
      for (const calendar of world.calendars.values()) {
        let here = 0;
        while (world.prepare(calendar, now)) {
          // A reader in between pushes out whatever is kept.
          const other = here % 16 === 0 && calendar.match(calendar.roundAt(now) - random.int(8), 0);
          if (other) world.finalStateOf(other);
          if (++here > 640) throw new Error(`the work of league ${calendar.plan.league.id} does not end on day ${(now - EPOCH) / DAY}`);
        }
        pieces += here;
      }
    expect(pieces).toBeGreaterThan(leagues.length);
  }, 300_000);

  it('draws the same winners and tables as a world that keeps everything', () => {
    const [kept, bare] = [undefined, NOTHING_KEPT].map(
      (caches) =>
        new World({ seed: SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS.map(plain), leagues, ...(caches ? { caches } : {}) }),
    ) as [World, World];
    const now = EPOCH + 60 * DAY;
    for (const calendar of bare.calendars.values()) {
      while (bare.prepare(calendar, now));
      const other = kept.calendars.get(calendar.plan.league.id);
      if (!other) throw new Error('both worlds have the same leagues');
      const ids = (of: World, from: typeof calendar) =>
        of.announced(from, now).map(({ fixture }) => [fixture.id, fixture.home.id, fixture.away?.id]);
      expect(ids(bare, calendar)).toEqual(ids(kept, other));
    }
  });

  it('goes on while guests read results over the end of a season, with real matches', async () => {
    const season = LEAGUES.find(({ calendar }) => calendar.kind === 'aggregate' && calendar.metric === 'season');
    if (season?.calendar.kind !== 'aggregate') throw new Error('a season that is told of');
    const { baseCompetition: of } = season.calendar;
    const few = LEAGUES.filter(({ id }) => id === of || id === season.id);
    const world = new World({ seed: SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues: few, caches: NOTHING_KEPT });
    const base = world.calendars.get(of);
    if (!base) throw new Error('the league itself');
    const now = base.roundStart(base.plan.rounds) + 60_000;
    const events: FeedEvent[] = [];
    const scheduler = new MatchScheduler(world, { emit: (event) => events.push(event), lastSeqOf: () => 0, knownSelections: () => [] });
    const history = new SimulatedHistory(world, () => now);
    scheduler.start(now);
    for (let steps = 0; scheduler.runNext(now); steps++) {
      expect(steps).toBeLessThan(5000);
      if (steps % 50 === 0)
        await history.finishedMatches({
          sports: [],
          champs: [],
          competitors: [],
          includeVirtual: true,
          from: now - 5 * DAY,
          to: now,
          now,
          limit: 5,
        });
    }
    expect([scheduler.behindMs(now), scheduler.isComplete]).toEqual([0, true]);
    // The season to come is announced.
    expect(events.some((event) => event.type === 'FixtureAdded' && event.fixture.startsAt > now)).toBe(true);
  });
});

describe('work that fails', () => {
  it('is set aside and told, and the rest of the world goes on', () => {
    const [broken, sound] = LEAGUES.filter(({ sport, calendar }) => sport === 1 && calendar.kind === 'league');
    if (!broken || !sound) throw new Error('two leagues');
    const models = SPORT_MODELS.map((model) => ({
      ...model,
      outlooks: ((fixture, ...rest) => {
        if (fixture.champ.id === broken.id) throw new Error('no price');
        return model.outlooks(fixture, ...rest);
      }) satisfies SportModel['outlooks'],
    }));
    const world = new World({ seed: SEED, epochMs: EPOCH, speed: 1, models, leagues: [broken, sound] });
    const aside: number[] = [];
    const priced = new Set<number>();
    const scheduler = new MatchScheduler(world, {
      emit(event) {
        const match = event.type === 'MarketChanged' ? world.match(event.match) : null;
        if (match) priced.add(match.plan.league.id);
      },
      lastSeqOf: () => 0,
      knownSelections: () => [],
      setAside: ({ league, match, reason }) => {
        expect([match > 0, reason.includes('no price')]).toEqual([true, true]);
        aside.push(league);
      },
    });
    const now = EPOCH + 3 * DAY;
    scheduler.start(now);
    while (scheduler.runNext(now));
    expect(new Set(aside)).toEqual(new Set([broken.id]));
    expect(priced).toEqual(new Set([sound.id]));
  });
});
