import type { ResultRow } from '@touchline/contract/results/calls';
import type {
  HeadToHead,
  HorseStatistics,
  HorsesRace,
  LineUps,
  MatchStatistics,
  PlayerRow,
  PlayerStatistics,
  PriceGraph,
  Rating,
  StageView,
  StatisticStatus,
  TeamStatistics,
  TournamentStatistics,
} from '@touchline/contract/statistics/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ASCOT,
  ESOCCER,
  HISTORY_SEED,
  type HistoryScene,
  PREMIER_LEAGUE,
  startHistoryScene,
  WIMBLEDON,
} from '../../../tests/harness/worlds/history-app.ts';
import { RESULT, testFacts, testMarket, testPrices, testSelection } from '../../../tests/harness/worlds/scripted-source.ts';

let scene: HistoryScene;
/** Arsenal's squad is known. */
let arsenal = 0;
beforeAll(async () => {
  scene = await startHistoryScene();
  arsenal = (await scene.past.findByName('arsenal', 1)).competitors[0] ?? 0;
});
afterAll(() => scene.close());

async function read<T>(path: string, status = 200): Promise<T> {
  const reply = await scene.get(path);
  expect(reply.status, `${path}: ${JSON.stringify(reply.json).slice(0, 300)}`).toBe(status);
  return reply.json as T;
}
const page = <T>(name: string, query: string, status = 200): Promise<T> => read<T>(`/service-api/statistics/${name}?${query}`, status);

