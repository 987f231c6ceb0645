import type { ReplyFor } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingWorld } from '../../../tests/harness/betting-world.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { type AuditLine, openedAudit } from '../../../tests/harness/opened-audit.ts';
import { startTestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingWorld({ matches: 3, liveMatches: 1 });
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
const REASON = 'The player called about a bet';

type FoundBets = ReplyFor<'operatorFindBets'>;

/** What the audit says of an operator, oldest first, without what every test operator begins with. */
const auditOf = async ({ id }: TestOperator): Promise<AuditLine[]> =>
  (await openedAudit(test, id)).filter(({ action }) => action !== 'added' && action !== 'login');

describe('POST /operator-api/login', () => {
  it('answers with who it is and a cookie that only the console sends', async () => {
    const { login, password } = await test.operator(['support', 'risk']);
    const reply = await signIn({ login: login.toUpperCase(), password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({ login, roles: ['support', 'risk'] });
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(/^operator_token=[\w-]{43}; Path=\/operator-api; SameSite=Strict; HttpOnly$/);
    expect(reply.body).not.toContain(String(reply.headers['set-cookie']).slice(15, 40));
  });

  it('refuses a wrong password, an unknown login and a disabled operator alike', async () => {
    const wrong = await test.operator(['support']);
    const disabled = await test.operator(['support']);
    await test.app.features.operator.disableOperator(disabled.login);
    const replies = [
      await signIn({ login: wrong.login, password: 'not-the-password' }),
      await signIn({ login: 'nobody-at-all', password: 'not-the-password' }),
      await signIn({ login: disabled.login, password: disabled.password }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual(replies[0]?.json());
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect(replies[0]?.json().code).toBe('wrong_credentials');
  });

  it("forbids a player's credentials and keeps no token", async () => {
    const player = await test.player();
    expect((await signIn({ login: player.login, password: player.password })).statusCode).toBe(401);
    const { token } = await test.operator();
    const { rows } = await test.platform.pool.query('select 1 from operator_session where token_hash = $1', [token]);
    expect(rows).toEqual([]);
  });

  it('T72 begins a new session and ends the one before', async () => {
    const { login, password, token } = await test.operator(['support']);
    const reply = await signIn({ login, password }, { cookie: `operator_token=${token}` });
    expect(reply.statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
  });
});

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
    expect(await test.app.features.operator.disableOperator(disabled.login)).toBe(true);
    expect((await me(disabled.token)).statusCode).toBe(401);
    expect((await signIn({ login: disabled.login, password: disabled.password })).statusCode).toBe(401);
    expect(await auditOf(disabled)).toMatchObject([{ action: 'disabled', target: `operator ${disabled.login}` }]);
    const demoted = await test.operator(['admin']);
    await test.platform.pool.query("update operator set roles = '{content}' where id = $1", [demoted.id]);
    expect((await post(demoted, 'ledger-check')).statusCode).toBe(403);
  });

  it('is written down from the beginning: who was added with which roles, and when they signed in', async () => {
    const { id, login } = await test.operator(['kyc', 'payments']);
    const { rows } = await test.platform.pool.query('select action, target from operator_audit where operator_id = $1 order by position', [
      id,
    ]);
    expect(rows).toEqual([
      { action: 'added', target: `operator ${login}: kyc, payments` },
      { action: 'login', target: expect.stringMatching(/^address 10\.77\./) },
    ]);
    expect(await test.app.features.operator.disableOperator('nobody-at-all')).toBe(false);
  });

  it('GET /operator-api/me answers with login and roles', async () => {
    const operator = await test.operator(['trader']);
    expect((await me(operator.token)).json().data).toEqual({ id: operator.id.toString(), login: operator.login, roles: ['trader'] });
  });
});

describe('GET /operator-api/overview', () => {
  it('answers with figures per currency, the feed and the last check of the ledger', async () => {
    const player = await test.player({ deposit: '100.00' });
    expect((await test.bet(player, [{ match: 1 }])).statusCode).toBe(200);
    expect((await test.bet(player, [{ match: 2 }], { summ: '5.50' })).statusCode).toBe(200);
    await test.platform.pool.query(
      `insert into payment (id, player_id, client_key, direction, method, amount_minor, currency, account_id, status, finished_at) values
         ('today', $1, 'a', 'deposit', 'card', 2500, 'EUR', 1, 'paid', now()), ('yen', $1, 'b', 'deposit', 'card', 700, 'JPY', 1, 'paid', now()),
         ('before', $1, 'c', 'deposit', 'card', 9900, 'EUR', 1, 'paid', now() - interval '1 day'), ('unpaid', $1, 'd', 'deposit', 'card', 100, 'EUR', 1, 'pending', null)`,
      [player.id],
    );
    const admin = await test.operator(['admin']);
    expect((await post(admin, 'ledger-check')).statusCode).toBe(200);
    test.settle(2, 1);
    await test.settled();
    const { data } = (await (await test.operator(['risk'])).request({ url: '/operator-api/overview' })).json();
    expect(data).toMatchObject({
      players: expect.any(Number),
      bets: [
        {
          currency: 'EUR',
          open: { bets: 1, stake: '10.00', possible: '20.00' },
          today: { bets: 2, turnover: '15.50', paid: '11.00' },
        },
      ],
      deposits: [
        { currency: 'EUR', deposits: 1, amount: '25.00' },
        { currency: 'JPY', deposits: 1, amount: '700' },
      ],
      feed: { silent: false, matches: 4 },
      ledger: { faults: 0 },
    });
    expect(data.ledger.transactions).toBeGreaterThan(2);
  });

  it('forbids support', async () => {
    const operator = await test.operator(['support', 'kyc', 'trader', 'payments', 'content']);
    expect((await operator.request({ url: '/operator-api/overview' })).statusCode).toBe(403);
  });
});

describe('POST /operator-api/find-bets', () => {
  it('answers with the bets of a player in pages, and says in the audit why', async () => {
    const player = await test.player({ deposit: '100.00' });
    for (let i = 0; i < 5; i++) await test.bet(player, [{ match: 1 }]);
    const other = await test.player({ deposit: '100.00' });
    await test.bet(other, [{ match: 1 }]);
    const operator = await test.operator(['support']);
    const page = async (before: string | null): Promise<FoundBets> =>
      (
        await post(operator, 'find-bets', {
          playerId: String(player.id),
          count: 2,
          reason: REASON,
          ...(before === null ? {} : { before }),
        })
      ).json().data;
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const found = await page(next);
      expect(found.bets.length).toBeLessThanOrEqual(2);
      for (const bet of found.bets) expect(bet.playerId).toBe(String(player.id));
      ids.push(...found.bets.map((bet) => bet.betId));
      next = found.next;
    } while (next !== null);
    expect(ids).toHaveLength(5);
    expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((a, b) => b - a));
    expect(await auditOf(operator)).toEqual(Array(3).fill({ action: 'find-bets', target: `player ${player.id}`, reason: REASON }));
  });

  it('answers with one bet by its number', async () => {
    const player = await test.player({ deposit: '100.00' });
    const { betId } = (await test.bet(player, [{ match: 3 }])).json().data;
    const operator = await test.operator(['trader']);
    const { data } = (await post(operator, 'find-bets', { betId: String(betId), reason: REASON })).json();
    expect(data).toMatchObject({
      bets: [{ betId: String(betId), playerId: String(player.id), stake: '10.00', currency: 'EUR' }],
      next: null,
    });
    expect((await post(operator, 'find-bets', { betId: '999999999', reason: REASON })).json().data).toEqual({ bets: [], next: null });
    expect((await auditOf(operator)).map((row) => row.target)).toEqual([`bet ${betId} player ${player.id}`, 'bet 999999999']);
  });

  it('refuses to look without a reason, or at neither or both', async () => {
    const operator = await test.operator(['risk']);
    for (const payload of [
      { playerId: '1' },
      { playerId: '1', reason: '' },
      { playerId: '1', reason: '       ' },
      { playerId: '1', reason: `because${String.fromCharCode(0)}` },
      { reason: REASON },
      { playerId: '1', betId: '1', reason: REASON },
    ]) {
      expect((await post(operator, 'find-bets', payload)).statusCode).toBe(400);
    }
    expect(await auditOf(operator)).toEqual([]);
  });

  it('forbids payments', async () => {
    const operator = await test.operator(['payments', 'kyc', 'content', 'admin']);
    expect((await post(operator, 'find-bets', { playerId: '1', reason: REASON })).statusCode).toBe(403);
    expect(await auditOf(operator)).toEqual([]);
  });
});

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
      test.platform.pool.query('update account set balance_minor = balance_minor + $2 where id = $1', [player.accountId, by]);
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
