import { createRandom, type Random } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../tests/harness/run-seed.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
/** A second process over the same database: what it believes of seeds and tables is its own. */
let other: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({ databaseUrl: test.databaseUrl, roles: ['api'] });
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await other.close();
  await test.close();
});

interface PlayReply {
  readonly status: number;
  readonly body: { readonly code?: string; readonly data?: { readonly round: PlayedRound; readonly balance: string } };
}
interface PlayedRound {
  readonly round: string;
  readonly status: string;
  readonly stake: string;
  readonly returned: string | null;
  readonly actions: readonly unknown[];
}

async function ask(app: TestApp, player: TestPlayer, url: string, payload: object): Promise<PlayReply> {
  const reply = await app.request({
    method: 'POST',
    url: `/web-api/casino${url}`,
    payload,
    headers: { cookie: `user_token=${player.token}` },
    remoteAddress: `10.9.${Math.floor(Number(player.id) / 250) % 250}.${Number(player.id) % 250}`,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** A player's rounds as the tables have them, and what the account must hold by them. */
async function readBooks(player: TestPlayer) {
  const { rows } = await test.platform.pool.query<{ seed: bigint; nonce: number; staked: bigint; paid: bigint; lowest: bigint }>(
    `select seed_id as seed, nonce, (select sum(s) from unnest(stakes) s)::bigint as staked, coalesce(return_minor, 0) as paid,
       (select min(b) from unnest(balances) b) as lowest
     from casino_round where player_id = $1 order by seed_id, nonce`,
    [player.id],
  );
  const sum = (of: (row: (typeof rows)[number]) => bigint): bigint => rows.reduce((total, row) => total + of(row), 0n);
  return { rows, stakedMinor: sum((row) => row.staked), paidMinor: sum((row) => row.paid) };
}

/** Each pair's nonces are 1, 2, 3 and so on, and its row counts them. */
async function expectNoGaps(player: TestPlayer): Promise<void> {
  const { rows } = await test.platform.pool.query<{ nonces: number[]; counted: number }>(
    `select array_agg(r.nonce order by r.nonce) as nonces, s.nonce as counted from casino_seed s join casino_round r on r.seed_id = s.id
     where s.player_id = $1 group by s.id, s.nonce`,
    [player.id],
  );
  for (const { nonces, counted } of rows) expect(nonces).toEqual(Array.from({ length: counted }, (_, i) => i + 1));
}

const GAMES = ['dice', 'mines'] as const;
const optionsOf = (random: Random, game: (typeof GAMES)[number]): object =>
  game === 'dice' ? { over: 200 + random.int(9_000) } : { mines: 1 + random.int(5) };

/** Plays a round to its end; every request is sent once or several times, at once, to one process or both. */
async function playThrough(random: Random, player: TestPlayer): Promise<void> {
  const send = async (url: string, payload: object): Promise<PlayReply> => {
    const times = 1 + random.int(3);
    const replies = await Promise.all(
      Array.from({ length: times }, (_, i) => ask((i + times) % 2 === 0 ? test : other, player, url, payload)),
    );
    for (const one of replies) expect(one).toEqual(replies[0]);
    return replies[0] as PlayReply;
  };
  const game = GAMES[random.int(GAMES.length)] ?? 'dice';
  const stake = `${random.int(3)}.${20 + random.int(80)}`;
  let { status, body } = await send('/rounds', { game, guid: nanoid(), stake, options: optionsOf(random, game) });
  if (status !== 200) {
    expect(['insufficient_funds', 'casino_round_open']).toContain(body.code);
    return;
  }
  for (let step = 0; body.data?.round.status === 'open'; step += 1) {
    const action = step > 0 && random.int(3) === 0 ? { cashOut: true } : { open: step };
    ({ status, body } = await send(`/rounds/${body.data.round.round}/actions`, { step, action }));
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

describe('money of rounds', () => {
  it(`random rounds, repeated and at once, in two processes: the account holds what rounds say (seed ${RUN_SEED})`, async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => test.player({ deposit: '20.00' })));
    await Promise.all(
      players.map(async (player, i) => {
        const random = createRandom(RUN_SEED, i);
        for (let n = 0; n < 12; n += 1) await playThrough(random, player);
      }),
    );
    for (const player of players) {
      const { stakedMinor, paidMinor, rows } = await readBooks(player);
      expect(await player.balanceMinor()).toBe(2_000n - stakedMinor + paidMinor);
      expect(rows.every(({ lowest }) => lowest >= 0n)).toBe(true);
      await expectNoGaps(player);
    }
  });

  it('200 rounds at once on a balance for a few never overdraw, and their nonces have no gaps', async () => {
    const player = await test.player({ deposit: '5.00' });
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        ask(i % 2 === 0 ? test : other, player, '/rounds', { game: 'dice', guid: nanoid(), stake: '1.00', options: { under: 200 } }),
      ),
    );
    const { rows, stakedMinor, paidMinor } = await readBooks(player);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(rows.length === 200 ? [] : ['insufficient_funds']),
    );
    expect(rows.every(({ lowest }) => lowest >= 0n)).toBe(true);
    expect(await player.balanceMinor()).toBe(500n - stakedMinor + paidMinor);
    await expectNoGaps(player);
  });

  it('one guid sent fifty times at once is one round', async () => {
    const player = await test.player({ deposit: '5.00' });
    const body = { game: 'dice', guid: nanoid(), stake: '1.00', options: { over: 5_000 } };
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(i % 2 === 0 ? test : other, player, '/rounds', body)));
    for (const one of replies) expect(one).toEqual(replies[0]);
    expect((await readBooks(player)).rows).toHaveLength(1);
  });

  it('one decision sent fifty times at once is taken once', async () => {
    const player = await test.player({ deposit: '5.00' });
    const begun = await ask(test, player, '/rounds', { game: 'mines', guid: nanoid(), stake: '1.00', options: { mines: 1 } });
    const url = `/rounds/${begun.body.data?.round.round}/actions`;
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => ask(i % 2 === 0 ? test : other, player, url, { step: 0, action: { open: 3 } })),
    );
    for (const one of replies) expect(one).toEqual(replies[0]);
    expect(replies[0]?.body.data?.round.actions).toEqual([{ open: 3 }]);
  });

  it('what a player owes is repaid from what a round returns', async () => {
    const player = await test.player({ deposit: '5.00' });
    const { wallet } = test.app.features;
    await test.platform.pool.query('select wallet_player_account($1, $2, $3, null)', [player.id, 'player-debt', 'EUR']);
    await wallet.postTransaction(test.platform.pool, {
      key: `test-${nanoid()}`,
      kind: 'settlement',
      entries: [
        { account: { kind: 'player-debt', playerId: player.id, currency: 'EUR' }, amountMinor: -40n },
        { account: { kind: 'house-payouts', playerId: null, currency: 'EUR' }, amountMinor: 40n },
      ],
    });
    // 98 % of the rolls win 1.01 for a stake of 1.00, of which 0.40 is owed; whichever comes, nothing is lost on the way.
    const { body } = await ask(test, player, '/rounds', { game: 'dice', guid: nanoid(), stake: '1.00', options: { over: 200 } });
    const won = body.data?.round.returned !== '0.00';
    expect(body.data?.balance).toBe(won ? '4.61' : '4.00');
    const { rows } = await test.platform.pool.query<{ owed: bigint }>(
      "select balance_minor as owed from ledger_account where player_id = $1 and kind = 'player-debt'",
      [player.id],
    );
    expect(rows[0]?.owed).toBe(won ? 0n : -40n);
  });
});
