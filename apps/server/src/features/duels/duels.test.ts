import { playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import type { Incident } from '@touchline/betting/match-state/match-state';
import { type BuiltDuel, DUELS_CALLS, type DuelMatch } from '@touchline/contract/duels/calls';
import type { FailureBody } from '@touchline/contract/failure';
import { marketOf } from '@touchline/kernel/selection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServiceToken, wireLegs } from '../../../tests/harness/worlds/betting-app.ts';
import { HOME, testFacts, testMarket } from '../../../tests/harness/worlds/scripted-source.ts';
import type { LineScene } from '../../../tests/harness/worlds/small-feed-app.ts';
import { SQUADS_A, SQUADS_B, SQUADS_C, scorerPrices, startFeedScene } from '../../../tests/harness/worlds/wide-feed-app.ts';

let scene: LineScene;
beforeAll(async () => {
  scene = await startFeedScene();
});
afterAll(() => scene.close());

const STRIKER = playerOutcome(1, 10);
const DEFENDER = playerOutcome(2, 1);
const player = (gameId: number, playerId: number) => ({ gameId, playerId });

async function build(team1Ids: readonly object[], team2Ids: readonly object[], more: object = {}) {
  const reply = await scene.request({
    method: 'POST',
    url: '/service-api/LineFeed/BuildDuel',
    payload: { team1Ids, team2Ids, ...more },
  });
  return { status: reply.statusCode, json: reply.json() as BuiltDuel & FailureBody };
}
async function built(team1Ids: readonly object[], team2Ids: readonly object[], more: object = {}): Promise<BuiltDuel> {
  const { status, json } = await build(team1Ids, team2Ids, more);
  expect(status, JSON.stringify(json)).toBe(200);
  expect(DUELS_CALLS.buildDuel.reply.safeParse(json).error).toBeUndefined();
  return json;
}
const look = () => scene.app.features.duels.look();
const oddsOf = (duel: BuiltDuel, outcome: number): number =>
  duel.markets.find(({ type }) => type === 'result')?.selections.find(({ id }) => id % 1024 === outcome)?.odds ?? 0;
const quote = (match: number, selection = HOME) => scene.app.features.line.readQuote(match, selection);

/** The match as far as it has come: goals of players of its home side (by index), in order. */
function facts(status: 'live' | 'ended' | 'abandoned', minute: number, scorers: readonly number[]) {
  const incidents = scorers.map(
    (index, i): Incident => ({ id: i + 1, kind: 'goal', side: 1, period: 1, second: 60 * (i + 1), score: [i + 1, 0], player: index }),
  );
  const ended = status === 'ended';
  return testFacts({
    status,
    period: ended ? 2 : 1,
    periodsDone: ended ? 2 : 0,
    clock: { seconds: minute * 60, running: !ended, at: scene.clock.now() },
    counts: {
      score: ended
        ? [
            [scorers.length, 0],
            [0, 0],
          ]
        : [[scorers.length, 0]],
    },
    incidents,
  });
}

describe('GET GetAvailablePlayersForDuel', () => {
  it('C128 answers players with a price, by match; matches without are left out', async () => {
    const { json } = await scene.get('/service-api/LineFeed/GetAvailablePlayersForDuel?lng=en');
    expect(DUELS_CALLS.getAvailablePlayersForDuel.reply.safeParse(json).error).toBeUndefined();
    const matches = json as DuelMatch[];
    expect(matches.map(({ matchId }) => matchId)).toEqual([SQUADS_C, SQUADS_B, SQUADS_A]);
    expect(matches[0]?.players).toHaveLength(20);
    expect(matches[0]?.players[0]).toMatchObject({ odds: 2700, side: 1, playerId: STRIKER });
    expect((await scene.get('/service-api/LineFeed/GetAvailablePlayersForDuel?sports=1')).status).toBe(400);
  });
});

describe('POST BuildDuel', () => {
  it('C129 makes one match of the same players, whoever asks, with prices that follow from theirs', async () => {
    const duel = await built([player(SQUADS_A, STRIKER)], [player(SQUADS_B, DEFENDER)], { lng: 'ru' });
    expect(duel.match).toMatchObject({ kind: 'line', champName: 'Дуэли игроков', sport: 1 });
    expect(duel.matches).toEqual([SQUADS_A, SQUADS_B]);
    expect(duel.markets.map(({ type }) => type)).toContain('result');
    // The striker scores more often than the defender.
    expect(oddsOf(duel, 1)).toBeLessThan(oddsOf(duel, 2));
    const again = await built([player(SQUADS_A, STRIKER)], [player(SQUADS_B, DEFENDER)]);
    expect(again.match.id).toBe(duel.match.id);
    expect(again.markets.map(({ id }) => id)).toEqual(duel.markets.map(({ id }) => id));
    const mirrored = await built([player(SQUADS_B, DEFENDER)], [player(SQUADS_A, STRIKER)]);
    expect(mirrored.match.id).not.toBe(duel.match.id);
    expect(oddsOf(mirrored, 2)).toBe(oddsOf(duel, 1));
    expect(quote(duel.match.id)).toMatchObject({ marketStatus: 'open', relatesTo: [SQUADS_A, SQUADS_B] });
  });

  it('C129 follows the prices of the players', async () => {
    const duel = await built([player(SQUADS_A, STRIKER)], [player(SQUADS_B, DEFENDER)]);
    const before = oddsOf(duel, 1);
    scene.source.say(SQUADS_A, { type: 'MarketChanged', markets: [scorerPrices({ [STRIKER]: 1500 })] });
    await look();
    expect(quote(duel.match.id)?.odds).toBeLessThan(before);
  });

  it('C129 refuses what makes no duel', async () => {
    const one = player(SQUADS_A, STRIKER);
    expect((await build([one], [one])).json.validation_errors).toHaveProperty('team2Ids');
    expect((await build([], [one])).status).toBe(400);
    expect(
      (
        await build(
          [one],
          Array.from({ length: 6 }, (_, i) => player(SQUADS_B, i + 1)),
        )
      ).status,
    ).toBe(400);
    expect((await build([one], [player(999, 1)])).json.code).toBe('match_unknown');
    expect((await build([one], [player(SQUADS_B, 300)])).json.code).toBe('selection_unknown');
    expect((await build([one], [player(SQUADS_B, 0)])).json.code).toBe('market_suspended');
    const duel = await built([one], [player(SQUADS_B, DEFENDER)]);
    expect((await build([player(duel.match.id, 0)], [one])).json.code).toBe('match_unknown');
  });

  it('C129 plays the duel: goals stop it and move its prices, the ends of both matches settle every selection', async () => {
    const duel = await built([player(SQUADS_A, STRIKER), player(SQUADS_A, playerOutcome(1, 9))], [player(SQUADS_B, DEFENDER)]);
    const { id } = duel.match;
    expect(duel.match.home.name).toBe('Player 1003 11 + Player 1003 10');
    const before = quote(id);
    const bettor = await scene.player({ deposit: '50.00' });
    const odds = before?.odds ?? 0;
    const bet = await scene.request({
      method: 'POST',
      url: '/service-api/LiveBet/Secure/MakeBetWeb',
      headers: { authorization: `Bearer ${await readServiceToken(bettor)}` },
      payload: { couponEvents: wireLegs([{ match: id, odds }]), vid: 0, summ: '10.00', betGuid: 'duel-bet-0001' },
    });
    expect(bet.statusCode, bet.body).toBe(200);
    const both = await scene.request({
      method: 'POST',
      url: '/service-api/LiveBet/Secure/MakeBetWeb',
      headers: { authorization: `Bearer ${await readServiceToken(bettor)}` },
      payload: { couponEvents: wireLegs([{ match: id, odds }, { match: SQUADS_A }]), vid: 1, summ: '10.00', betGuid: 'duel-bet-0002' },
    });
    expect(both.json().code).toBe('legs_related');
    scene.source.say(SQUADS_A, { type: 'MatchStateChanged', facts: facts('live', 1, []) });
    await look();
    expect(quote(id)).toMatchObject({ kind: 'live', marketStatus: 'open' });
    const scored = facts('live', 20, [9]);
    scene.source.say(SQUADS_A, { type: 'MatchEvent', incident: scored.incidents[0] as Incident, facts: scored, material: true });
    await Promise.resolve();
    expect(quote(id)?.marketStatus).toBe('suspended');
    await look();
    const after = quote(id);
    expect(after?.marketStatus).toBe('open');
    expect(after?.odds).toBeLessThan(before?.odds ?? 0);
    expect(after?.matchVersion).toBeGreaterThan(before?.matchVersion ?? 0);
    expect(scene.app.features.feed.book.match(id)?.facts.counts.score).toEqual([[1, 0]]);

    scene.source.say(SQUADS_A, { type: 'MatchStateChanged', facts: facts('ended', 90, [9, 10]) });
    await look();
    expect(quote(id)?.over).toBe(false);
    scene.source.say(SQUADS_B, { type: 'MatchStateChanged', facts: facts('ended', 90, [5]) });
    await look();
    expect(quote(id)).toMatchObject({ over: true, marketStatus: 'closed' });
    const results = (await scene.app.features.feed.readResults(0n, 100)).filter(({ matchId }) => matchId === id);
    const shown = new Set(duel.markets.flatMap(({ selections }) => selections.map((selection) => selection.id)));
    const settled = new Map(results.flatMap((one) => (one.kind === 'settled' ? one.results : [])));
    expect([...shown].filter((selection) => !settled.has(selection))).toEqual([]);
    expect(settled.get(HOME)).toBe('win');
    expect([...settled].filter(([selection]) => marketOf(selection) === testMarket('result'))).toHaveLength(3);

    await expect.poll(() => bettor.balanceMinor()).toBe(5000n - 1000n + BigInt(odds));
  });

  it('C129 a duel is void when one of its matches does not come to its end', async () => {
    const results = async (id: number) =>
      (await scene.app.features.feed.readResults(0n, 100)).filter(({ matchId }) => matchId === id).flatMap((one) => one.results);
    const left = await built([player(SQUADS_C, STRIKER)], [player(SQUADS_C, DEFENDER)]);
    scene.source.say(SQUADS_C, { type: 'MatchStateChanged', facts: facts('live', 30, [10]) });
    await look();
    expect(quote(left.match.id)).toMatchObject({ kind: 'live' });
    scene.source.say(SQUADS_C, { type: 'MatchStateChanged', facts: facts('abandoned', 31, [10]) });
    await look();
    const settled = await results(left.match.id);
    expect(settled.length).toBeGreaterThan(2);
    expect(settled.filter(([selection]) => marketOf(selection) === testMarket('result')).every(([, result]) => result === 'void')).toBe(
      true,
    );
  });
});

describe('a restart', () => {
  it('C129 leaves duels as they were: the same match, offered again once the feed is complete', async () => {
    await scene.close();
    scene = await startFeedScene();
    const duel = await built([player(SQUADS_A, STRIKER)], [player(SQUADS_B, DEFENDER)]);
    await scene.app.features.feed.flush();
    await scene.close();
    scene = await startFeedScene(scene.databaseUrl);
    await look();
    expect(quote(duel.match.id)).toMatchObject({ marketStatus: 'open', odds: oddsOf(duel, 1) });
    expect((await built([player(SQUADS_A, STRIKER)], [player(SQUADS_B, DEFENDER)])).match.id).toBe(duel.match.id);
  });
});
