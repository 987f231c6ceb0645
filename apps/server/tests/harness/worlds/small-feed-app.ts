import type { Incident } from '@touchline/betting/match-state/match-state';
import type { Champ, Competitor, FeedEventBody, Fixture, MarketOdds } from '@touchline/feed/feed-events';
import type { Config } from '../../../src/platform/config.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestClock, type TestClock } from '../test-clock.ts';
import { until } from '../until.ts';
import { createScriptedSource, liveFacts, type ScriptedSource, testFixture, testMarket, testPrices } from './scripted-source.ts';

export interface LineScene extends TestApp {
  readonly source: ScriptedSource;
  readonly clock: TestClock;
  /** GET, parsed. */
  get(url: string): Promise<{ readonly status: number; readonly json: unknown }>;
}

/** Matches of the scene. */
export const ARSENAL_CHELSEA = 101;
export const ZENIT_SPARTAK = 102;
export const NADAL_ALCARAZ = 103;
export const VIRTUAL = 104;
export const CS2 = 105;
export const EMPTY = 106;
export const LIVE_REAL = 201;

const SPAIN = 226;
const RUSSIA = 1;
const TENNIS = 4;
const HOUR = 3_600_000;

/** A small world: three sports, a virtual and an esports match before the start, one football match in play. */
export function lineOpening(now: number): [number, FeedEventBody][] {
  const fixtures = fixturesFrom(now);
  return [
    ...fixtures.map((fixture): [number, FeedEventBody] => [fixture.id, { type: 'FixtureAdded', fixture }]),
    [
      LIVE_REAL,
      {
        type: 'MatchEvent',
        incident: FIRST_GOAL,
        facts: { ...liveFacts(1, 0, now), incidents: [FIRST_GOAL] },
        material: true,
      },
    ],
    ...fixtures
      .filter(({ id }) => id !== EMPTY)
      .map(({ id, sport }): [number, FeedEventBody] => [
        id,
        { type: 'MarketChanged', markets: sport === TENNIS ? tennisMarkets() : footballMarkets() },
      ]),
  ];
}

const FIRST_GOAL: Incident = { id: 1, kind: 'goal', side: 1, period: 1, second: 512, score: [1, 0], x: 95, y: 50 };

const champ = (id: number, sport: number, country: number, en: string, ru: string, top = 0): Champ => ({
  id,
  sport,
  country,
  names: { en, ru },
  top,
});
const side = (id: number, en: string, ru: string, country = 0): Competitor => ({ id, names: { en, ru }, country });

/** The matches of the scene; those before the start begin within 30 hours of `now` (epoch ms). */
const fixturesFrom = (now: number): Fixture[] => [
  testFixture(ARSENAL_CHELSEA, now + HOUR, { weight: 90 }),
  testFixture(ZENIT_SPARTAK, now + 3 * HOUR, {
    champ: champ(1002, 1, RUSSIA, 'Russian Premier League', 'Российская Премьер-лига', 7),
    home: side(21, 'Zenit', 'Зенит', RUSSIA),
    away: side(22, 'Spartak Moscow', 'Спартак Москва', RUSSIA),
  }),
  testFixture(NADAL_ALCARAZ, now + 2 * HOUR, {
    sport: TENNIS,
    champ: champ(4001, 4, 0, 'ATP Finals', 'Итоговый турнир ATP', 3),
    home: side(31, 'Müller', 'Мюллер'),
    away: side(32, 'Alcaraz', 'Алькарас', SPAIN),
    format: { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false },
  }),
  testFixture(VIRTUAL, now + HOUR, {
    champ: champ(1003, 1, 0, 'Virtual Cup. Group A', 'Виртуальный кубок. Группа A'),
    virtual: true,
    weight: 5,
  }),
  testFixture(CS2, now + HOUR, { sport: 4005, champ: champ(9001, 4005, 0, 'Major', 'Мейджор'), sections: [28], weight: 60 }),
  testFixture(EMPTY, now + 30 * HOUR, { champ: champ(1004, 1, SPAIN, 'La Liga U19', 'Ла Лига U19'), weight: 1 }),
  testFixture(LIVE_REAL, now - HOUR / 2, {
    champ: champ(1005, 1, SPAIN, 'La Liga', 'Ла Лига', 2),
    home: side(41, 'Real Madrid', 'Реал Мадрид', SPAIN),
    away: side(42, 'Sevilla', 'Севилья', SPAIN),
    weight: 80,
  }),
];

const tennisMarkets = (): MarketOdds[] => [
  {
    market: testMarket('winner'),
    status: 'open',
    main: true,
    prices: [
      [1, 1600],
      [2, 2300],
    ],
  },
];

/** Also those of esports: the scene looks at their lists only. */
const footballMarkets = (): MarketOdds[] => [
  ...testPrices(),
  {
    market: testMarket('double-chance'),
    status: 'open',
    main: true,
    prices: [
      [1, 1250],
      [2, 1300],
      [3, 1750],
    ],
  },
  {
    market: testMarket('asian-handicap', { line: -2 }),
    status: 'open',
    main: true,
    prices: [
      [1, 2000],
      [2, 1850],
    ],
  },
  {
    market: testMarket('total', { line: 14 }),
    status: 'open',
    prices: [
      [1, 3100],
      [2, 1350],
    ],
  },
  {
    market: testMarket('result', { period: 1 }),
    status: 'open',
    main: true,
    prices: [
      [1, 2600],
      [0, 2100],
      [2, 4200],
    ],
  },
  {
    market: testMarket('corner-total', { line: 38 }),
    status: 'open',
    main: true,
    prices: [
      [1, 1900],
      [2, 1900],
    ],
  },
];

/** The whole server over the scripted feed; the feed is complete when it resolves. */
export async function startLineScene(config: Partial<Config> = {}): Promise<LineScene> {
  const clock = createTestClock();
  const source = createScriptedSource(clock.now, lineOpening(clock.now()));
  const test = await startTestApp({ roles: ['api', 'push', 'ingest', 'jobs'], clock, source, config });
  await until('the scripted feed', () => !test.app.features.feed.book.isSourceSilent);
  return {
    ...test,
    source,
    clock,
    async get(url) {
      const reply = await test.request({ url });
      return { status: reply.statusCode, json: reply.json() };
    },
  };
}
