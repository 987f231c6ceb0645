import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openedAudit } from '../../../tests/harness/read-audit.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { readAuditReport, writeAudit } from './audit.store.ts';
import { auditHash } from './audit-chain.ts';
import { writeReasonedAudit } from './audit-reason.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { id } = await test.operator(['support']);
  for (let i = 1; i <= 4; i++) {
    await inTransaction(test.platform.pool, (client) =>
      writeReasonedAudit(test.app.features.vault, client, {
        operatorId: id,
        action: 'find-players',
        target: `player ${i}`,
        reason: `a "call" ${i} ütf`,
      }),
    );
  }
});
afterAll(() => test.close());

const PLANTED = new Error('taken back');

/** The check's words for the audit after somebody with all rights over the database has been at it; nothing of it stays. */
async function faultsAfter(plant: string): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  const planted = inTransaction(test.platform.pool, async (client) => {
    await client.query('set local session_replication_role = replica'); // past the triggers
    for (const statement of plant.split('; ')) await client.query(statement);
    ({ faults } = await readAuditReport(client));
    throw PLANTED;
  });
  await expect(planted).rejects.toBe(PLANTED);
  return faults;
}

describe('T80 the audit of operators', () => {
  it('is whole as it was written', async () => {
    // The operator was added and signed in before.
    expect(await test.app.features.operators.checkAudit()).toMatchObject({ rows: 6, faults: [] });
  });

  it.each([
    ['a target edited', "update audit_log set target = 'player 9' where position = 3", 'the chain breaks at position 3'],
    ['a reason edited', "update audit_log set reason = 'other' where position = 4", 'the chain breaks at position 4'],
    ['a reason removed', 'update audit_log set reason = null, reason_of = null where position = 4', 'the chain breaks at position 4'],
    ['a reason of another key', 'update audit_log set reason_of = 0 where position = 4', 'the chain breaks at position 4'],
    ['another action', "update audit_log set action = 'me' where position = 2", 'the chain breaks at position 2'],
    ['another time', "update audit_log set at = at + interval '1 ms' where position = 2", 'the chain breaks at position 2'],
    ['another operator', 'update audit_log set operator_id = operator_id + 1 where position = 6', 'the chain breaks at position 6'],
    ['a hash edited', "update audit_log set hash = repeat('a', 64) where position = 5", 'the chain breaks at position 5'],
    ['the first row removed', 'delete from audit_log where position = 1', 'rows are missing between positions 0 and 2'],
    ['a row removed', 'delete from audit_log where position = 3', 'rows are missing between positions 2 and 4'],
    [
      'a row removed and the rest moved up',
      'delete from audit_log where position = 3; update audit_log set position = -position where position > 3; update audit_log set position = -position - 1 where position < 0',
      'the chain breaks at position 3',
    ],
    ['the last row removed', 'delete from audit_log where position = 6', 'the audit ends at position 5, it should at 6'],
    ['all rows removed', 'delete from audit_log', 'the audit ends at position 0, it should at 6'],
    [
      'two rows in the other order',
      'update audit_log set position = -3 where position = 3; update audit_log set position = 3 where position = 4; update audit_log set position = 4 where position = -3',
      'the chain breaks at position 3',
    ],
    ['the head removed', 'delete from audit_log_head', 'the audit ends at position 6, it should at none'],
  ])('planted: %s is found', async (_, plant, fault) => {
    expect(await faultsAfter(plant)).toContain(fault);
  });

  it.each(["update audit_log set target = 'x'", 'delete from audit_log', 'truncate audit_log', 'delete from audit_log_head'])(
    'the database refuses: %s',
    async (statement) => {
      await expect(test.platform.pool.query(statement)).rejects.toThrow(/permanent/);
    },
  );

  it('rows of many operators at once are one chain', async () => {
    const operators = await Promise.all([1, 2, 3].map(() => test.operator(['admin'])));
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        inTransaction(test.platform.pool, (client) =>
          writeAudit(client, { operatorId: operators[i % 3]?.id ?? 0n, action: 'me', target: `${i}`, reason: null }),
        ),
      ),
    );
    expect(await test.app.features.operators.checkAudit()).toMatchObject({ rows: 42, faults: [] });
  });

  it('what is taken back leaves no row', async () => {
    const { rows } = await test.app.features.operators.checkAudit();
    const [first] = (await test.platform.pool.query<{ id: bigint }>('select id from operator')).rows;
    const action = { operatorId: first?.id ?? 0n, action: 'me', target: 'x', reason: null } as const;
    const taken = inTransaction(test.platform.pool, async (client) => {
      await writeAudit(client, action);
      throw PLANTED;
    });
    await expect(taken).rejects.toBe(PLANTED);
    expect(await test.app.features.operators.checkAudit()).toMatchObject({ rows, faults: [] });
  });
});

describe('T79 the audit of an older version', () => {
  const REASONS = ['a first reason', null, 'a last reason'] as const;
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

  /** Rows as an older version wrote them: plain, and chained so. */
  async function writeOlder({ platform: { pool } }: TestApp, operatorId: bigint, target: string): Promise<void> {
    const { rows } = await pool.query<{ position: bigint; hash: string }>('select position, hash from audit_log_head');
    let { position = 0n, hash = '' } = rows[0] ?? {};
    for (const reason of REASONS) {
      position += 1n;
      const row = { position, action: 'older', target };
      const at = new Date();
      hash = auditHash(hash, { ...row, operatorId, at: at.getTime(), reason }, sha256);
      await pool.query(
        `insert into audit_log (position, at, operator_id, action, target, reason_plain, hash) values ($1, $2, $3, $4, $5, $6, $7)`,
        [position, at, operatorId, row.action, target, reason, hash],
      );
    }
    await pool.query('update audit_log_head set position = $1, hash = $2', [position, hash]);
  }

  it('T79 T80 is sealed and linked anew when the server starts, and stays permanent; one that is not whole is left as it is', async () => {
    const older = await startTestApp({ roles: ['api'] });
    const player = await older.player();
    const { id } = await older.operator(['risk']);
    await writeOlder(older, id, `player ${player.id}`);
    const wanted = REASONS.map((reason) => ({ action: 'older', target: `player ${player.id}`, reason }));
    const { rows } = await older.app.features.operators.checkAudit();
    const start = () => startTestApp({ databaseUrl: older.databaseUrl, roles: ['api'] });
    const newer = await start();
    try {
      expect(await newer.app.features.operators.checkAudit()).toMatchObject({ rows, faults: [] });
      expect((await openedAudit(newer, id)).slice(-REASONS.length)).toEqual(wanted);
      const { rows: left } = await newer.platform.pool.query('select 1 from audit_log where reason_plain is not null');
      expect(left).toEqual([]);
      await expect(newer.platform.pool.query("update audit_log set target = 'x'")).rejects.toThrow(/permanent/);
      // An erased player takes the words along, and the chain is whole without them.
      await newer.app.features.vault.shred(newer.platform.pool, player.id);
      expect((await openedAudit(newer, id)).slice(-REASONS.length).map(({ reason }) => reason)).toEqual([null, null, null]);
      expect((await newer.app.features.operators.checkAudit()).faults).toEqual([]);

      await writeOlder(newer, id, 'bet 1');
      await newer.platform.pool.query("update audit_log_head set hash = repeat('f', 64)");
      await writeOlder(newer, id, 'bet 2');
      const last = await start();
      const { rows: plain } = await last.platform.pool.query('select 1 from audit_log where reason_plain is not null');
      expect(plain).toHaveLength(4);
      await last.close();
    } finally {
      await newer.close();
      await older.close();
    }
  });
});
