import { ESPORTS } from '@touchline/catalogue/sport/esports';
import type { MatchOverview } from '@touchline/contract/line/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFixture } from '../../../../tests/harness/worlds/scripted-source.ts';
import { LIVE_REAL, type LineScene, startLineScene } from '../../../../tests/harness/worlds/small-feed-app.ts';

const LINE = '/service-api/LineFeed';
const LIVE = '/service-api/LiveFeed';
const FIRST = 9_100;

let scene: LineScene;
beforeAll(async () => {
  scene = await startLineScene();
  // A match of every discipline, of which the source says no sections.
  for (const { id: sport } of ESPORTS)
    scene.source.say(FIRST + sport, {
      type: 'FixtureAdded',
      fixture: testFixture(FIRST + sport, scene.clock.now() + 3_600_000, {
        sport,
        champ: { id: FIRST + sport, sport, country: 0, names: { en: `Cup ${sport}`, ru: `Кубок ${sport}` }, top: 0 },
      }),
    });
});
afterAll(() => scene.close());

const idsIn = async (section: number): Promise<number[]> => {
  const { json } = await scene.get(`${LINE}/Get1x2_VZip?menuSection=${section}&count=200`);
  return (json as MatchOverview).champs.flatMap(({ matches }) => matches.map(({ id }) => id));
};

describe('menu sections of esports (R054)', () => {
  it.each([
    ['sports games', 1002, 4016],
    ['fighting games', 1003, 4045],
    ['card games', 1004, 4040],
    ['shooters', 1005, 4029],
    ['strategy', 1008, 4012],
    ['vehicular combat', 1009, 4047],
    ['others', 1011, 4048],
  ])('C114 %s: %i holds the matches of its disciplines, whatever their source says', async (_name, section, sport) => {
    const ids = await idsIn(section);
    expect(ids).toContain(FIRST + sport);
    expect(ids).not.toContain(FIRST + (sport === 4029 ? 4012 : 4029));
  });

  it('C114 1012 and 28 hold the matches of all disciplines', async () => {
    for (const section of [1012, 28]) expect((await idsIn(section)).filter((id) => id > FIRST)).toHaveLength(ESPORTS.length);
  });
});

describe('LiveFeed mirrors what LineFeed has (specification 7.9)', () => {
  it('C128 players for duels: of matches in play only', async () => {
    const { status, json } = await scene.get(`${LIVE}/GetAvailablePlayersForDuel`);
    expect([status, json]).toEqual([200, []]);
  });

  it('C129 BuildDuel refuses what the line refuses', async () => {
    const body = { team1Ids: [{ gameId: LIVE_REAL, playerId: 1 }], team2Ids: [{ gameId: LIVE_REAL, playerId: 2 }] };
    const replies = await Promise.all(
      [LINE, LIVE].map((feed) => scene.request({ method: 'POST', url: `${feed}/BuildDuel`, payload: body })),
    );
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [404, 'selection_unknown'],
      [404, 'selection_unknown'],
    ]);
  });

  it.each([
    ['C110', 'GetExpressDayExtendedZip', 'GetLiveExpressExtendedZip'],
    ['C109', 'GetCyberExpressDayExtendedZip', 'GetCyberExpressExtendedZip'],
  ])('%s %s is the live accumulators under its name of the line', async (_row, name, own) => {
    const mirrored = await scene.get(`${LIVE}/${name}`);
    expect(mirrored.status).toBe(200);
    expect(mirrored.json).toEqual((await scene.get(`${LIVE}/${own}`)).json);
    expect(mirrored.json).toMatchObject({ kind: 'live' });
  });
});

describe('a list of more rows than a reply has', () => {
  it.each([
    ['C114', 'Get1x2_VZip?'],
    ['C125', 'Asia/AsiaGetGames?'],
    ['C134', 'GamesByGlobalChamp?globalChamp=epl&'],
  ])('%s %s is refused, saying the bound', async (_row, call) => {
    const { status, json } = await scene.get(`${LINE}/${call}count=1000&page=2`);
    expect([status, (json as { validation_errors?: object }).validation_errors]).toEqual([
      400,
      { page: ['count x page of at most 1000 rows'] },
    ]);
  });
});
