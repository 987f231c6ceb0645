import { FIRST_CLUB_TERMS } from '@touchline/casino/club/club-terms';
import type { ClubTermsProposal, ClubTermsVersion } from '@touchline/contract/casino-club/operator';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
// The brand has one proposal at a time.
afterEach(() => query("update casino_club_proposal set status = 'expired' where status = 'open'"));
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
const decide = (operator: TestOperator, proposalId: string, decision = 'approve') =>
  post(operator, '/decide', { proposalId, decision, reason });
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
    const alone = await decide(one, id);
    expect([alone.statusCode, alone.json().code]).toEqual([403, 'same_person']);
    expect((await read()).current.version).toBe(1);
    expect((await decide(other, id)).json().data).toEqual({ status: 'approved' });
    const { current, proposals, former } = await read();
    expect(current).toMatchObject({ version: 2, ...termsOf(130_000), setBy: one.login, approvedBy: other.login });
    expect([proposals, former.map(({ version }) => version)]).toEqual([[], [1]]);
    expect((await decide(other, id)).json().code).toBe('conflict');

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

  it('one person alone gets nowhere, at once and past the code', async () => {
    const { version } = (await read()).current;
    const id = await propose(one);
    const replies = await Promise.all(Array.from({ length: 6 }, () => decide(one, id)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    await expect(
      query("update casino_club_proposal set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1", [id]),
    ).rejects.toThrow(/check/);
    await expect(query('update casino_club_terms set terms = terms')).rejects.toThrow();
    expect((await read()).current.version).toBe(version);
  });

  it('of many who approve at once one writes the version', async () => {
    const { version } = (await read()).current;
    const id = await propose(one);
    const others = [other, await test.operator(['admin']), await test.operator(['admin'])];
    const replies = await Promise.all(others.map((operator) => decide(operator, id)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await read()).current.version).toBe(version + 1);
  });

  it('a brand has one proposal at a time, until it is refused or a day has passed', async () => {
    const { version } = (await read()).current;
    const id = await propose(one);
    expect((await askFor(other)).json().code).toBe('conflict');
    expect((await decide(other, id, 'refuse')).json().data).toEqual({ status: 'refused' });
    expect((await read()).current.version).toBe(version);
    const late = await propose(one);
    await query("update casino_club_proposal set expires_at = now() - interval '1 second' where id = $1", [late]);
    expect((await read()).proposals).toEqual([]);
    expect((await decide(other, late)).json().code).toBe('conflict');
    await propose(other);
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

  it('terms that are no longer, an unknown proposal and other roles are refused', async () => {
    expect((await askFor(one, { version: 77 })).json().code).toBe('conflict');
    expect((await decide(one, '999999')).statusCode).toBe(404);
    const risk = await test.operator(['risk']);
    expect((await post(risk, '', {})).statusCode).toBe(403);
    expect((await post(risk, '/propose', {})).statusCode).toBe(403);
  });

  it('the queue of the console counts what waits', async () => {
    await propose(one);
    const { rows } = await query("select waiting from console_waiting(1) where queue = 'club-terms'");
    expect(rows[0]?.waiting).toBe(1);
  });
});

function level(index: number) {
  const found = FIRST_CLUB_TERMS.levels[index];
  if (!found) throw new Error(`there is no level ${index}`);
  return found;
}
