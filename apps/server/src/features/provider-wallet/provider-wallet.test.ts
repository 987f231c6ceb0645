import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { askAsProvider, newName, PROVIDER_KEYS, type Spoiled } from '../../../tests/harness/test-provider.ts';
import { readConfig } from '../../platform/config.ts';
import type { ProviderAct } from './admit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { providerKeys: PROVIDER_KEYS } });
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

type Body = Readonly<Record<string, unknown>>;
/** "200 12.50" or "409 round_closed". */
async function ask(act: ProviderAct, player: TestPlayer, body: Body = {}, spoiled?: Spoiled): Promise<string> {
  const reply = await askAsProvider(test, act, player, body, spoiled);
  const { code, balance } = reply.json() as { code?: string; balance?: string };
  return `${reply.statusCode} ${code ?? balance}`;
}
const stake = (transaction: string, amount: string, round = 'r', more: Body = {}): Body => ({
  transaction,
  amount,
  round,
  game: 'g',
  ...more,
});

describe('who may ask', () => {
  const refused: readonly (readonly [string, Spoiled])[] = [
    ['a provider that is not configured', { provider: 'zephyr' }],
    ['a wrong key', { key: new Uint8Array(32).fill(9) }],
    ["another provider's key", { key: PROVIDER_KEYS.get('borealis') ?? new Uint8Array() }],
    ['a signature of another act', { signedAct: 'credit' }],
    ['no signature', { headers: { 'x-signature': '' } }],
    ['another time than the signed one', { headers: { 'x-timestamp': String(Math.floor(Date.now() / 1000) - 7) } }],
    ['a message of ten minutes ago', { skew: -600 }],
    ['a message of the future', { skew: 600 }],
  ];
  it.each(refused)('refuses %s', async (_, spoiled) => {
    const player = await test.player({ deposit: '10.00' });
    expect(await ask('debit', player, stake(newName(), '1.00', newName()), spoiled)).toBe('403 forbidden');
    expect(await player.balanceMinor()).toBe(1_000n);
  });

  it('takes clocks that differ by minutes', async () => {
    const player = await test.player({ deposit: '10.00' });
    expect(await ask('balance', player, {}, { skew: -200 })).toBe('200 10.00');
    expect(await ask('balance', player, {}, { skew: 200 })).toBe('200 10.00');
  });

  it('a message that somebody recorded and plays again moves nothing', async () => {
    const player = await test.player({ deposit: '10.00' });
    const recorded = stake(newName(), '4.00', newName());
    for (let i = 0; i < 3; i++) expect(await ask('debit', player, recorded)).toBe('200 6.00');
    expect(await player.balanceMinor()).toBe(600n);
  });

  it('is closed where no provider is configured', async () => {
    expect(readConfig({}, []).providerKeys.size).toBe(0);
    const key = 'ab'.repeat(32);
    expect([...readConfig({ PROVIDER_KEYS: `aurora:${key}` }, []).providerKeys.keys()]).toEqual(['aurora']);
    for (const PROVIDER_KEYS of ['aurora', 'aurora:12', `:${key}`, `aurora:${key},aurora:${key}`])
      expect(() => readConfig({ PROVIDER_KEYS }, [])).toThrow(/PROVIDER_KEYS/);
  });

  it('answers for the account that it names, in its currency', async () => {
    const player = await test.player({ deposit: '10.00' });
    expect(await ask('balance', player)).toBe('200 10.00');
    expect(await ask('balance', player, { currency: 'USD' })).toBe('409 conflict');
    expect(await ask('balance', player, { account: '999999999' })).toBe('404 not_found');
    expect(await ask('debit', player, stake('x', '1.001'))).toBe('400 amount_format');
    expect(await ask('debit', player, stake('x', '1.00', 'r', { jackpotContribution: '1.01' }))).toBe('400 amount_format');
    expect(await ask('debit', player, stake('a b', '1.00'))).toBe('400 invalid');
    expect(await ask('credit', player, { transaction: newName(), amount: '92233720368547758.07' })).toBe('400 amount_too_high');
  });
});

