import { houseAccount, playerAccount } from '@touchline/ledger/account';
import { buildTransaction } from '@touchline/ledger/build-transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const debit = async (playerId: bigint, key: string, amountMinor: bigint): Promise<'done' | 'refused'> => {
  const { wallet } = test.app.features;
  const transaction = buildTransaction(key, 'stake', [
    { account: playerAccount('player-main', playerId, 'EUR'), amountMinor: -amountMinor },
    { account: houseAccount('house-stakes', 'EUR'), amountMinor },
  ]);
  try {
    await inTransaction(test.platform.pool, async (client) => {
      await wallet.lockPlayerAccounts(client, playerId, 'EUR');
      await wallet.postTransaction(client, transaction);
    });
    return 'done';
  } catch (error) {
    if (['23514', '23505'].includes((error as { code?: string }).code ?? '')) return 'refused';
    throw error;
  }
};

describe('wallet', () => {
  it('T06 of 200 parallel debits on a balance for one, exactly one passes', async () => {
    const player = await test.player({ deposit: '10.00' });
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, i) => debit(player.id, `t06-${i}`, 1_000n)));
    expect(outcomes.filter((o) => o === 'done')).toHaveLength(1);
    expect(await player.balanceMinor()).toBe(0n);
    expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  });

  it('posts a key once', async () => {
    const player = await test.player({ deposit: '10.00' });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => debit(player.id, `once-${player.id}`, 100n)));
    expect(outcomes.filter((o) => o === 'done')).toHaveLength(1);
    expect(await player.balanceMinor()).toBe(900n);
  });

  it('refuses a transaction that does not sum to 0', async () => {
    const player = await test.player({ deposit: '1.00' });
    const post = test.platform.pool.query("select * from ledger_post('{x}', '{gift}', '{1}', array[$1::bigint], '{5}')", [
      player.accountId,
    ]);
    await expect(post).rejects.toThrow(/sum to 0/);
  });

  it('keeps history: entries, transactions and seals cannot be changed or removed', async () => {
    await test.player({ deposit: '1.00' });
    await test.app.features.wallet.sealLedger();
    for (const table of ['ledger_entry', 'ledger_transaction', 'ledger_hash_chain']) {
      await expect(test.platform.pool.query(`delete from ${table}`)).rejects.toThrow(/permanent/);
    }
    const { id: playerId } = await test.player();
    const points = { source: 'test', externalId: 'kept', playerId, points: 5n };
    await inTransaction(test.platform.pool, (client) => test.app.features.wallet.givePoints(client, points));
    await expect(test.platform.pool.query('delete from wallet_movement')).rejects.toThrow(/permanent/);
  });
});

describe('T07 the ledger checker', () => {
  /** Each fault is planted past the guards, seen by the checker, and taken back. */
  const plants: readonly (readonly [what: string, sql: string, expected: RegExp])[] = [
    [
      'a balance that nobody posted',
      "update ledger_account set balance_minor = balance_minor + 1 where player_id is not null and kind = 'player-main'",
      /not the sum/,
    ],
    [
      'an entry without its counterpart',
      'delete from ledger_entry where (transaction_id, account_id) in (select transaction_id, account_id from ledger_entry limit 1)',
      /does not sum to 0/,
    ],
    [
      'an edited transaction',
      "update ledger_transaction set idempotency_key = idempotency_key || '!' where id = (select min(id) from ledger_transaction)",
      /chain breaks/,
    ],
    [
      'points beside money',
      `with account_of as (insert into ledger_account (kind, currency) values ('house-points', 'POINTS') returning id)
       insert into ledger_entry select (select min(id) from ledger_transaction), id, 5 from account_of`,
      /points and money are mixed/,
    ],
    [
      'a movement that was posted under another key',
      `insert into wallet_movement (source, external_id, kind, player_id, currency, content_hash, amount_minor, transaction_id)
       select 'x', 'y', 'debit', 1, 'EUR', '', 5, min(id) from ledger_transaction`,
      /a movement is not what was posted/,
    ],
    [
      'a posting of a movement that nobody named',
      "update ledger_transaction set idempotency_key = 'movement-999' where id = (select min(id) from ledger_transaction)",
      /nobody named/,
    ],
    [
      'money of a bonus without a grant',
      "insert into ledger_account (player_id, kind, currency, grant_id) values (1, 'player-bonus', 'EUR', 999)",
      /a bonus has no grant/,
    ],
    ['a removed link', 'delete from ledger_hash_chain where position = 1', /chain breaks/],
  ];
  it.each(plants)('finds %s', async (_what, statement, expected) => {
    // Two links: the loss of the newest alone looks like a ledger not yet sealed that far.
    await test.player({ deposit: '5.00' });
    await test.player({ deposit: '6.00' });
    await test.app.features.wallet.sealLedger();
    expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
    const client = await test.platform.pool.connect();
    try {
      await client.query('begin');
      await client.query("set local session_replication_role = 'replica'");
      await client.query(statement);
      await client.query('commit');
      const { faults } = await test.app.features.wallet.checkLedger();
      expect(faults.join('\n')).toMatch(expected);
      console.log('planted: caught');
    } finally {
      client.release();
      await test.close();
      test = await startTestApp();
    }
  });
});
