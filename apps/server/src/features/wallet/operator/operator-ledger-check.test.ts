import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditLine, openedAudit } from '../../../../tests/harness/read-audit.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
/** The audit's entries of an operator, oldest first, without what every test operator begins with. */
const auditOf = async ({ id }: TestOperator): Promise<AuditLine[]> =>
  (await openedAudit(test, id)).filter(({ action }) => action !== 'added' && action !== 'login');

describe('POST /operator-api/ledger-check', () => {
  it('T07 T80 answers with counts and faults of the ledger and of the audit', async () => {
    const operator = await test.operator(['admin']);
    const { data } = (await post(operator, 'ledger-check')).json();
    expect(data).toMatchObject({ faults: [], audit: { faults: [] } });
    expect(data.entries).toBeGreaterThanOrEqual(data.transactions * 2);
    expect(data.audit.rows).toBeGreaterThan(0);
    expect(await auditOf(operator)).toEqual([{ action: 'ledger-check', target: 'ledger', reason: null }]);
  });

  it('T07 planted: names a balance that does not follow from the entries', async () => {
    const player = await test.player({ deposit: '10.00' });
    const operator = await test.operator(['admin']);
    const change = (by: number) =>
      test.platform.pool.query('update ledger_account set balance_minor = balance_minor + $2 where id = $1', [player.accountId, by]);
    await change(1);
    const { data } = (await post(operator, 'ledger-check')).json();
    await change(-1);
    expect(data.faults).toEqual([`a balance is not the sum of its account's entries: ${player.accountId}: 1001 against 1000`]);
  });

  it('refuses to go through everything all the time', async () => {
    const operator = await test.operator(['admin']);
    const codes = [];
    for (let i = 0; i < 7; i++) codes.push((await post(operator, 'ledger-check')).statusCode);
    expect(codes).toEqual([...Array(6).fill(200), 429]);
  });

  it('forbids risk', async () => {
    expect((await post(await test.operator(['risk', 'trader']), 'ledger-check')).statusCode).toBe(403);
  });
});