/** A line is one message; names are the story's own. */
type Line = readonly [act: ProviderAct, body: Body, answer: string];
const STORIES: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    'a round is staked, won and over',
    [
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['credit', { transaction: 'b', round: 'r', amount: '7.50', closes: true }, '200 13.50'],
      ['debit', stake('c', '1.00'), '409 round_closed'],
      ['credit', { transaction: 'd', round: 'r', amount: '1.00' }, '409 round_closed'],
      ['rollback', { transaction: 'e', original: 'a' }, '409 round_closed'],
      ['balance', {}, '200 13.50'],
    ],
  ],
  [
    'a repeat is answered as the first was, whatever happened since',
    [
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['debit', stake('b', '1.00'), '200 5.00'],
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['credit', { transaction: 'c', round: 'r', amount: '2.00', closes: true }, '200 7.00'],
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['credit', { transaction: 'c', round: 'r', amount: '2.00', closes: true }, '200 7.00'],
      ['balance', {}, '200 7.00'],
    ],
  ],
  [
    'one name stands for one thing',
    [
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['debit', stake('a', '4.01'), '409 transaction_reused'],
      ['debit', stake('a', '4.00', 'other'), '409 transaction_reused'],
      ['debit', stake('a', '4.00', 'r', { game: 'other' }), '409 transaction_reused'],
      ['debit', stake('a', '4.00', 'r', { jackpotContribution: '0.01' }), '409 transaction_reused'],
      ['credit', { transaction: 'a', round: 'r', amount: '4.00' }, '409 transaction_reused'],
      ['rollback', { transaction: 'a', original: 'a' }, '409 transaction_reused'],
      ['balance', {}, '200 6.00'],
    ],
  ],
  [
    'a refusal is for ever, and moved nothing that could be taken back',
    [
      ['debit', stake('a', '10.01'), '409 insufficient_funds'],
      ['credit', { transaction: 'b', amount: '5.00' }, '200 15.00'],
      ['debit', stake('a', '10.01'), '409 insufficient_funds'],
      ['rollback', { transaction: 'c', original: 'a' }, '200 15.00'],
      ['debit', stake('a', '10.01'), '409 insufficient_funds'],
      ['credit', { transaction: 'd', round: 'r', amount: '1.00' }, '404 round_unknown'],
    ],
  ],
  [
    'a stake taken back once, under however many names',
    [
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['rollback', { transaction: 'b', original: 'a' }, '200 10.00'],
      ['rollback', { transaction: 'b', original: 'a' }, '200 10.00'],
      ['rollback', { transaction: 'c', original: 'a' }, '200 10.00'],
      ['debit', stake('a', '4.00'), '200 6.00'],
      ['credit', { transaction: 'd', round: 'r', amount: '1.00' }, '409 transaction_cancelled'],
      ['balance', {}, '200 10.00'],
    ],
  ],
  [
    'what is taken back before it comes never comes',
    [
      ['rollback', { transaction: 'a', original: 'b' }, '200 10.00'],
      ['debit', stake('b', '4.00'), '409 transaction_cancelled'],
      ['rollback', { transaction: 'c', original: 'b' }, '200 10.00'],
      ['credit', { transaction: 'b', amount: '4.00' }, '409 transaction_cancelled'],
      ['balance', {}, '200 10.00'],
    ],
  ],
  [
    'a win that comes before its stake waits for it',
    [
      ['credit', { transaction: 'a', round: 'r', amount: '3.00' }, '404 round_unknown'],
      ['debit', stake('b', '1.00'), '200 9.00'],
      ['credit', { transaction: 'a', round: 'r', amount: '3.00' }, '200 12.00'],
    ],
  ],
  [
    'several stakes, one taken back, a lost round',
    [
      ['debit', stake('a', '1.00'), '200 9.00'],
      ['debit', stake('b', '2.00'), '200 7.00'],
      ['rollback', { transaction: 'c', original: 'a' }, '200 8.00'],
      ['credit', { transaction: 'd', round: 'r', amount: '0', closes: true }, '200 8.00'],
      ['credit', { transaction: 'd', round: 'r', amount: '0', closes: true }, '200 8.00'],
    ],
  ],
  [
    'a win that is taken back, and one that has been spent meanwhile becomes a debt',
    [
      ['debit', stake('a', '10.00'), '200 0.00'],
      ['credit', { transaction: 'b', round: 'r', amount: '6.00' }, '200 6.00'],
      ['debit', stake('c', '5.00', 's'), '200 1.00'],
      ['rollback', { transaction: 'd', original: 'b' }, '200 0.00'],
      ['credit', { transaction: 'e', amount: '7.00' }, '200 2.00'],
    ],
  ],
  [
    'a free round: a stake of nothing, and its win',
    [
      ['debit', stake('a', '0'), '200 10.00'],
      ['credit', { transaction: 'b', round: 'r', amount: '2.00', closes: true }, '200 12.00'],
    ],
  ],
  [
    'a jackpot is fed by stakes and pays',
    [
      ['debit', stake('a', '10.00', 'r', { jackpotContribution: '0.50' }), '200 0.00'],
      ['credit', { transaction: 'b', round: 'r', amount: '1.00', jackpotWin: '50.00', closes: true }, '200 51.00'],
      ['debit', stake('c', '1.00', 's', { jackpotContribution: '0.10' }), '200 50.00'],
      ['rollback', { transaction: 'd', original: 'c' }, '200 51.00'],
    ],
  ],
  [
    'a rollback is not taken back',
    [
      ['rollback', { transaction: 'a', original: 'x' }, '200 10.00'],
      ['rollback', { transaction: 'b', original: 'a' }, '409 rollback_refused'],
    ],
  ],
];

