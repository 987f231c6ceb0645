import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKnown } from '../../../../tests/harness/known-person.ts';
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
const REASON = 'The player called about a bet';
/** The audit's entries of an operator, oldest first, without what every test operator begins with. */
const auditOf = async ({ id }: TestOperator): Promise<AuditLine[]> =>
  (await openedAudit(test, id)).filter(({ action }) => action !== 'added' && action !== 'login');

describe('POST /operator-api/find-players', () => {
  it('answers by number, e-mail and phone with masked contact data and leaves none of it in the audit', async () => {
    const player = await test.player({ deposit: '12.34' });
    await writeKnown(test, player.id, { email: 'anna.b@example.com', phone: '4915112345678' });
    const operator = await test.operator(['support']);
    for (const [by, value] of [
      ['id', String(player.id)],
      ['email', 'Anna.B@example.com'],
      ['phone', '+49 151 12345678'],
    ]) {
      const reply = await post(operator, 'find-players', { by, value, reason: REASON });
      expect(reply.json().data.players).toMatchObject([
        {
          id: String(player.id),
          email: 'a***@e***.com',
          phone: '***78',
          country: 'IE',
          blocked: false,
          accounts: [{ currency: 'EUR', balance: '12.34' }],
        },
      ]);
      expect(reply.body).not.toMatch(/anna\.b|4915112345678|hash/i);
    }
    expect(await auditOf(operator)).toEqual(Array(3).fill({ action: 'find-players', target: `player ${player.id}`, reason: REASON }));
  });

  it('answers with nobody, and still says who looked', async () => {
    const operator = await test.operator(['support']);
    for (const value of ['nobody@example.com', 'not an address'])
      expect((await post(operator, 'find-players', { by: 'email', value, reason: REASON })).json().data).toEqual({ players: [] });
    expect((await post(operator, 'find-players', { by: 'id', value: 'x', reason: REASON })).json().data).toEqual({ players: [] });
    expect((await auditOf(operator)).map((row) => row.target)).toEqual(['nobody by email', 'nobody by email', 'nobody by id']);
  });

  it('refuses to look without a reason', async () => {
    const operator = await test.operator(['support']);
    expect((await post(operator, 'find-players', { by: 'id', value: '1' })).statusCode).toBe(400);
  });

  it('forbids a trader', async () => {
    const operator = await test.operator(['trader', 'risk', 'admin']);
    expect((await post(operator, 'find-players', { by: 'id', value: '1', reason: REASON })).statusCode).toBe(403);
  });
});
