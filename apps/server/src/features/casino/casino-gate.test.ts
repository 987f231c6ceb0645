import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { until } from '../../../tests/harness/until.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const DICE = { game: 'dice', stake: '1.00', options: { over: 5_000 } } as const;
const post = (player: TestPlayer, url: string, payload: object) =>
  player.request({ method: 'POST', url: `/web-api/casino${url}`, payload });
const play = (player: TestPlayer, body: object = DICE) => post(player, '/rounds', { guid: nanoid(), ...body });
const codeOf = (reply: Awaited<ReturnType<typeof play>>): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const setLimit = async (player: TestPlayer, kind: string, period: string, value: string): Promise<void> => {
  const payload = { limits: [{ kind, period, value }] };
  const reply = await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload });
  expect(reply.statusCode, reply.body).toBe(200);
};
/** As if the player's rounds had begun so much earlier (or, below 0, were still to begin). */
const moveRounds = (player: TestPlayer, seconds: number) =>
  test.platform.pool.query("update casino_round set started_at = started_at - $2 * interval '1 second' where player_id = $1", [
    player.id,
    seconds,
  ]);

describe("a client that ignores its country's law", () => {
  it.each(['GB', 'DE', 'SE', 'ES'])('%s: rounds that come faster than the law allows are refused by the database', async (country) => {
    const player = await test.player({ deposit: '50.00', country, identified: true });
    expect(codeOf(await play(player))).toBe('200');
    await moveRounds(player, -600);
    const replies = await Promise.all(Array.from({ length: 10 }, () => play(player)));
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['casino_too_fast']));
    expect(Number(replies[0]?.json().errors?.[0]?.accepted?.ms)).toBeGreaterThan(0);
    await moveRounds(player, 1_200);
    expect(codeOf(await play(player))).toBe('200');
  });
  it('rounds that come together are one', async () => {
    const player = await test.player({ deposit: '50.00', country: 'GB', identified: true });
    await play(player);
    await moveRounds(player, 600);
    // However they are batched: whichever comes first begins, and none begins within five seconds of it.
    const begun = Date.now();
    const replies = await Promise.all(Array.from({ length: 10 }, () => play(player)));
    const max = 1 + Math.floor((Date.now() - begun) / 5_000);
    expect(replies.filter((reply) => codeOf(reply) === '200').length).toBeLessThanOrEqual(max);
  });
  it.each([
    ['GB', 'monsoon-lanterns', 'ante', '400 options.mode'],
    ['GB', 'monsoon-lanterns', 'buy', '400 options.mode'],
    ['DE', 'harbour-safe', 'buy', '400 options.mode'],
    ['GB', 'monsoon-lanterns', 'base', '200 '],
    ['MT', 'monsoon-lanterns', 'ante', '200 '],
    ['MT', 'harbour-safe', 'buy', '200 '],
  ])('%s: %s in its mode %s is answered by %s', async (country, game, mode, answer) => {
    const player = await test.player({ deposit: '50.00', country, identified: true });
    const reply = await play(player, { game, stake: '1.00', options: { mode } });
    const fields = reply.statusCode === 200 ? [] : Object.keys(reply.json().validation_errors);
    expect(`${reply.statusCode} ${fields.join()}`, reply.body).toBe(answer);
    const table = (await player.request({ url: `/web-api/casino/games/${game}` })).json().data;
    expect([table.bonusBuy, table.slamStop]).toEqual(country === 'MT' ? [true, true] : [false, false]);
  });
  it('KZ: nothing is offered and nothing is played', async () => {
    const player = await test.player({ deposit: '50.00', country: 'KZ', identified: true });
    expect((await player.request({ url: '/web-api/casino/games' })).json().data.games).toEqual([]);
    expect((await player.request({ url: '/web-api/casino/games/dice' })).json().code).toBe('casino_closed');
    expect(codeOf(await play(player))).toBe('casino_closed');
    expect(await player.balanceMinor()).toBe(5_000n);
  });
  it('demo money is for whoever is old enough, for guests where the law lets them, and for no round that all watch', async () => {
    const demoOf = async (request: TestApp['request'], game: string, headers = {}): Promise<boolean> =>
      (await request({ url: `/web-api/casino/games/${game}`, headers })).json().data.demo;
    const player = await test.player({ country: 'GB', identified: true });
    expect([await demoOf(player.request, 'dice'), await demoOf(player.request, 'crash')]).toEqual([true, false]);
    expect(await demoOf(test.request, 'dice', { 'accept-language': 'en-GB' })).toBe(false);
    expect(await demoOf(test.request, 'dice', { 'accept-language': 'en-IE' })).toBe(true);
    const { account } = test.app.features;
    const year = new Date().getUTCFullYear() - 10;
    await inTransaction(test.platform.pool, (client) => account.writePersonalData(client, player.id, { birth_date: `${year}-01-01` }));
    expect(await demoOf(player.request, 'dice')).toBe(false);
  });
  it('GB: somebody unknown plays nothing', async () => {
    const player = await test.player({ deposit: '50.00', country: 'GB' });
    expect(codeOf(await play(player))).toBe('identity_required_to_play');
    expect(await player.balanceMinor()).toBe(5_000n);
  });
  it('who turns out to be too young plays no more', async () => {
    const player = await test.player({ deposit: '50.00' });
    const { account } = test.app.features;
    const year = new Date().getUTCFullYear() - 10;
    await inTransaction(test.platform.pool, (client) => account.writePersonalData(client, player.id, { birth_date: `${year}-01-01` }));
    expect(codeOf(await play(player))).toBe('betting_blocked');
  });
});