describe('what comes of it', () => {
  const IDS = ['transaction', 'original', 'round'];
  it.each(STORIES)('%s', async (_, lines) => {
    const player = await test.player({ deposit: '10.00' });
    const story = newName();
    for (const [act, body, answer] of lines) {
      const named = Object.fromEntries(
        Object.entries(body).map(([key, value]) => [key, IDS.includes(key) ? `${story}-${String(value)}` : value]),
      );
      expect(await ask(act, player, named), `${act} ${JSON.stringify(body)}`).toBe(answer);
    }
  });

  it("another player's transaction cannot be taken back, and another provider has names of its own", async () => {
    const [player, other] = [await test.player({ deposit: '10.00' }), await test.player({ deposit: '10.00' })];
    const [name, round] = [newName(), newName()];
    expect(await ask('debit', player, stake(name, '4.00', round))).toBe('200 6.00');
    expect(await ask('rollback', other, { transaction: newName(), original: name })).toBe('409 rollback_refused');
    expect(await ask('debit', other, stake(name, '4.00', round))).toBe('409 transaction_reused');
    expect(await ask('debit', other, stake(name, '4.00', round), { provider: 'borealis' })).toBe('200 6.00');
    // A table's round has many players; each one's part is by itself.
    expect(await ask('credit', other, { transaction: newName(), round, amount: '1.00' })).toBe('404 round_unknown');
    expect(await ask('debit', other, stake(newName(), '1.00', round))).toBe('200 5.00');
    expect(await ask('credit', player, { transaction: newName(), round, amount: '0', closes: true })).toBe('200 6.00');
    expect(await ask('debit', other, stake(newName(), '1.00', round))).toBe('200 4.00');
  });

  it('T06 40 stakes at once on a balance for one: one is taken, the others are refused by name', async () => {
    const player = await test.player({ deposit: '10.00' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('debit', player, stake(newName(), '10.00', newName()))));
    expect(answers.filter((answer) => answer === '200 0.00')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '409 insufficient_funds')).toHaveLength(39);
  });

  it('a stake that is still under way when it is taken back is waited for, and taken back', async () => {
    const player = await test.player({ deposit: '10.00' });
    const { pool } = test.platform;
    const waiting = async (): Promise<number> => {
      const { rows } = await pool.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0]?.n ?? 0;
    };
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from ledger_account where id = $1 for update', [player.accountId]);
      const name = newName();
      const staked = ask('debit', player, stake(name, '4.00', newName()));
      await expect.poll(waiting).toBe(1);
      const back = ask('rollback', player, { transaction: newName(), original: name });
      await expect.poll(waiting).toBe(2);
      await client.query('commit');
      expect([await staked, await back]).toEqual(['200 6.00', '200 10.00']);
    } finally {
      client.release();
    }
  });

  it('40 times the same stake at once is one, and all hear the same', async () => {
    const player = await test.player({ deposit: '10.00' });
    const body = stake(newName(), '2.00', newName());
    const replies = await Promise.all(Array.from({ length: 40 }, () => askAsProvider(test, 'debit', player, body)));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await player.balanceMinor()).toBe(800n);
  });

  it('tells the balance and what happened in the round', async () => {
    const player = await test.player({ deposit: '10.00' });
    const round = newName();
    await ask('debit', player, stake(newName(), '4.00', round));
    await ask('credit', player, { transaction: newName(), round, amount: '1.00', closes: true });
    const { rows } = await test.platform.pool.query<{ body: Body }>('select body from event where player_id = $1 order by id', [player.id]);
    expect(rows.map(({ body }) => body).filter(({ kind }) => /balance|round/.test(String(kind)))).toMatchObject([
      { kind: 'balance', amount: '6.00' },
      { kind: 'round-staked', source: 'provider:aurora', round, game: 'g', stakeMinor: '400', bonusMinor: '0' },
      { kind: 'balance', amount: '7.00' },
      { kind: 'round-returned', round, returnMinor: '100', closed: true },
    ]);
  });
});

