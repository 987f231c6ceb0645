import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { createRandom } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUN_SEED } from '../../../tests/harness/run-seed.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import { ledgerFaults } from '../../../tests/harness/worlds/betting-app.ts';
import { startTotoWorld, type TotoWorld } from '../../../tests/harness/worlds/toto-app.ts';

let world: TotoWorld;
let operator: TestOperator;
beforeAll(async () => {
  world = await startTotoWorld();
  operator = await world.operator(['risk']);
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const TICKETS = 60;
const CURRENCIES = ['EUR', 'RUB'] as const;
type Figures = Record<string, { stakes: readonly [number, bigint]; payouts: readonly [number, bigint] }>;

/** The report's figures of toto, all days together, in minor units. */
async function reported(): Promise<Figures> {
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const payload = { from: dayOf(Date.now() - 86_400_000), to: dayOf(Date.now()) };
  const { money } = (await operator.request({ method: 'POST', url: '/operator-api/report', payload })).json().data;
  const of = (currency: string, figure: string): readonly [number, bigint] => {
    let [times, sum] = [0, 0n];
    for (const row of money.filter((one: { currency: string }) => one.currency === currency)) {
      const amount = parseMoney(row.figures[figure].amount, currencyByCode(currency)?.scale ?? 2);
      times += row.figures[figure].times;
      sum += amount.ok ? amount.value : 0n;
    }
    return [times, sum];
  };
  return Object.fromEntries(CURRENCIES.map((one) => [one, { stakes: of(one, 'toto-stakes'), payouts: of(one, 'toto-payouts') }]));
}
/** Movements of the ledger on players' accounts. */
async function posted(): Promise<Figures> {
  const { rows } = await world.platform.pool.query<{ currency: string; stake: boolean; times: number; minor: bigint }>(
    `select a.currency, t.kind = 'toto-stake' as stake, count(distinct t.id)::int as times, abs(sum(e.amount_minor))::bigint as minor
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join ledger_account a on a.id = e.account_id
     where a.player_id is not null and t.kind in ('toto-stake', 'toto-payout', 'toto-return') group by 1, 2`,
  );
  const of = (currency: string, stake: boolean): readonly [number, bigint] => {
    const row = rows.find((one) => one.currency === currency && one.stake === stake);
    return [row?.times ?? 0, row?.minor ?? 0n];
  };
  return Object.fromEntries(CURRENCIES.map((one) => [one, { stakes: of(one, true), payouts: of(one, false) }]));
}

describe('the daily report', () => {
  it('counts stakes and payouts of toto as the ledger has them: random tickets, won, lost and returned', async () => {
    const seed = RUN_SEED;
    const random = createRandom('toto report', seed);
    const ids = CURRENCIES.map((code) => currencyByCode(code)?.id ?? 0);
    const players = await Promise.all(ids.map((currencyId) => world.player({ deposit: '10000', currencyId })));
    const { draws } = (await world.request({ method: 'GET', url: '/web-api/toto/draws' })).json().data;
    const sheets = await Promise.all(
      (['fifteen', 'score'] as const).map(async (pool) => {
        const { drawId } = draws.find((one: { pool: string; status: string }) => one.pool === pool && one.status === 'open');
        return (await world.request({ method: 'GET', url: `/web-api/toto/draws/${drawId}` })).json().data;
      }),
    );
    for (let n = 0; n < TICKETS; n++) {
      const sheet = sheets[n % 2];
      const marks = sheet.matches.map(({ outcomes }: { outcomes: { outcome: number }[] }) => [outcomes[random.int(2)]?.outcome ?? 0]);
      const payload = { drawId: sheet.drawId, guid: nanoid(), marks, stakeMultiplier: 1 + random.int(5) };
      const placed = await players[random.int(players.length)]?.request({ method: 'POST', url: '/web-api/toto/tickets', payload });
      expect(placed?.statusCode, placed?.body).toBe(200);
    }
    await expect.poll(reported).toEqual(await posted());
    for (const { matches } of sheets) world.begin(matches[0].matchId);
    await world.look();
    await world.look();
    // One draw is played to its end, the other called off since too much of it is void.
    for (const { matchId, outcomes } of sheets[0].matches) world.end('fifteen', matchId, outcomes[random.int(2)].outcome);
    for (const { matchId } of sheets[1].matches) world.end('score', matchId, 'void');
    await world.settled();
    await world.look();
    await world.look();
    const { rows } = await world.platform.pool.query<{ status: string }>('select distinct status from toto_ticket');
    expect(rows.map(({ status }) => status).toSorted()).toEqual(expect.arrayContaining(['lost', 'returned']));
    const ledger = await posted();
    expect(ledger.EUR?.payouts[0]).toBeGreaterThan(0);
    await expect.poll(reported).toEqual(ledger);
    console.log(`toto report, seed ${seed}, n ${TICKETS}`);
  });
});