describe(`statistics (seed ${HISTORY_SEED})`, () => {
  it('C195 S202 gives the table of a league: whole, at home, away, adding up; by the match too', async () => {
    const stage = await read<StageView>(`/SiteService/StageTable?stageId=${PREMIER_LEAGUE}&tt=2`);
    expect(stage).toMatchObject({ sport: 1, tableType: 2, season: { kind: 'rounds' } });
    expect(stage.table).toHaveLength(20);
    expect(stage.table.map(({ points }) => points)).toEqual(stage.table.map(({ points }) => points).toSorted((a, b) => b - a));
    for (const { competitor, played, won, scored, points } of stage.table) {
      const [home, away] = [stage.homeTable, stage.awayTable].map((rows) => rows.find((row) => row.competitor.id === competitor.id));
      expect((home?.played ?? 0) + (away?.played ?? 0)).toBe(played);
      expect((home?.won ?? 0) + (away?.won ?? 0)).toBe(won);
      expect((home?.scored ?? 0) + (away?.scored ?? 0)).toBe(scored);
      expect((home?.points ?? 0) + (away?.points ?? 0)).toBe(points);
    }
    const byMatch = await page<StageView>('stage', `sportId=1&stageId=${scene.next.id}`);
    expect(byMatch.table).toEqual(stage.table);
    expect(byMatch.rounds.flatMap(({ matches }) => matches).some(({ id, over }) => id === scene.next.id && !over)).toBe(true);
  });

  it('C195 gives the net of a knock-out, each round half of the one before, winners going on', async () => {
    const running = await page<StageView>('stage', `stageId=${WIMBLEDON}`);
    expect(running.tableType).toBe(1);
    const past = running.seasons[1];
    const { rounds } = await page<StageView>('stage', `stageId=${WIMBLEDON}&seasonId=${past?.id}`);
    expect(rounds.length).toBeGreaterThan(4);
    expect(rounds.at(-1)?.matches).toHaveLength(1);
    for (const [i, round] of rounds.entries()) {
      const before = rounds[i - 1]?.matches;
      if (!before) continue;
      expect(round.matches).toHaveLength(before.length / 2);
      for (const { home, away } of round.matches)
        for (const side of [home, away])
          expect(before.some((match) => match.over && [match.home.id, match.away?.id].includes(side?.id))).toBe(true);
    }
  });

  it('R008 R010 refuses a stage and a rating of another sport, of nothing, of nobody', async () => {
    await page('stage', `sportId=4&stageId=${PREMIER_LEAGUE}`, 404);
    await page('stage', 'stageId=999999', 404);
    await page('stage', `stageId=${PREMIER_LEAGUE}&seasonId=5`, 404);
    await page('stage', 'tt=2', 400);
    await page('rating', 'ratingId=77', 404);
    await page('rating', 'gameId=77', 404);
    await page('stage', `stageId=${PREMIER_LEAGUE}&tt=3`, 400);
  });

  it('C196 C201 gives the line-ups of a match past and to come', async () => {
    const [last] = await scene.past.form(arsenal, scene.clock.now(), 1);
    const played = await read<LineUps>(`/SiteService/LineUps2?gameId=${last?.fixture.id}`);
    expect(played.confirmed).toBe(true);
    const side = [played.home, played.away].find((one) => one?.team.id === arsenal);
    expect(side?.starting).toHaveLength(11);
    expect(side?.formation).toMatch(/^\d(-\d)+$/);
    expect(side?.starting.filter(({ wentOff }) => wentOff !== null)).not.toHaveLength(0);
    const coming = await read<LineUps>(`/service-api/statisticfeed/api/v1/LineUps?gameId=${scene.next.id}`);
    expect(coming).toMatchObject({ gameId: scene.next.id, confirmed: false });
    await read('/SiteService/LineUps2?gameId=55', 404);
  });

  it('C197 says where a match is played', async () => {
    const [home] = (await scene.past.form(arsenal, scene.clock.now(), 12)).filter(({ fixture }) => fixture.home.id === arsenal);
    expect(await read(`/SiteService/GetStadiumForGame_2?gameId=${home?.fixture.id}`)).toMatchObject({
      stadium: { name: 'Emirates Stadium', city: 'London', homeOf: { id: arsenal } },
    });
    await read(`/SiteService/GetStadiumForGame_2?gameId=${scene.next.id}&live=1`, 404);
    await read(`/SiteService/GetStadiumForGame_2?gameId=${scene.next.id}&live=0`);
    await read(`/SiteService/GetStadiumForGame_2?gameId=${scene.next.id}&live=perhaps`, 400);
  });

  it('C198 C203 gives the meetings of two sides and their balance', async () => {
    const { home, away, id } = scene.next;
    const meetings = await read<HeadToHead>(`/SiteService/HeadToHead?gameId=${id}&limit=8`);
    expect(meetings.meetings.length).toBeGreaterThan(0);
    for (const match of meetings.meetings) expect(new Set([match.home.id, match.away?.id])).toEqual(new Set([home.id, away?.id]));
    const { played, homeWon, drawn, awayWon } = meetings.balance;
    expect(homeWon + drawn + awayWon).toBe(played);
    const swapped = await read<HeadToHead>(`/service-api/statisticfeed/api/v1/Game/h2h?team1Id=${away?.id}&team2Id=${home.id}&limit=8`);
    expect(swapped.balance).toMatchObject({ played, homeWon: awayWon, drawn, awayWon: homeWon });
    await read('/SiteService/HeadToHead', 400);
    await read('/SiteService/HeadToHead?team1Id=1&team2Id=2', 404);
    await read(`/SiteService/HeadToHead?gameId=${scene.race.id}`, 404);
  });

  it('C199 gives players with figures that come from the matches', async () => {
    const team = await read<PlayerRow[]>(`/SiteService/ShortPlayersInfo?teamId=${arsenal}`);
    expect(team.length).toBeGreaterThan(14);
    const matches = (
      await scene.past.season(PREMIER_LEAGUE, (await scene.past.seasons(PREMIER_LEAGUE, scene.clock.now()))[0]?.id ?? 0, scene.clock.now())
    ).filter(({ fixture }) => fixture.home.id === arsenal || fixture.away?.id === arsenal);
    const named = matches.flatMap(({ fixture, facts }) =>
      facts.incidents.filter(
        ({ kind, side, player, detail }) =>
          kind === 'goal' && player !== undefined && detail !== 'own' && (side === 1) === (fixture.home.id === arsenal),
      ),
    );
    expect(team.reduce((sum, { season }) => sum + season.goals, 0)).toBe(named.length);
    for (const { season } of team) {
      expect(season.started).toBeLessThanOrEqual(season.played);
      expect(season.minutes).toBeLessThanOrEqual(120 * season.played);
      expect(season.penalties).toBeLessThanOrEqual(season.goals);
    }
    const [first, second] = team;
    expect(await read(`/SiteService/ShortPlayersInfo?players=${first?.id},${second?.id}`)).toEqual([first, second]);
    expect(
      (await read<PlayerRow[]>(`/SiteService/ShortPlayersInfo?gameId=${scene.next.id}`)).every(({ team: { id } }) =>
        [scene.next.home.id, scene.next.away?.id].includes(id),
      ),
    ).toBe(true);
    await read(`/SiteService/ShortPlayersInfo?teamId=${arsenal}&gameId=${scene.next.id}`, 400);
    await read('/SiteService/ShortPlayersInfo?players=7', 404);
  });

  it('C200 C205 S205 gives a race with silks, form and prices, and the page of a horse', async () => {
    const race = await read<HorsesRace>(`/SiteService/HorsesRace?raceid=${scene.race.id}`);
    expect(await read(`/service-api/statisticfeed/api/v1/Horse/race?raceid=${scene.race.id}`)).toEqual(race);
    expect(race.runners).toHaveLength(scene.race.runners?.length ?? 0);
    expect(race.course.id).toBe(ASCOT);
    expect(race.runners.map(({ odds }) => odds)).toEqual(race.runners.map((_, i) => 4000 + 500 * i));
    for (const { figures, form } of race.runners) {
      expect(figures.wins).toBeLessThanOrEqual(figures.placed);
      expect(form).toMatch(/^[0-9F]*$/);
    }
    const id = race.runners[0]?.horse.id;
    const horse = await page<HorseStatistics>('horse', `horseId=${id}`);
    expect(horse).toMatchObject({ figures: race.runners[0]?.figures, silk: race.runners[0]?.silk, form: race.runners[0]?.form });
    expect(horse.runs.length).toBeGreaterThan(0);
    await page('horse', `horseId=${arsenal}`, 404);
    await page('horse', 'horseId=0', 400);
    await read(`/SiteService/HorsesRace?raceid=${scene.next.id}`, 404);
    await read('/SiteService/HorsesRace', 400);
  });

  it('C202 says which statistics there are', async () => {
    const status = (id: number) => read<StatisticStatus>(`/service-api/statisticfeed/api/v1/Status?gameId=${id}`);
    expect(await status(scene.next.id)).toMatchObject({
      where: 'line',
      table: true,
      net: false,
      headToHead: true,
      race: false,
      graph: true,
      stageId: PREMIER_LEAGUE,
    });
    expect(await status(scene.race.id)).toMatchObject({ table: false, headToHead: false, race: true, lineUps: false });
    await read('/service-api/statisticfeed/api/v1/Status?gameId=4', 404);
  });

  it('C204 gives the latest matches of a competitor, newest first', async () => {
    const games = await read<ResultRow[]>(`/service-api/statisticfeed/api/v1/TeamLastGames?teamId=${arsenal}&limit=7`);
    expect(games).toHaveLength(7);
    expect(games.map(({ startsAt }) => startsAt)).toEqual(games.map(({ startsAt }) => startsAt).toSorted((a, b) => b - a));
    for (const { home, away } of games) expect([home.id, away?.id]).toContain(arsenal);
    await read('/service-api/statisticfeed/api/v1/TeamLastGames?teamId=3', 404);
    await read('/service-api/statisticfeed/api/v1/TeamLastGames', 400);
  });

  it('S199 R005 gives the page of a match', async () => {
    const game = await page<MatchStatistics>('game', `gameId=${scene.next.id}`);
    expect(game.table).toHaveLength(20);
    expect(game.headToHead?.homeForm.length).toBeGreaterThan(0);
    await page('game', `sportId=1&gameId=${scene.next.id}`);
    await page('game', `sportId=4&gameId=${scene.next.id}`, 404);
    const [last] = await scene.past.form(arsenal, scene.clock.now(), 1);
    const past = await page<MatchStatistics>('game', `gameId=${last?.fixture.id}&lng=ru`);
    expect(past).toMatchObject({ status: { where: 'result' }, game: { champ: { name: last?.fixture.champ.names.ru } } });
    expect(past.game.periodNames).toHaveLength(past.game.periods.length);
  });

  it('S200 R006 S201 R007 gives the pages of a team and of its players', async () => {
    const team = await page<TeamStatistics>('team', `sportId=1&teamId=${arsenal}`);
    expect(team).toMatchObject({ venue: { name: 'Emirates Stadium' }, sport: 1 });
    expect(team.standing?.competitor.id).toBe(arsenal);
    expect(team.rating?.played).toBe(team.standing?.played);
    const scorer = team.players.toSorted((a, b) => b.season.goals - a.season.goals)[0];
    const player = await page<PlayerStatistics>('player', `sportId=1&playerId=${scorer?.id}`);
    expect(player.player.name).toBe(scorer?.name);
    expect(player.seasons[0]?.figures).toEqual(scorer?.season);
    expect(player.seasons.length).toBeGreaterThan(1);
    expect(player.games.length).toBeGreaterThan(0);
    await page('player', 'playerId=12345', 404);
    await page('player', `sportId=2&playerId=${scorer?.id}`, 404);
    await page('team', 'teamId=1', 404);
  });

  it('S203 R009 gives the page of a tournament', async () => {
    const tournament = await page<TournamentStatistics>('tournament', `sportId=1&tournamentId=${PREMIER_LEAGUE}`);
    const { played, scored, homeWon, drawn, awayWon } = tournament.totals;
    expect(homeWon + drawn + awayWon).toBe(played);
    expect(tournament.stage.table.reduce((sum, row) => sum + row.scored, 0)).toBe(scored);
    expect(tournament.topScorers.map(({ season }) => season.goals)).toEqual(
      tournament.topScorers.map(({ season }) => season.goals).toSorted((a, b) => b - a),
    );
    await page('tournament', 'tournamentId=5', 404);
    await page('tournament', `sportId=4&tournamentId=${PREMIER_LEAGUE}`, 404);
  });

  it('S204 R010 rates the competitors of a championship', async () => {
    const rating = await page<Rating>('rating', `sportId=1&ratingId=${PREMIER_LEAGUE}`);
    expect(rating.lines).toHaveLength(20);
    expect(rating.lines.map((line) => line.rating)).toEqual(rating.lines.map((line) => line.rating).toSorted((a, b) => b - a));
    // The wins of one are the losses of another: the middle stays where it was.
    const average = rating.lines.reduce((sum, line) => sum + line.rating, 0) / rating.lines.length;
    expect(Math.round(average / 5)).toBe(300);
    expect((await page<Rating>('rating', `ratingId=${scene.next.id}`)).lines).toEqual(rating.lines);
  });

  it('S207 R013 gives the page of a cyber tournament, of sports 85, 89 and 144 only', async () => {
    const cyber = await page<TournamentStatistics>('cyber', `sportId=85&tournamentId=${ESOCCER}`);
    expect(cyber.totals.played).toBeGreaterThan(0);
    expect(cyber.lastGames.length).toBeGreaterThan(0);
    await page('cyber', `sportId=1&tournamentId=${PREMIER_LEAGUE}`, 400);
    await page('cyber', `sportId=89&tournamentId=${ESOCCER}`, 404);
  });

  it('S206 R012 draws how the prices of a market moved', async () => {
    const { source, clock, next } = scene;
    for (let i = 0; i < 30; i++) {
      source.say(next.id, { type: 'MarketChanged', markets: testPrices(2000 + 10 * i) });
      clock.advance(60_000);
      // Without a sign of life the feed would be taken for silent.
      source.alive();
      await scene.app.features.feed.flush();
    }
    const graph = await page<PriceGraph>('price-graph', `gameId=${next.id}&points=10`);
    expect(graph.market?.id).toBe(RESULT);
    expect(graph.markets.length).toBe(2);
    const [home] = graph.series;
    expect(home).toMatchObject({ opening: 2000, lowest: 2000, highest: 2290, latest: 2290 });
    expect(home?.points.length).toBeLessThanOrEqual(10);
    expect(home?.points.map(([at]) => at)).toEqual(home?.points.map(([at]) => at).toSorted((a, b) => a - b));
    const whole = await page<PriceGraph>('price-graph', `gameId=${next.id}&marketId=${RESULT}&coefViewId=3`);
    expect(whole.series[0]?.price).toBe('2.29');
    await page('price-graph', `gameId=${next.id}&marketId=999`, 404);
    await page('price-graph', 'gameId=9', 404);
    await page('price-graph', `gameId=${next.id}&points=5`, 400);
  });

  it('C200 says at which odds a race was off, once it is', async () => {
    const { source, race } = scene;
    const runner = (n: number): number => testSelection(testMarket('race-winner'), n);
    const off = (version: number, odds: number) =>
      source.say(race.id, { type: 'StartingPrices', version, prices: [[runner(0), odds]], at: race.startsAt });
    const startingOdds = async () => {
      await scene.app.features.feed.flush();
      const { runners } = await read<HorsesRace>(`/SiteService/HorsesRace?raceid=${race.id}`);
      return runners.map((one) => one.startingOdds);
    };
    const nothing = (race.runners ?? []).map(() => null);
    expect(await startingOdds()).toEqual(nothing);
    source.say(race.id, { type: 'MatchStateChanged', facts: testFacts({ status: 'live' }) });
    expect(await startingOdds()).toEqual(nothing);
    off(1, 4200);
    expect(await startingOdds()).toEqual([4200, ...nothing.slice(1)]);
    // Told anew, they take the place of the former ones; what comes late does not.
    off(3, 4500);
    off(2, 9000);
    expect(await startingOdds()).toEqual([4500, ...nothing.slice(1)]);
  });
});
