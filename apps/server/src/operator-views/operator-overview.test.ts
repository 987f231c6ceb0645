import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../tests/harness/test-operator.ts';
import { AWAY_WINS, type BettingWorld, startBettingApp } from '../../tests/harness/worlds/betting-app.ts';

let test: BettingWorld;
/** Figures are kept for a while. */
let aheadMs = 0;
beforeAll(async () => {
  test = await startBettingApp({ matches: 3, liveMatches: 1, clock: { now: () => Date.now() + aheadMs } });
});
afterAll(() => test.close());

const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });

describe('GET /operator-api/overview', () => {
  it('answers with figures per currency, the feed and the last check of the ledger', async () => {
    const player = await test.player({ deposit: '100.00' });
    expect((await test.bet(player, [{ match: 1 }])).statusCode).toBe(200);
    expect((await test.bet(player, [{ match: 2 }], { summ: '5.50' })).statusCode).toBe(200);
    await test.platform.pool.query(
      `insert into payment (id, player_id, idempotency_key, direction, method, amount_minor, currency, account_id, status, finished_at) values
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

  it('counts as paid today what the ledger paid: ends, parts cashed out, results taken back and corrected', async () => {
    const player = await test.player({ deposit: '100.00' });
    const place = async (match: number) => (await test.bet(player, [{ match }])).json().data.betId as string;
    const sell = async (betId: string, percent: number) => {
      const { offer } = (await player.request({ method: 'GET', url: `/web-api/bets/${betId}/sale` })).json().data;
      const sold = await player.request({
        method: 'POST',
        url: `/web-api/bets/${betId}/sale`,
        payload: { guid: nanoid(), percent, offer },
      });
      expect(sold.statusCode, sold.body).toBe(200);
    };
    await place(1);
    const parted = await place(1);
    await sell(parted, 50);
    await sell(parted, 50);
    await sell(await place(3), 100);
    await sell(await place(3), 25);
    test.settle(1, 1);
    await test.settled();
    test.settle(1, 2, AWAY_WINS);
    await test.settled();
    test.settle(1, 3);
    await test.settled();
    const { rows } = await test.platform.pool.query<{ paid: string }>(
      `select to_char(sum(e.amount_minor) / 100.0, 'FM990.00') as paid
       from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join ledger_account a on a.id = e.account_id
       where a.player_id is not null and t.kind in ('settlement', 'sale', 'rollback')`,
    );
    aheadMs += 6_000;
    const { data } = (await (await test.operator(['risk'])).request({ url: '/operator-api/overview' })).json();
    expect(data.bets[0].today.paid).toBe(rows[0]?.paid);
  });

  it('forbids support', async () => {
    const operator = await test.operator(['support', 'kyc', 'trader', 'payments', 'content']);
    expect((await operator.request({ url: '/operator-api/overview' })).statusCode).toBe(403);
  });
});
