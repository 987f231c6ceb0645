import type { ReplyFor } from '@touchline/contract/calls';
import type { ReportGroup } from '@touchline/contract/reports/enums';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import { AWAY_WINS, type BettingWorld, startBettingApp } from '../../../tests/harness/worlds/betting-app.ts';

let world: BettingWorld;
let operator: TestOperator;
beforeAll(async () => {
  world = await startBettingApp();
  operator = await world.operator(['risk']);
});
afterAll(() => world?.close());

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** A run at midnight has two days. */
const body = () => ({ from: dayOf(Date.now() - 86_400_000), to: dayOf(Date.now()) });

async function ask(
  wanted: { readonly from: string; readonly to: string; readonly by?: ReportGroup } = body(),
): Promise<ReplyFor<'operatorReport'>> {
  const reply = await operator.request({ method: 'POST', url: '/operator-api/report', payload: wanted });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const sum = (figures: readonly (readonly [number, number])[]): readonly [number, number] =>
  figures.reduce<readonly [number, number]>(([n, amount], [more, by]) => [n + more, Math.round((amount + by) * 100) / 100], [0, 0]);
/** Times and amount of a figure in EUR, all days together. */
async function inEuro(figure: keyof ReplyFor<'operatorReport'>['money'][number]['figures']): Promise<readonly [number, number]> {
  const { money } = await ask();
  const rows = money.filter(({ currency }) => currency === 'EUR').map(({ figures }) => figures[figure]);
  return sum(rows.map(({ times, amount }) => [times, Number(amount)]));
}

describe('the daily report', () => {
  it('counts stakes and payouts as the bets have them, and a corrected result by the difference', async () => {
    const player = await world.player({ deposit: '100.00' });
    for (const match of [1, 1, 2]) expect((await world.bet(player, [{ match }])).statusCode).toBe(200);
    await expect.poll(() => inEuro('stakes')).toEqual([3, 30]);
    world.settle(1, 1);
    world.settle(2, 1, AWAY_WINS);
    await world.settled();
    await expect.poll(() => inEuro('payouts')).toEqual([2, 40]);
    world.settle(1, 2, AWAY_WINS);
    await world.settled();
    await expect.poll(() => inEuro('payouts')).toEqual([0, 0]);
    world.settle(1, 3);
    await world.settled();
    await expect.poll(() => inEuro('payouts')).toEqual([2, 40]);
    const { rows } = await world.platform.pool.query<{ staked: string; paid: string }>(
      'select sum(stake_minor)::text as staked, sum(payout_minor)::text as paid from bet',
    );
    expect(rows).toEqual([{ staked: '3000', paid: '4000' }]);
  });

  it('counts what a bet was cashed out for in part, at once, and what it pays besides at the end', async () => {
    const player = await world.player({ deposit: '100.00' });
    const [, before] = await inEuro('payouts');
    const paid = async () => Math.round(((await inEuro('payouts'))[1] - before) * 100) / 100;
    const { betId } = (await world.bet(player, [{ match: 5 }])).json().data;
    const part = await player.request({
      method: 'POST',
      url: `/web-api/bets/${betId}/sale`,
      payload: { guid: nanoid(), percent: 50, offer: '4.80' },
    });
    expect(part.json().data).toMatchObject({ step: 'sold-part', paid: '4.80' });
    await expect.poll(paid).toBe(4.8);
    world.settle(5, 1);
    await world.settled();
    await expect.poll(paid).toBe(14.8);
  });

  it('counts what players pay to insure bets, and what the insurance pays among the payouts, as the ledger has them', async () => {
    const player = await world.player({ deposit: '100.00' });
    const [, premiums] = await inEuro('premiums');
    const [, payouts] = await inEuro('payouts');
    for (const [match, percent] of [
      [6, 100],
      [7, 50],
    ] as const) {
      const { betId } = (await world.bet(player, [{ match }])).json().data;
      const { premium } = (await player.request({ method: 'GET', url: `/web-api/bets/${betId}/insurance?percent=${percent}` })).json().data;
      const url = `/web-api/bets/${betId}/insurance`;
      const insured = await player.request({ method: 'POST', url, payload: { guid: nanoid(), percent, premium } });
      expect(insured.statusCode, insured.body).toBe(200);
    }
    world.settle(6, 1, AWAY_WINS);
    world.source.say(7, { type: 'MarketCancelled', version: 1 });
    await world.settled();
    const { rows } = await world.platform.pool.query<{ premiums: number; payouts: number }>(
      `select coalesce(sum(-e.amount_minor) filter (where t.kind = 'insurance'), 0)::float8 / 100 as premiums,
         coalesce(sum(e.amount_minor) filter (where t.kind = 'settlement'), 0)::float8 / 100 as payouts
       from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join ledger_account a on a.id = e.account_id where a.player_id = $1`,
      [player.id],
    );
    const added = async (figure: 'premiums' | 'payouts', before: number) => Math.round(((await inEuro(figure))[1] - before) * 100) / 100;
    await expect.poll(() => added('premiums', premiums)).toBe(rows[0]?.premiums);
    await expect.poll(() => added('payouts', payouts)).toBe(rows[0]?.payouts);
    expect(rows[0]?.premiums).toBeGreaterThan(5);
  });

  it('counts registrations and sign-ins by country, and says nothing of another brand', async () => {
    const figures = async () => (await ask({ ...body(), by: 'country' })).people.find(({ key }) => key === 'MT')?.figures;
    expect(await figures()).toBeUndefined();
    for (let n = 0; n < 2; n++) await world.player({ country: 'MT' });
    await expect.poll(figures).toMatchObject({ registrations: 2, 'sign-ins': 2, 'limit-changes': 0, breaks: 0 });
    await world.platform.pool.query(
      `insert into reports_day (brand_id, day, country_id, currency, figure, times, amount_minor) values (9, current_date, 1, 'XAF', 'stakes', 1, 1)`,
    );
    expect((await ask()).money.map(({ currency }) => currency)).not.toContain('XAF');
  });

  it('adds an event once, however often its consumer fails after it has', async () => {
    const { pool } = world.platform;
    const player = await world.player({ deposit: '100.00' });
    const [times, amount] = await inEuro('stakes');
    // The cursor's move fails three times, after the tally has been written.
    await pool.query(`create sequence failures; create function fail_thrice() returns trigger language plpgsql as $$ begin
      if new.consumer = 'daily-report' and new.id > old.id and nextval('failures') <= 3 then raise 'planted'; end if; return new; end $$;
      create trigger fail_thrice before update on event_cursor for each row execute function fail_thrice()`);
    expect((await world.bet(player, [{ match: 3 }])).statusCode).toBe(200);
    await expect.poll(() => inEuro('stakes')).toEqual([times + 1, amount + 10]);
    const { rows } = await pool.query<{ failures: number }>('select last_value::int as failures from failures');
    expect(rows[0]?.failures).toBeGreaterThanOrEqual(3);
    expect((await world.bet(player, [{ match: 4 }])).statusCode).toBe(200);
    await expect.poll(() => inEuro('stakes')).toEqual([times + 2, amount + 20]);
    await pool.query('drop trigger fail_thrice on event_cursor');
  });

  it('names the field of a period that cannot be', async () => {
    const wrong = async (from: string, to: string) => {
      const reply = await operator.request({ method: 'POST', url: '/operator-api/report', payload: { from, to } });
      return [reply.statusCode, Object.keys(reply.json().validation_errors ?? {})];
    };
    expect(await wrong('2026-02-02', '2026-02-01')).toEqual([400, ['to']]);
    expect(await wrong('2025-01-01', '2026-02-01')).toEqual([400, ['from']]);
    expect(await wrong('2026-02-30', '2026-03-01')).toEqual([400, ['from']]);
  });
});
