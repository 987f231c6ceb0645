import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import type { FeedEventBody, Fixture } from '@touchline/feed/feed-events';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import type { PlannedMatch } from '@touchline/feed/simulator/world/calendar';
import { SimulatedHistory } from '@touchline/feed/simulator/world/simulated-history';
import { World } from '@touchline/feed/simulator/world/world';
import { readNames } from '@touchline/i18n/read-names';
import type { Config } from '../../../src/platform/config.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestClock, type TestClock } from '../test-clock.ts';
import { until } from '../until.ts';
import { createScriptedSource, type ScriptedSource, testFacts, testMarket, testPrices } from './scripted-source.ts';

export const PREMIER_LEAGUE = 1001;
export const WIMBLEDON = 4001;
export const ASCOT = 84_001;
export const ESOCCER = 85_001;
export const HISTORY_SEED = 7;

const EPOCH = Date.UTC(2026, 0, 1);
const NOW = Date.UTC(2026, 10, 20, 19);

/** A server whose feed the test sends and whose past is that of four leagues of the simulated world. */
export interface HistoryScene extends TestApp {
  readonly source: ScriptedSource;
  readonly clock: TestClock;
  readonly world: World;
  readonly past: SimulatedHistory;
  /** Announced matches of the world: of the Premier League and a race. */
  readonly next: Fixture;
  readonly later: Fixture;
  readonly race: Fixture;
  /** GET, parsed. */
  get(url: string): Promise<{ readonly status: number; readonly json: unknown }>;
  /** The facts after something happened in a match. */
  happens(fixture: Fixture, incident: Incident, facts: MatchState): void;
}

export async function startHistoryScene(config: Partial<Config> = {}): Promise<HistoryScene> {
  const clock = createTestClock(NOW);
  const wanted = new Set([PREMIER_LEAGUE, WIMBLEDON, ASCOT, ESOCCER]);
  const leagues = LEAGUES.filter(({ id }) => wanted.has(id));
  const world = new World({ seed: HISTORY_SEED, epochMs: EPOCH, speed: 1, models: SPORT_MODELS, leagues, names: readNames() });
  const past = new SimulatedHistory(world, clock.now);
  const comingOf = (champ: number): PlannedMatch[] => {
    const calendar = world.calendars.get(champ);
    return calendar ? world.announced(calendar, NOW).filter(({ fixture }) => fixture.startsAt > NOW) : [];
  };
  const [next, later] = comingOf(PREMIER_LEAGUE);
  const [race] = comingOf(ASCOT);
  if (!next || !later || !race) throw new Error('the calendars announce nothing');
  const opening: [number, FeedEventBody][] = [next, later, race].map(({ fixture }) => [fixture.id, { type: 'FixtureAdded', fixture }]);
  for (const { fixture } of [next, later]) opening.push([fixture.id, { type: 'MarketChanged', markets: testPrices() }]);
  opening.push([
    race.fixture.id,
    {
      type: 'MarketChanged',
      markets: [
        {
          market: testMarket('race-winner'),
          status: 'open',
          main: true,
          prices: (race.fixture.runners ?? []).map((_, i) => [i, 4000 + 500 * i]),
        },
      ],
    },
  ]);
  const source = Object.assign(createScriptedSource(clock.now, opening), { history: past });
  const test = await startTestApp({ roles: ['api', 'push', 'ingest', 'jobs'], clock, source, config });
  await until('the scripted feed', () => !test.app.features.feed.book.isSourceSilent);
  return {
    ...test,
    source,
    clock,
    world,
    past,
    next: next.fixture,
    later: later.fixture,
    race: race.fixture,
    async get(url) {
      const reply = await test.request({ url });
      return { status: reply.statusCode, json: reply.json() };
    },
    happens(fixture, incident, facts) {
      source.say(fixture.id, { type: 'MatchEvent', incident, facts: testFacts(facts), material: true });
    },
  };
}
