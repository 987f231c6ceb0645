import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import type { Fixture } from '@touchline/feed/feed-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeSetting } from '../../src/features/site/settings/site-setting.store.ts';
import { writeDraw } from '../../src/features/toto/toto-draw.store.ts';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { callRequest } from '../harness/call-request.ts';
import { addTestBrand } from '../harness/test-brand.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { wireLegs } from '../harness/worlds/betting-app.ts';
import { ESOCCER, type HistoryScene, PREMIER_LEAGUE, startHistoryScene } from '../harness/worlds/history-app.ts';
import { HOME, RESULT, testFacts, testFixture, testMarket, testPrices } from '../harness/worlds/scripted-source.ts';
import { scorerPrices } from '../harness/worlds/wide-feed-app.ts';
import { OPEN_CALLS, SPORT_QUESTIONS, type SportThings } from './sport-questions.ts';

/** Two brands over one feed: to the second, which has closed sports, nothing of theirs exists in any call. */

const CLOSED = [SPORT.football, SPORT.horseRacing, SPORT.cyberFootball];
/** Names by which anything of the closed sports is known. */
const TRACES =
  /"(Football|Premier League[^"]*|Probe \d+[^"]*|Arsenal|Ascot[^"]*|Esoccer[^"]*)"|"code":"gb-eng","matches":[1-9]|"sport":1[,}]|"games":\[9/;
const MATCHES = 15;
const FIRST_MATCH = 900_001;
const TONIGHT = 900_101;

const nothing: SportThings = {
  match: 999_999_001,
  squads: [999_999_002, 999_999_003],
  past: 999_999_004,
  champ: 999_999,
  cyberChamp: 999_998,
  teams: [999_997, 999_996],
  player: 999_997 * 128 + 9,
  scorer: playerOutcome(1, 10),
  race: 999_999_005,
  horse: 999_995,
  selection: HOME,
  coupon: '',
  draw: '999999',
};
let scene: HistoryScene;
let known: SportThings;
let unknown: SportThings;
let here: TestPlayer;
let there: TestPlayer;
let placed: { readonly betId: string; readonly ticketId: string };

const squad = Array.from({ length: 11 }, (_, i) => ({ name: `Probe ${i}`, number: i + 1, position: 'FW' as const }));

/** Football matches, a minute after each other: bettable by the database's clock, or by the scene's. */
function sayFootball(champ: Fixture['champ'], first: number, count: number, startsAt: number): Fixture[] {
  const fixtures = Array.from({ length: count }, (_, i) => {
    const side = (n: number) => ({ id: 2 * (first + i) + n, names: { en: `Probe ${2 * i + n}` }, country: champ.country, players: squad });
    return testFixture(first + i, startsAt + i * 60_000, { champ, home: side(0), away: side(1) });
  });
  for (const fixture of fixtures) {
    scene.source.say(fixture.id, { type: 'FixtureAdded', fixture });
    scene.source.say(fixture.id, { type: 'MarketChanged', markets: [...testPrices(), scorerPrices()] });
  }
  return fixtures;
}

/** The winner of the league. */
function sayOutright({ champ, home, startsAt }: Fixture): void {
  const fixture = testFixture(900_900, startsAt, { champ, home, away: null, runners: [home, { ...home, id: 900_901 }] });
  scene.source.say(fixture.id, { type: 'FixtureAdded', fixture });
  const prices = [0, 1].map((runner) => [runner, 1900] as const);
  scene.source.say(fixture.id, {
    type: 'MarketChanged',
    markets: [{ market: testMarket('race-winner'), status: 'open', main: true, prices }],
  });
}

const savedCoupon = async (match: number): Promise<string> =>
  (
    await scene.request({
      method: 'POST',
      url: '/service-api/LiveBet/Open/SaveCoupon',
      payload: { coupon: { couponEvents: wireLegs([{ match }]), vid: 0 } },
    })
  ).json().data.guid;

const MARKING = ['addFavoriteGames', 'addFavoriteChampionships', 'addFavoriteTeams'] as const;
const ask = (player: TestPlayer, key: CallKey, about: SportThings) => {
  const spec: CallSpec = CALLS[key];
  return player.requestFully(callRequest(spec, spec.paths[0], SPORT_QUESTIONS[key]?.(about) ?? {}));
};

beforeAll(async () => {
  scene = await startHistoryScene();
  const { pool, brands } = scene.platform;
  const host = await addTestBrand(scene.platform, { id: 3 });
  const now = scene.clock.now();
  const fixtures = sayFootball(scene.next.champ, FIRST_MATCH, MATCHES, Math.max(Date.now(), now) + 3_600_000);
  const [tonight, then] = sayFootball(scene.next.champ, TONIGHT, 6, now + 1_800_000) as [Fixture, Fixture];
  sayOutright(tonight);
  const [past] = await scene.past.finishedMatches({
    sports: [SPORT.football],
    champs: [PREMIER_LEAGUE],
    competitors: [],
    includeVirtual: true,
    from: 0,
    to: now,
    now,
    limit: 1,
  });
  const [arsenal = 0] = (await scene.past.findByName('arsenal', 1)).competitors;
  const shirt = (await scene.past.competitor(arsenal))?.competitor.players?.[0]?.number ?? 0;
  const chosen = fixtures.map((fixture) => ({ matchId: fixture.id, marketId: RESULT, fixture, odds: [2000, 3400, 3800] }));
  const draw = await inTransaction(pool, (client) => writeDraw(client, 'fifteen', 'soon', SPORT.football, chosen));
  known = {
    match: FIRST_MATCH,
    squads: [tonight.id, then.id],
    past: past?.fixture.id ?? 0,
    champ: PREMIER_LEAGUE,
    cyberChamp: ESOCCER,
    teams: [scene.next.home.id, scene.next.away?.id ?? 0],
    player: arsenal * 128 + shirt,
    scorer: playerOutcome(1, 10),
    race: scene.race.id,
    horse: scene.race.runners?.[0]?.id ?? 0,
    selection: HOME,
    coupon: await savedCoupon(FIRST_MATCH),
    draw: String(draw),
  };
  unknown = { ...nothing, coupon: await savedCoupon(nothing.match) };
  // One that is over too.
  await inTransaction(pool, (client) => writeDraw(client, 'score', 'soon', SPORT.football, chosen));
  await pool.query("update toto_draw set status = 'off', settled_at = now() where pool = 'score'");
  here = await scene.player({ deposit: '500.00' });
  there = await scene.player({ deposit: '500.00', host });
  for (const player of [here, there]) expect((await ask(player, 'saveGameSubscription', known)).statusCode).toBe(200);
  for (const key of MARKING) expect((await ask(there, key, known)).statusCode).toBe(200);
  const bet = await ask(there, 'makeBetWeb', known);
  const ticket = await ask(there, 'makeTotoTicket', known);
  placed = { betId: bet.json().data.betId, ticketId: ticket.json().data.ticket.ticketId };
  await writeSetting(pool, {
    brandId: 3,
    groupId: null,
    country: null,
    language: null,
    device: null,
    name: 'closedSports',
    value: CLOSED,
    setBy: 'test',
  });
  await brands.refresh();
  // Betting's facts of a player are believed for a second.
  scene.clock.advance(2_000);
});
afterAll(() => scene.close());

/** Names by which calls ask for, or tell of, something of a sport. */
const NAMES = /"\w*(game|match|sport|champ|team|(?<!with)draw(?!n")|legs|race|horse|stage|competitor)\w*":/i;
const ABOUT_SPORT = /favou?rite|sport|game|match|toto/i;