describe('limits on stakes in games', () => {
  it('blocked and excluded players stake nothing, and are paid what they won', async () => {
    const player = await test.player({ deposit: '10.00' });
    const round = newName();
    expect(await ask('debit', player, stake(newName(), '1.00', round))).toBe('200 9.00');
    await test.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [player.id]);
    expect(await ask('debit', player, stake(newName(), '1.00', round))).toBe('403 self_excluded');
    await test.platform.pool.query('update player set self_excluded_until = null, blocked = true where id = $1', [player.id]);
    expect(await ask('debit', player, stake(newName(), '0', round))).toBe('403 account_blocked');
    expect(await ask('credit', player, { transaction: newName(), round, amount: '3.00', closes: true })).toBe('200 12.00');
  });

  it('a limit on losses counts rounds: stakes, what they return and what is taken back', async () => {
    const player = await test.player({ deposit: '100.00' });
    const set = await player.requestFully({
      method: 'POST',
      url: '/limit-service-api/v3/limits',
      payload: { limits: [{ kind: 'loss', period: 'day', value: '10.00' }] },
    });
    expect(set.statusCode, set.body).toBe(200);
    const [first, round] = [newName(), newName()];
    expect(await ask('debit', player, stake(first, '8.00', round))).toBe('200 92.00');
    expect(await ask('debit', player, stake(newName(), '2.01', round))).toBe('409 limit_exceeded');
    expect(await ask('rollback', player, { transaction: newName(), original: first })).toBe('200 100.00');
    expect(await ask('debit', player, stake(newName(), '10.00', round))).toBe('200 90.00');
    expect(await ask('credit', player, { transaction: newName(), round, amount: '5.00' })).toBe('200 95.00');
    expect(await ask('debit', player, stake(newName(), '5.01', round))).toBe('409 limit_exceeded');
    expect(await ask('debit', player, stake(newName(), '5.00', round))).toBe('200 90.00');
  });
});