describe('limits, blocks and exclusion', () => {
  it('the largest stake and what may be staked a day, to the cent, whoever asks at once', async () => {
    const player = await test.player({ deposit: '500.00' });
    await setLimit(player, 'stake', 'bet', '2.00');
    expect(codeOf(await play(player, { ...DICE, stake: '2.01' }))).toBe('limit_exceeded');
    await setLimit(player, 'wager', 'day', '10.50');
    const replies = await Promise.all(Array.from({ length: 40 }, () => play(player)));
    expect(replies.filter((reply) => codeOf(reply) === '200')).toHaveLength(10);
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['200', 'limit_exceeded']));
  });
  it('T44 a reality check that is due is answered before another round begins', async () => {
    const player = await test.player({ deposit: '50.00' });
    await setLimit(player, 'reality-check', 'sitting', '15');
    expect(codeOf(await play(player))).toBe('200');
    await test.platform.pool.query(
      "update player_limit_profile set reality_check_started_at = clock_timestamp() - interval '15 minutes' where player_id = $1",
      [player.id],
    );
    expect(codeOf(await play(player))).toBe('reality_check');
    const go = await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limitaction', payload: { action: 'continue' } });
    expect(go.statusCode, go.body).toBe(200);
    expect(codeOf(await play(player))).toBe('200');
  });
  it('what an exclusion leaves: the open round is played to its end, and none begins', async () => {
    const player = await test.player({ deposit: '50.00' });
    const { round } = (await play(player, { game: 'mines', stake: '1.00', options: { mines: 1 } })).json().data;
    await player.exclude();
    expect(codeOf(await play(player))).toBe('self_excluded');
    expect(codeOf(await post(player, `/rounds/${round.round}/actions`, { step: 0, action: { open: 0 } }))).toBe('200');
  });
  it("another player's round is as unknown as one that does not exist", async () => {
    const [owner, stranger] = [await test.player({ deposit: '5.00' }), await test.player({ deposit: '5.00' })];
    const { round } = (await play(owner, { game: 'mines', stake: '1.00', options: { mines: 1 } })).json().data;
    expect(codeOf(await post(stranger, `/rounds/${round.round}/actions`, { step: 0, action: { open: 0 } }))).toBe('casino_round_unknown');
    expect((await stranger.request({ url: `/web-api/casino/rounds/${round.round}` })).json().code).toBe('casino_round_unknown');
    expect((await stranger.request({ url: '/web-api/casino/rounds' })).json().data.rounds).toEqual([]);
  });
});