describe('call x closed sport', () => {
  it('every call whose form names a match, a side, a championship, a draw or a sport has its question, or a reason', () => {
    const named = (Object.keys(CALLS) as CallKey[]).filter((key) => {
      const spec: CallSpec = CALLS[key];
      if (spec.access === 'operator' || spec.access === 'signed') return false;
      const forms = [spec.params, spec.query, spec.body].map(
        (part) => part && z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }),
      );
      const text = JSON.stringify([...forms, z.toJSONSchema(spec.reply, { unrepresentable: 'any' })]);
      return NAMES.test(text) || ABOUT_SPORT.test(spec.paths[0].path);
    });
    expect(named.filter((key) => !(key in SPORT_QUESTIONS) && !(key in OPEN_CALLS))).toEqual([]);
    expect(Object.keys(OPEN_CALLS).filter((key) => key in SPORT_QUESTIONS)).toEqual([]);
  });

  it.each(Object.keys(SPORT_QUESTIONS) as CallKey[])('%s answers there as of what does not exist', async (key) => {
    const [shown, missing, closed] = [await ask(here, key, known), await ask(here, key, unknown), await ask(there, key, known)];
    expect(shown.statusCode, `planted: ${shown.body.slice(0, 300)}`).toBe(200);
    const tells = TRACES.test(shown.body) || shown.statusCode !== missing.statusCode || shown.body.length !== missing.body.length;
    expect(tells, `planted: ${shown.body.slice(0, 300)}`).toBe(true);
    expect(closed.statusCode, closed.body.slice(0, 300)).toBe(missing.statusCode);
    if (closed.statusCode !== 200) expect(closed.json().code).toBe(missing.json().code);
    expect(TRACES.exec(closed.body)?.[0]).toBeUndefined();
  });
});

describe('what was placed before', () => {
  it('stays readable where the sport is closed', async () => {
    const read = async (url: string) => (await there.request({ url })).json().data;
    expect(await read(`/web-api/bets/${placed.betId}`)).toMatchObject({ legs: [{ matchId: FIRST_MATCH, matchName: 'Probe 0 v Probe 1' }] });
    expect((await read(`/web-api/toto/tickets/${placed.ticketId}`)).sheet.matches[0]).toMatchObject({ matchId: FIRST_MATCH });
  });

  it('is kept among the favourites, and not shown', async () => {
    const { pool } = scene.platform;
    const kept = async () =>
      (await pool.query('select count(*)::int as n from favorite where player_id = $1', [there.id])).rows[0].n as number;
    const nothingShown = { games: [], championships: [], teams: [] };
    expect((await ask(there, 'getFavorites', known)).json()).toEqual(nothingShown);
    expect((await ask(there, 'getFavoriteTeams', known)).json()).toEqual({ ids: [] });
    expect(await kept()).toBe(3);
    // Clearing takes away what is seen.
    expect((await ask(there, 'clearFavoriteGames', known)).json()).toEqual({ ids: [] });
    expect(await kept()).toBe(3);
    // A match that the feed does not know any more is shown as everywhere.
    await pool.query("insert into favorite (player_id, kind, id) values ($1, 'games', 4)", [there.id]);
    expect((await ask(there, 'getFavorites', known)).json()).toEqual({ ...nothingShown, games: [4] });
  });

  it('tells nothing more of a match that is closed to its player', async () => {
    scene.source.say(FIRST_MATCH, { type: 'MatchStateChanged', facts: testFacts({ status: 'live', period: 1 }) });
    await scene.app.features.subscriptions.flush();
    const { rows } = await scene.platform.pool.query("select player_id as id from event where body ->> 'kind' = 'match-event'");
    expect(rows).toEqual([{ id: here.id }]);
  });
});
