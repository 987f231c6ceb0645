import type { ReplyFor } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { promiseHand, startHand, voidHand } from '../hands/play-hand.ts';
import type { PokerDeps } from '../poker-deps.ts';

let test: TestApp;
let deps: PokerDeps;
let one: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
  const { account, operators, site, vault } = test.app.features;
  deps = { platform: test.platform, account, operators, site, vault };
  [one, other] = [await test.operator(['admin']), await test.operator(['admin'])];
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  await test.close();
});

const reason = 'The rake of the season';
const post = (operator: TestOperator, path: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/poker/${path}`, payload });
const read = async (): Promise<ReplyFor<'operatorPokerTerms'>> => (await post(one, 'terms')).json().data;
const tableOf = async (name: string) => (await read()).tables.find((table) => table.name === name) ?? expect.fail(`no ${name}`);
/** Of the house at Northbank, whose blinds are 100 and 200. */
const FIRST = {
  ratePpm: 40_000,
  caps: [
    { players: 2, chips: 200 },
    { players: 4, chips: 600 },
  ],
  minBuyIn: 8_000,
  maxBuyIn: 20_000,
};
const NEXT = { ratePpm: 100_000, caps: [{ players: 2, chips: 2_000 }], minBuyIn: 2_000, maxBuyIn: 10_000 };
const askFor = async (name: string, more: object = {}) => {
  const { tableId, current } = await tableOf(name);
  return post(one, 'terms/propose', { pokerTableId: tableId, ...NEXT, version: current.version, reason, ...more });
};
const approve = (proposalId: string) => post(other, 'terms/decide', { proposalId, decision: 'approve', reason });
const sit = (player: TestPlayer, tableId: string, seat: number, chips: number) =>
  player.request({ method: 'POST', url: `/web-api/poker/tables/${tableId}/sit`, payload: { seat, chips, guid: nanoid() } });
const deal = async (tableId: string) => {
  await promiseHand(deps, BigInt(tableId));
  return (await startHand(deps, BigInt(tableId)))?.state ?? expect.fail('no hand is dealt');
};
const dealtBy = async (tableId: string): Promise<(number | null)[]> =>
  (await post(one, 'hands', { pokerTableId: tableId }))
    .json()
    .data.hands.map(({ termsVersion }: { readonly termsVersion: number }) => termsVersion);

describe('the terms of a poker table', () => {
  it('hold from the next hand on, and the hand that is played keeps those that it was dealt by', async () => {
    const before = await tableOf('Northbank');
    expect(before).toMatchObject({ currency: 'EUR', current: { version: 1, setBy: null, ...FIRST }, former: [] });
    const { tableId } = before;
    const players = [await test.player({ deposit: '200.00' }), await test.player({ deposit: '200.00' })] as const;
    expect((await sit(players[0], tableId, 1, 8_000)).statusCode).toBe(200);
    expect((await sit(players[1], tableId, 2, 8_000)).statusCode).toBe(200);
    const played = await deal(tableId);
    const { proposalId } = (await askFor('Northbank')).json().data;
    expect((await read()).proposals).toMatchObject([{ id: proposalId, name: 'Northbank', proposedBy: one.login, ...NEXT }]);
    expect((await sit(await test.player({ deposit: '200.00' }), tableId, 3, 2_000)).json().code).toBe('poker_buy_in');
    expect((await approve(proposalId)).json().data).toEqual({ status: 'approved' });

    expect(await tableOf('Northbank')).toMatchObject({
      current: { version: 2, setBy: one.login, approvedBy: other.login, ...NEXT },
      former: [{ version: 1, ...FIRST }],
    });
    const { rows } = await test.platform.pool.query("select setup->'rules'->'rake' as rake from poker_hand where table_id = $1", [tableId]);
    expect(rows).toEqual([{ rake: { ratePpm: FIRST.ratePpm, caps: FIRST.caps } }]);
    expect(played.setup.rules.rake).toEqual({ ratePpm: FIRST.ratePpm, caps: FIRST.caps });
    await voidHand(deps, BigInt(tableId));
    expect((await deal(tableId)).setup.rules.rake).toEqual({ ratePpm: NEXT.ratePpm, caps: NEXT.caps });
    expect(await dealtBy(tableId)).toEqual([2, 1]);
    // Players who come now sit down by the new bounds; those who sit already keep their chips.
    const late = await test.player({ deposit: '200.00' });
    const refused = await sit(late, tableId, 3, 10_001);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'poker_buy_in']);
    expect((await sit(late, tableId, 3, 2_000)).statusCode).toBe(200);
    await voidHand(deps, BigInt(tableId));
  });

  it('of another table stay as they are', async () => {
    const { proposalId } = (await askFor('Weir')).json().data;
    expect((await askFor('Weir')).json().code).toBe('conflict');
    expect((await askFor('Lockkeeper', { caps: [{ players: 2, chips: 250 }] })).statusCode).toBe(200);
    await approve(proposalId);
    expect((await tableOf('Weir')).current.version).toBe(2);
    expect((await tableOf('Lockkeeper')).current).toMatchObject({ version: 1, ratePpm: 40_000 });
  });

  it.each([
    ['a rake above a tenth', { ratePpm: 100_001 }, 'ratePpm'],
    ['a cap that nobody pays with two players', { caps: [{ players: 3, chips: 200 }] }, 'caps'],
    ['a cap in parts of a chip', { caps: [{ players: 2, chips: 0.5 }] }, 'caps'],
    ['a buy-in below ten big blinds', { minBuyIn: 1 }, 'minBuyIn'],
    ['most below least', { maxBuyIn: 1_999 }, 'maxBuyIn'],
    ['a buy-in that no number holds', { maxBuyIn: 1e300 }, 'maxBuyIn'],
    ['a reason too short', { reason: 'x' }, 'reason'],
    ['no version', { version: 0 }, 'version'],
    ['a table that is no number', { pokerTableId: 'Northbank' }, 'pokerTableId'],
  ])('%s is refused and named, and nothing is proposed', async (_, more, field) => {
    const reply = await askFor('Weir', more);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(Object.keys(reply.json().validation_errors).map((path) => path.split('.')[0])).toEqual([field]);
    expect((await read()).proposals.filter(({ name }) => name === 'Weir')).toEqual([]);
  });

  it('are those of cash tables of the brand alone', async () => {
    expect((await askFor('Millpond', { pokerTableId: '999999' })).json().code).toBe('poker_table_unknown');
    const { rows } = await test.platform.pool.query(
      `insert into poker_sit_go (brand_id, name, terms, status, started_at) select brand_id, 'Of a test', terms, 'running', now() from poker_sit_go limit 1
       returning id`,
    );
    const ofSitGo = await test.platform.pool.query(
      `insert into poker_table (brand_id, name, currency, variant, seats, small_blind, big_blind, ante, rake_ppm, rake_caps, min_buy_in, max_buy_in,
         decision_ms, bank_ms, refill_ms, sit_go_id)
       select brand_id, 'Of a test', currency, variant, seats, small_blind, big_blind, ante, 0, '[]', min_buy_in, max_buy_in, decision_ms, bank_ms, refill_ms, $1
       from poker_table limit 1 returning id`,
      [rows[0]?.id],
    );
    expect((await askFor('Millpond', { pokerTableId: String(ofSitGo.rows[0]?.id) })).json().code).toBe('poker_table_unknown');
    expect((await askFor('Weir', { version: 1 })).json().code).toBe('conflict');
  });
});