describe('what is asked for wrongly', () => {
  it.each([
    [{ options: {} }, 'casino_options', 'options'],
    [{ options: { over: 9_801 } }, 'casino_options', 'options.over'],
    [{ options: { over: '5000' } }, 'casino_options', 'options.over'],
    [{ stake: '1.001' }, 'invalid', 'stake'],
    [{ stake: '-1.00' }, 'invalid', 'stake'],
    [{ guid: 'short' }, 'invalid', 'guid'],
  ])('%o is %s and names %s', async (body, code, field) => {
    const player = await test.player({ deposit: '5.00' });
    const reply = await play(player, { ...DICE, ...body });
    expect(reply.json().code).toBe(code);
    expect(Object.keys(reply.json().validation_errors).some((name) => name.startsWith(field))).toBe(true);
  });
  it('a decision that cannot be taken names its part', async () => {
    const player = await test.player({ deposit: '5.00' });
    const { round } = (await play(player, { game: 'mines', stake: '1.00', options: { mines: 1 } })).json().data;
    const reply = await post(player, `/rounds/${round.round}/actions`, { step: 0, action: { cashOut: true } });
    expect(reply.json()).toMatchObject({ code: 'casino_action', validation_errors: { 'action.cashOut': ['open a tile first'] } });
  });
});

describe('seeds', () => {
  it('are in no reply and no row before they are revealed', async () => {
    const player = await test.player({ deposit: '50.00' });
    const replies: string[] = [];
    const hear = async (reply: Promise<{ readonly body: string }>): Promise<void> => void replies.push((await reply).body);
    await hear(play(player));
    await hear(play(player, { game: 'mines', stake: '1.00', options: { mines: 24 } }));
    for (const url of ['/rounds', '/seeds', '/games', '/games/mines']) await hear(player.request({ url: `/web-api/casino${url}` }));
    const { rows } = await test.platform.pool.query<{ row: string }>(
      `select row_to_json(s)::text as row from casino_seed s where player_id = $1 and status <> 'revealed'
       union all select row_to_json(r)::text from casino_round r where player_id = $1`,
      [player.id],
    );
    const receipts = (await player.request({ url: '/web-api/casino/rounds' })).json().data.rounds as { round: string; status: string }[];
    const open = receipts.find(({ status }) => status === 'open');
    await post(player, `/rounds/${open?.round}/actions`, { step: 0, action: { open: 0 } });
    await test.app.features.casino.endForgotten(0);
    const { revealed } = (await post(player, '/seeds', { clientSeed: 'mine' })).json().data;
    expect(revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    for (const text of [...replies, ...rows.map(({ row }) => row)]) expect(text).not.toContain(revealed.serverSeed);
  });
  it('a pair that has drawn a thousand rounds is revealed by itself, and the promised one follows', async () => {
    const player = await test.player({ deposit: '50.00' });
    const first = (await player.request({ url: '/web-api/casino/seeds' })).json().data.seeds;
    await test.platform.pool.query("update casino_seed set nonce = 1000 where player_id = $1 and status = 'active'", [player.id]);
    const { round } = (await play(player)).json().data;
    const { seeds, spent } = (await player.request({ url: '/web-api/casino/seeds' })).json().data;
    expect(seeds).toMatchObject({ serverSeedHash: first.nextServerSeedHash, clientSeed: first.clientSeed, nonce: 1 });
    expect(spent[0]).toMatchObject({ serverSeedHash: first.serverSeedHash, rounds: 1_000 });
    expect((await player.request({ url: `/web-api/casino/rounds/${round.round}` })).json().data.nonce).toBe(1);
  });
});

describe('figures', () => {
  it('the lobby tells what rounds have returned, and how often a game was played', async () => {
    const player = await test.player({ deposit: '50.00' });
    for (let i = 0; i < 5; i += 1) await play(player);
    const { rows } = await test.platform.pool.query<{ rounds: number; mean: number }>(
      `select count(*)::int as rounds, avg(return_minor * 1000000.0 / stakes[1])::float8 as mean from casino_round where game = 'dice'`,
    );
    // Figures are shown for some seconds before they are read again: a process that has not looked yet reads them now.
    const reader = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'] });
    try {
      await until('the events of the rounds', async () => {
        const { rows: kept } = await test.platform.pool.query<{ rounds: number }>(
          "select coalesce(sum(rounds), 0)::int as rounds from casino_figure where game = 'dice'",
        );
        return kept[0]?.rounds === rows[0]?.rounds;
      });
      const { games } = (await reader.request({ url: '/web-api/casino/games' })).json().data;
      const dice = games.find(({ game }: { game: string }) => game === 'dice');
      expect(dice).toMatchObject({ popularity: rows[0]?.rounds, observed: { rounds: rows[0]?.rounds } });
      // Returns of single rounds are rounded down to a millionth.
      expect(Math.abs(dice.observed.returnPpm - (rows[0]?.mean ?? 0))).toBeLessThanOrEqual(1);
    } finally {
      await reader.close();
    }
  });
});
