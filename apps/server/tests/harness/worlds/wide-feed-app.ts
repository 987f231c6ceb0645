import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { countryByCode } from '@touchline/catalogue/places/countries';
import type { Champ, Competitor, FeedEventBody, Fixture, MarketOdds } from '@touchline/feed/feed-events';
import type { FinishedMatch, MatchHistory, TableRow } from '@touchline/feed/match-history';
import { startTestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';
import { until } from '../until.ts';
import { createScriptedSource, liveFacts, testFacts, testFixture, testMarket, testPrices } from './scripted-source.ts';
import type { LineScene } from './small-feed-app.ts';

/**
 * A feed wide enough for lists of many matches: leagues of several countries, a cup, players with prices, esports, an election, and a
 * past. Ids tell what a match is: 1-48 football of the line, 61-80 esports of the line, 101-124 live football, 161-172 live esports.
 */
const HOUR = 3_600_000;
const idOf = (code: string): number => countryByCode(code)?.id ?? 0;
export const ENGLAND = idOf('GB-ENG');
export const SPAIN = idOf('ES');

const champ = (id: number, sport: number, country: number, en: string, top: number): Champ => ({ id, sport, country, names: { en }, top });
export const EPL = champ(1001, 1, ENGLAND, 'Premier League', 1);
export const LA_LIGA = champ(1002, 1, SPAIN, 'La Liga', 2);
export const CHAMPIONS = champ(1006, 1, 0, 'UEFA Champions League', 3);
const NBA = champ(3001, 3, idOf('US'), 'NBA', 1);
const MAJOR = champ(9001, 4005, 0, 'PGL Major', 1);
const UFC = champ(56005, 56, 0, 'UFC. Lightweight', 2);
const ELECTION = champ(36002, 36, idOf('FR'), 'France. Presidential election', 2);

export const NBA_MATCH = 51;
export const UFC_FIGHT = 52;
export const ELECTION_DAY = 53;
/** With line-ups and prices of goalscorers. */
export const SQUADS_A = 1;
export const SQUADS_B = 2;
export const SQUADS_C = 3;

const squad = (team: string): NonNullable<Competitor['players']> =>
  Array.from({ length: 14 }, (_, i) => ({
    name: `${team} ${i + 1}`,
    number: i + 1,
    position: i === 0 ? 'GK' : i < 5 ? 'DF' : i < 9 ? 'MF' : 'FW',
  }));
/** Competitors 2i+1001 and 2i+1002 meet in match i. */
const side = (id: number, country: number, players = false): Competitor => ({
  id,
  names: { en: `Club ${id}` },
  country,
  crest: { pattern: 'plain', a: '#112233', b: '#ffffff' },
  ...(players ? { players: squad(`Player ${id}`) } : {}),
});

const FOOTBALL_CHAMPS = [EPL, LA_LIGA, CHAMPIONS];

function football(id: number, startsAt: number): Fixture {
  const of = FOOTBALL_CHAMPS[id % 3] as Champ;
  const [a, b] = of.country === 0 ? [ENGLAND, SPAIN] : [of.country, of.country];
  return testFixture(id, startsAt, {
    champ: of,
    home: side(1001 + 2 * id, a, id <= SQUADS_C),
    away: side(1002 + 2 * id, b, id <= SQUADS_C),
    weight: 30 + (id % 50),
  });
}
const esports = (id: number, startsAt: number): Fixture =>
  testFixture(id, startsAt, {
    sport: 4005,
    champ: MAJOR,
    home: side(1001 + 2 * id, 0),
    away: side(1002 + 2 * id, 0),
    format: { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false },
    sections: [28, 1012],
    weight: 40,
  });

const PEOPLE: Partial<Fixture> = {
  home: { id: 5001, names: { en: 'Holloway' }, country: idOf('US') },
  away: { id: 5002, names: { en: 'Oliveira' }, country: idOf('BR') },
};
const PARTIES: readonly Competitor[] = ['Party A', 'Party B', 'Party C'].map((en, i) => ({ id: 6001 + i, names: { en }, country: 0 }));

const two = (market: number, first: number, second: number, main = true): MarketOdds => ({
  market,
  status: 'open',
  main,
  prices: [
    [1, first],
    [2, second],
  ],
});
export const FOOTBALL_MARKETS: readonly MarketOdds[] = [
  ...testPrices(),
  two(testMarket('asian-handicap', { line: -2 }), 1950, 1870),
  two(testMarket('asian-handicap', { line: -6 }), 3100, 1330, false),
  two(testMarket('total', { line: 14 }), 3100, 1350, false),
  two(testMarket('asian-handicap', { line: -1, period: 1 }), 2050, 1780),
  two(testMarket('total', { line: 4, period: 1 }), 1900, 1920),
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
];
const ANYTIME = testMarket('anytime-goalscorer');
/** The first ten field players of both sides, the last ones the likeliest, with other prices for some. */
export const scorerPrices = (changed: Readonly<Record<number, number>> = {}): MarketOdds => ({
  market: ANYTIME,
  status: 'open',
  prices: ([1, 2] as const).flatMap((team) =>
    Array.from({ length: 10 }, (_, i) => {
      const outcome = playerOutcome(team, i + 1);
      return [outcome, changed[outcome] ?? 9000 - 700 * i] as const;
    }),
  ),
});
export const winnerPrices = (home = 1800, away = 2000): MarketOdds => two(testMarket('winner'), home, away);

function opening(now: number): [number, FeedEventBody][] {
  const bodies: [number, FeedEventBody][] = [];
  const add = (fixture: Fixture, markets: readonly MarketOdds[], facts?: MatchState): void => {
    bodies.push([fixture.id, { type: 'FixtureAdded', fixture }]);
    if (facts) bodies.push([fixture.id, { type: 'MatchStateChanged', facts }]);
    bodies.push([fixture.id, { type: 'MarketChanged', markets }]);
  };
  for (let id = 1; id <= 48; id++)
    add(football(id, now + HOUR + id * 600_000), id <= SQUADS_C ? [...FOOTBALL_MARKETS, scorerPrices()] : FOOTBALL_MARKETS);
  for (let id = 61; id <= 80; id++) add(esports(id, now + HOUR + id * 60_000), [winnerPrices()]);
  for (let id = 101; id <= 124; id++) add(football(id, now - HOUR / 2), FOOTBALL_MARKETS, liveFacts(1, 0, now));
  for (let id = 161; id <= 172; id++)
    add(
      esports(id, now - HOUR / 2),
      [winnerPrices()],
      testFacts({ status: 'live', period: 2, periodsDone: 1, counts: { score: [[13, 9]] } }),
    );
  add(
    testFixture(NBA_MATCH, now + 5 * HOUR, {
      sport: 3,
      champ: NBA,
      home: side(4001, idOf('US')),
      away: side(4002, idOf('US')),
      weight: 75,
    }),
    [winnerPrices()],
  );
  add(testFixture(UFC_FIGHT, now + 6 * HOUR, { sport: 56, champ: UFC, ...PEOPLE, weight: 65 }), [winnerPrices()]);
  const places = { scoring: 'places', periods: 1, toWin: 0, periodSeconds: 0, draw: false, overtime: false } as const;
  add(
    testFixture(ELECTION_DAY, now + 900 * HOUR, {
      sport: 36,
      champ: ELECTION,
      home: { id: 6000, names: { en: 'Presidential election' }, country: 0 },
      away: null,
      runners: PARTIES,
      format: places,
      weight: 20,
    }),
    [
      {
        market: testMarket('outright', { specifier: 1 }),
        status: 'open',
        prices: [
          [0, 3400],
          [1, 1700],
          [2, 6000],
        ],
      },
    ],
  );
  return bodies;
}

const row = (competitor: Competitor, points: number): TableRow => ({
  competitor,
  played: 10,
  won: points / 3,
  drawn: 0,
  lost: 10 - points / 3,
  scored: points,
  conceded: 8,
  points,
  form: 'WWWLW',
});

/** A past in which home sides of this feed have won their last six by 2-1, away sides lost theirs by 0-2. */
function history(now: number): MatchHistory {
  const past = (home: Competitor, away: Competitor, h: number, a: number, n: number): FinishedMatch => ({
    fixture: testFixture(900_000 + n, now - n * 48 * HOUR, { home, away }),
    facts: testFacts({ status: 'ended', period: 2, periodsDone: 2, counts: { score: [[h, a]] } }),
  });
  const six = Array.from({ length: 6 }, (_, i) => i + 1);
  const stranger = side(9_999, 0);
  return {
    form: async (id, _before, limit) =>
      six.slice(0, limit).map((n) => (id % 2 === 1 ? past(side(id, 0), stranger, 2, 1, n) : past(stranger, side(id, 0), 2, 0, n))),
    headToHead: async (home, away, _before, limit) =>
      six.slice(0, Math.min(5, limit)).map((n) => past(side(home, 0), side(away, 0), n === 1 ? 0 : 3, 1, n)),
    table: async (id) => (id === EPL.id ? [row(side(1007, ENGLAND), 24), row(side(1008, ENGLAND), 18), row(side(1013, ENGLAND), 9)] : []),
    seasons: async (id, at) => [
      {
        id: 1,
        name: '2026/27',
        kind: id === CHAMPIONS.id || id > 4000 ? 'knock-out' : 'rounds',
        startsAt: at - 1000 * HOUR,
        endsAt: at + 1000 * HOUR,
      },
    ],
    season: async () => [],
    fixtures: async () => [],
    match: async () => undefined,
    competitor: async () => undefined,
    champ: async () => undefined,
    findByName: async () => ({ competitors: [], champs: [] }),
    finishedMatches: async () => [],
    finishedMatchCounts: async () => new Map(),
  };
}

/** The whole server over this feed; the feed is complete when it resolves. `databaseUrl`: that of a scene that was closed. */
export async function startFeedScene(databaseUrl?: string): Promise<LineScene> {
  const clock = createTestClock();
  const source = Object.assign(createScriptedSource(clock.now, opening(clock.now())), { history: history(clock.now()) });
  const test = await startTestApp({
    roles: ['api', 'push', 'ingest', 'settle', 'jobs'],
    clock,
    source,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
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