describe('bonuses by two people', () => {
  const REASON = 'Agreed with the player in writing';
  let people: readonly [TestOperator, TestOperator];
  beforeAll(async () => {
    people = [await test.operator(['payments']), await test.operator(['payments'])];
  });
  const post = (operator: TestOperator, url: string, payload: object) =>
    operator.request({ method: 'POST', url: `/operator-api/${url}`, payload });
  /** Proposed by one, approved by the other. */
  async function agree(player: TestPlayer, more: object): Promise<string> {
    const proposed = await post(people[0], 'proposals', { playerId: String(player.id), reason: REASON, ...more });
    expect(proposed.statusCode, proposed.body).toBe(200);
    const reply = await post(people[1], 'proposals/decide', { proposalId: proposed.json().data.id, decision: 'approve', reason: REASON });
    return reply.json().code ?? reply.json().data.status;
  }
  const bonusesOf = async (player: TestPlayer) => {
    const reply = await post(people[0], 'player', { playerId: String(player.id), reason: REASON });
    return (reply.json().data.balances as { kind: string; balance: string; grantId: string | null }[]).filter(
      ({ kind }) => kind !== 'player-main',
    );
  };

  it('a bonus is staked after own money, wins its share, and is released', async () => {
    const player = await test.player({ deposit: '10.00' });
    expect(await agree(player, { kind: 'bonus', amount: '20.00', currency: 'EUR' })).toBe('approved');
    const [bonus] = await bonusesOf(player);
    expect(bonus).toMatchObject({ kind: 'player-bonus', balance: '20.00' });
    const round = newName();
    expect(await ask('debit', player, stake(newName(), '16.00', round))).toBe('200 14.00');
    expect(await player.balanceMinor()).toBe(0n);
    expect(await ask('credit', player, { transaction: newName(), round, amount: '8.00' })).toBe('200 22.00');
    // 10 of 16 were the player's own.
    expect(await player.balanceMinor()).toBe(500n);
    expect(await agree(player, { kind: 'bonus-release', grantId: bonus?.grantId })).toBe('approved');
    expect(await player.balanceMinor()).toBe(2_200n);
    expect(await agree(player, { kind: 'bonus-release', grantId: bonus?.grantId })).toBe('bonus_ended');
    // Later wins of a round belong where the bonus went.
    expect(await ask('credit', player, { transaction: newName(), round, amount: '1.60' })).toBe('200 23.60');
  });

  it('a forfeited bonus takes nothing of the player with it', async () => {
    const player = await test.player({ deposit: '10.00' });
    await agree(player, { kind: 'bonus', amount: '20.00', currency: 'EUR' });
    const [bonus] = await bonusesOf(player);
    const round = newName();
    const name = newName();
    expect(await ask('debit', player, stake(name, '12.00', round))).toBe('200 18.00');
    expect(await agree(player, { kind: 'bonus-forfeit', grantId: bonus?.grantId })).toBe('approved');
    expect(await ask('balance', player)).toBe('200 0.00');
    expect(await ask('rollback', player, { transaction: newName(), original: name })).toBe('200 10.00');
  });

  it('a bonus of somebody else cannot be ended, and who excluded themselves is given none', async () => {
    const [player, other] = [await test.player({ deposit: '10.00' }), await test.player()];
    await agree(player, { kind: 'bonus', amount: '20.00', currency: 'EUR' });
    const [bonus] = await bonusesOf(player);
    expect(await agree(other, { kind: 'bonus-release', grantId: bonus?.grantId })).toBe('bonus_unknown');
    await test.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [other.id]);
    expect(await agree(other, { kind: 'bonus', amount: '5.00', currency: 'EUR' })).toBe('self_excluded');
  });

  it('points are no money: they stand by themselves and stake nothing', async () => {
    const player = await test.player({ deposit: '10.00' });
    expect(await agree(player, { kind: 'points', points: 250 })).toBe('approved');
    expect(await agree(player, { kind: 'points', points: 50 })).toBe('approved');
    expect(await bonusesOf(player)).toMatchObject([{ kind: 'player-points', balance: '300' }]);
    expect(await ask('balance', player)).toBe('200 10.00');
    const shown = await player.request({ method: 'POST', url: '/web-api/user/balance' });
    expect(JSON.stringify(shown.json())).not.toContain('POINTS');
    await expect(
      test.platform.pool.query("insert into ledger_account (player_id, kind, currency) values ($1, 'player-main', 'POINTS')", [player.id]),
    ).rejects.toThrow(/account_unit/);
  });
});
