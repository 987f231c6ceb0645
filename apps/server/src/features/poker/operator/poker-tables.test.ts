import type { ReplyFor } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { promiseHand, startHand, takeLateTurn, voidHand } from '../hands/play-hand.ts';
import type { PokerDeps } from '../poker-deps.ts';

let test: TestApp;
let deps: PokerDeps;
let operator: TestOperator;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
  const { account, operators, site, vault } = test.app.features;
  deps = { platform: test.platform, account, operators, site, vault };
  operator = await test.operator(['risk']);
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const post = (path: string, payload: object = {}, by = operator) =>
  by.request({ method: 'POST', url: `/operator-api/poker/${path}`, payload });
const dataOf = async (path: string, payload: object = {}) => {
  const reply = await post(path, payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const tables = (): Promise<ReplyFor<'operatorPokerTables'>> => dataOf('tables');
const tableNamed = async (name: string) => (await tables()).tables.find((table) => table.name === name) ?? expect.fail(`no ${name}`);
const handsOf = (pokerTableId: string, more: object = {}): Promise<ReplyFor<'operatorPokerHands'>> =>
  dataOf('hands', { pokerTableId, ...more });

async function sit(player: TestPlayer, tableId: string, seat: number): Promise<void> {
  const payload = { seat, chips: 10_000, guid: nanoid() };
  const reply = await player.request({ method: 'POST', url: `/web-api/poker/tables/${tableId}/sit`, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}
async function deal(tableId: string): Promise<bigint> {
  await promiseHand(deps, BigInt(tableId));
  return (await startHand(deps, BigInt(tableId)))?.hand.id ?? expect.fail('no hand is dealt');
}
/** The first to act lets the time run out and folds. */
async function foldLate(tableId: string): Promise<void> {
  await test.platform.pool.query("update poker_hand set acts_by = now() - interval '1 second' where table_id = $1 and status = 'open'", [
    tableId,
  ]);
  expect(await takeLateTurn(deps, BigInt(tableId))).not.toBeNull();
}

describe('S228 the poker rooms at the console', () => {
  it('are shown with their players, and every hand with its pot and what each has won or lost', async () => {
    const { tableId } = await tableNamed('Two Bridges');
    const players = [await test.player({ deposit: '200.00' }), await test.player({ deposit: '200.00' })] as const;
    await sit(players[0], tableId, 1);
    await sit(players[1], tableId, 2);
    const handId = String(await deal(tableId));
    expect(await tableNamed('Two Bridges')).toMatchObject({ players: 2, bots: 0, isPlaying: true, hands: 0, rake: '0.00' });
    // Nobody reads the cards of a hand that is played.
    expect((await post('hands/text', { pokerHandId: handId })).json().code).toBe('poker_hand_unknown');
    await foldLate(tableId);
    expect(await tableNamed('Two Bridges')).toMatchObject({ isPlaying: false, hands: 1, pots: '1.00', rake: '0.00' });

    const { hands, currency, name } = await handsOf(tableId);
    expect([name, currency]).toEqual(['Two Bridges', 'EUR']);
    expect(hands).toMatchObject([{ handId, status: 'over', pot: '1.00', rake: '0.00' }]);
    expect(hands[0]?.seats.map(({ playerId }) => playerId)).toEqual(players.map(({ id }) => String(id)));
    expect(new Set(hands[0]?.seats.map(({ net }) => net))).toEqual(new Set(['-0.50', '0.50']));

    const { text } = await dataOf('hands/text', { pokerHandId: handId });
    for (const { id } of players) expect(text).toMatch(new RegExp(`^Dealt to ${id} \\[.. ..\\]$`, 'm'));
    const audited = await test.platform.pool.query(
      "select action, target from audit_log where action like 'poker-hand%' order by position desc limit 2",
    );
    expect(audited.rows).toEqual([
      { action: 'poker-hand', target: `cards of hand ${handId}` },
      { action: 'poker-hands', target: 'hands at Two Bridges' },
    ]);
  });

  it('tell of a hand that is void, which no table counts', async () => {
    const { tableId } = await tableNamed('Northbank');
    const players = [await test.player({ deposit: '200.00' }), await test.player({ deposit: '200.00' })] as const;
    await sit(players[0], tableId, 1);
    await sit(players[1], tableId, 2);
    const handId = String(await deal(tableId));
    await voidHand(deps, BigInt(tableId));
    expect((await handsOf(tableId)).hands).toMatchObject([
      { handId, status: 'void', pot: null, rake: null, seats: [{ net: null }, { net: null }] },
    ]);
    expect(await tableNamed('Northbank')).toMatchObject({ hands: 0, isPlaying: false });
    expect((await post('hands/text', { pokerHandId: handId })).json().code).toBe('poker_hand_unknown');
    expect((await handsOf(tableId, { before: handId })).hands).toEqual([]);
  });

  it('show sit-and-gos with who has entered, and those that are void for a day', async () => {
    const of = async (name: string) => (await tables()).sitGos.filter((one) => one.name === name);
    const [open] = await of('Heron');
    const player = await test.player({ deposit: '20.00' });
    const entered = await player.request({
      method: 'POST',
      url: `/web-api/poker/sit-and-gos/${open?.sitGoId}/enter`,
      payload: { guid: nanoid() },
    });
    expect(entered.statusCode, entered.body).toBe(200);
    expect(await of('Heron')).toMatchObject([
      { status: 'open', players: 1, bots: 0, buyIn: '10.00', fee: '1.00', seats: 6, tableId: null },
    ]);
    const admin = await test.operator(['admin']);
    const voided = await post('sit-and-gos/void', { sitGoId: open?.sitGoId, reason: 'A fault of ours' }, admin);
    expect(voided.json().data).toEqual({ voided: true });
    // Another one of the name takes entries in its place.
    expect(await of('Heron')).toMatchObject([
      { status: 'open', players: 0 },
      { sitGoId: open?.sitGoId, status: 'void', players: 1, tableId: null },
    ]);
    expect(await player.balanceMinor()).toBe(2_000n);
  });

  it('are nobody else’s, and what is wrong is named', async () => {
    const support = await test.operator(['support']);
    for (const path of ['tables', 'hands', 'hands/text']) expect((await post(path, {}, support)).statusCode).toBe(403);
    expect((await post('hands', { pokerTableId: '999999' })).json().code).toBe('poker_table_unknown');
    expect((await post('hands/text', { pokerHandId: '999999' })).json().code).toBe('poker_hand_unknown');
    const bad = await post('hands', { pokerTableId: 'x' });
    expect([bad.statusCode, Object.keys(bad.json().validation_errors)]).toEqual([400, ['pokerTableId']]);
  });
});
