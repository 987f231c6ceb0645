import { FIRST_CLUB_TERMS } from '@touchline/casino/club/club-terms';
import type { ClubTermsProposal, ClubTermsVersion } from '@touchline/contract/casino-club/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import { until } from '../../../../tests/harness/until.ts';

let test: TestApp;
let one: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  test = await startTestApp();
  [one, other] = [await test.operator(['admin']), await test.operator(['admin'])];
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  await test.close();
});

interface Terms {
  readonly current: ClubTermsVersion;
  readonly proposals: readonly ClubTermsProposal[];
  readonly former: readonly ClubTermsVersion[];
}
const reason = 'The terms of the season';
const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);
const post = (operator: TestOperator, path: string, payload: object) =>
  operator.request({ method: 'POST', url: `/operator-api/casino/club${path}`, payload });
const read = async (): Promise<Terms> => (await post(one, '', {})).json().data;
/** The first terms with another part of a week's loss at every level. */
const termsOf = (lossPpm: number) => ({ ...FIRST_CLUB_TERMS, levels: FIRST_CLUB_TERMS.levels.map((level) => ({ ...level, lossPpm })) });
const askFor = async (operator: TestOperator, more: object = {}) =>
  post(operator, '/propose', { version: (await read()).current.version, ...termsOf(130_000), reason, ...more });
const approve = (operator: TestOperator, proposalId: string) => post(operator, '/decide', { proposalId, decision: 'approve', reason });
const propose = async (operator: TestOperator, more: object = {}): Promise<string> => {
  const reply = await askFor(operator, more);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.proposalId;
};

describe('terms of the VIP club are set by two people', () => {
  it('stand once somebody else has approved them, for periods that begin from then on', async () => {
    const before = await read();
    expect(before.current).toMatchObject({ version: 1, ...FIRST_CLUB_TERMS, setBy: null, approvedBy: null });
    const player = await test.player();
    const addWeek = (day: string, version: number) =>
      query(
        `insert into casino_cashback (player_id, kind, day, currency, starts_at, ends_at, version, rounds, staked_minor, returned_minor, kept_micro)
         values ($1, 'vip', $2::date, 'EUR', $2::date, $2::date + 7, $3, 1, 100000, 90000, 5000000000)`,
        [player.id, day, version],
      );
    await addWeek('2020-01-06', 1);

    const id = await propose(one);
    expect((await read()).proposals).toMatchObject([{ id, ...termsOf(130_000), reason, proposedBy: one.login }]);
    const alone = await approve(one, id);
    expect([alone.statusCode, alone.json().code]).toEqual([403, 'same_person']);
    expect((await read()).current.version).toBe(1);
    expect((await approve(other, id)).json().data).toEqual({ status: 'approved' });
    const { current, proposals, former } = await read();
    expect(current).toMatchObject({ version: 2, ...termsOf(130_000), setBy: one.login, approvedBy: other.login });
    expect([proposals, former.map(({ version }) => version)]).toEqual([[], [1]]);
    expect((await approve(other, id)).json().code).toBe('conflict');

    const { levels } = (await test.request({ url: '/web-api/casino/club' })).json().data;
    expect(levels[0].lossPpm).toBe(130_000);
    // A week that was begun under the former terms is paid by them.
    await addWeek('2020-01-13', 2);
    const amounts = async () =>
      (await player.request({ url: '/web-api/casino/cashback?kind=vip' }))
        .json()
        .data.periods.map(({ amount }: { amount: string }) => amount);
    await until('both weeks are paid', async () => {
      await test.app.features.casinoClub.settle();
      return (await query("select 1 from casino_cashback where player_id = $1 and status = 'open'", [player.id])).rows.length === 0;
    });
    expect(await amounts()).toEqual(['13.00', '5.00']);
  });

  it.each([
    ['a level that gives less than the one before', { levels: termsOf(50_000).levels.with(1, { ...level(1), lossPpm: 1 }) }, 'lossPpm'],
    ['a first level that is not for everybody', { levels: FIRST_CLUB_TERMS.levels.with(0, { ...level(0), points: 5 }) }, 'points'],
    ["a share of providers' games beyond the bounds", { providersEdgePpm: 900_000 }, 'providersEdgePpm'],
    ['a level too few', { levels: FIRST_CLUB_TERMS.levels.slice(1) }, 'levels'],
    ['a reason too short', { reason: 'x' }, 'reason'],
  ])('%s is refused and named', async (_, more, field) => {
    const reply = await askFor(one, more);
    expect([reply.statusCode, Object.keys(reply.json().validation_errors)]).toEqual([400, [field]]);
  });
});

function level(index: number) {
  const found = FIRST_CLUB_TERMS.levels[index];
  if (!found) throw new Error(`there is no level ${index}`);
  return found;
}
