import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditLine, openedAudit } from '../../../tests/harness/read-audit.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let address = 0;
const signIn = (payload: object, headers: Record<string, string> = {}) => {
  address += 1;
  return test.request({ method: 'POST', url: '/operator-api/login', payload, headers, remoteAddress: `10.66.0.${address}` });
};
const me = (token: string) => test.request({ url: '/operator-api/me', headers: { cookie: `operator_token=${token}` } });
const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
/** The audit's entries of an operator, oldest first, without what every test operator begins with. */
const auditOf = async ({ id }: TestOperator): Promise<AuditLine[]> =>
  (await openedAudit(test, id)).filter(({ action }) => action !== 'added' && action !== 'login');

describe('an operator session', () => {
  it('T44 ends after 30 idle minutes and after 12 hours, whatever the browser says', async () => {
    const age = async (column: string, interval: string): Promise<number> => {
      const { id, token } = await test.operator(['support']);
      await test.platform.pool.query(`update operator_session set ${column} = now() - interval '${interval}' where operator_id = $1`, [id]);
      return (await me(token)).statusCode;
    };
    expect(await age('last_seen_at', '29 minutes 50 seconds')).toBe(200);
    expect(await age('last_seen_at', '30 minutes 1 second')).toBe(401);
    expect(await age('created_at', '11 hours 59 minutes')).toBe(200);
    expect(await age('created_at', '12 hours 1 second')).toBe(401);
  });

  it('a call counts as activity', async () => {
    const { id, token } = await test.operator(['support']);
    await test.platform.pool.query("update operator_session set last_seen_at = now() - interval '20 minutes' where operator_id = $1", [id]);
    await me(token);
    const { rows } = await test.platform.pool.query(
      "select 1 from operator_session where operator_id = $1 and last_seen_at > now() - interval '1 minute'",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('POST /operator-api/logout ends it and makes the browser forget it', async () => {
    const operator = await test.operator(['content']);
    const reply = await post(operator, 'logout');
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['set-cookie'])).toBe('operator_token=; Path=/operator-api; SameSite=Strict; Max-Age=0');
    expect((await me(operator.token)).statusCode).toBe(401);
    expect(await auditOf(operator)).toMatchObject([{ action: 'logout' }]);
  });

  it('ends at once for an operator who is disabled; a role taken away counts from the next call on', async () => {
    const disabled = await test.operator(['support']);
    expect(await test.app.features.operators.disableOperator(disabled.login)).toBe(true);
    expect((await me(disabled.token)).statusCode).toBe(401);
    expect((await signIn({ login: disabled.login, password: disabled.password })).statusCode).toBe(401);
    expect(await auditOf(disabled)).toMatchObject([{ action: 'disabled', target: `operator ${disabled.login}` }]);
    const demoted = await test.operator(['admin']);
    await test.platform.pool.query("update operator set roles = '{content}' where id = $1", [demoted.id]);
    expect((await post(demoted, 'ledger-check')).statusCode).toBe(403);
  });

  it('is written down from the beginning: who was added with which roles, and when they signed in', async () => {
    const { id, login } = await test.operator(['kyc', 'payments']);
    const { rows } = await test.platform.pool.query('select action, target from audit_log where operator_id = $1 order by position', [id]);
    expect(rows).toEqual([
      { action: 'added', target: `operator ${login}: kyc, payments` },
      { action: 'login', target: expect.stringMatching(/^address 10\.77\./) },
    ]);
    expect(await test.app.features.operators.disableOperator('nobody-at-all')).toBe(false);
  });

  it('GET /operator-api/me answers with login and roles', async () => {
    const operator = await test.operator(['trader']);
    expect((await me(operator.token)).json().data).toEqual({
      id: operator.id.toString(),
      login: operator.login,
      roles: ['trader'],
      brand: 'Touchline',
    });
  });
});

describe('over TLS', () => {
  it('T76 the cookie has a prefix and Secure, and only that one is believed', async () => {
    const secure = await startTestApp({ config: { publicUrl: new URL('https://touchline.example') } });
    try {
      const { token } = await secure.operator(['support']);
      const ask = (cookie: string) => secure.request({ url: '/operator-api/me', headers: { cookie } });
      expect((await ask(`__Secure-operator_token=${token}`)).statusCode).toBe(200);
      expect((await ask(`operator_token=${token}`)).statusCode).toBe(401);
    } finally {
      await secure.close();
    }
  });
});
