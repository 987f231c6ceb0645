import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireReply } from '../../../../tests/harness/request-over.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
});
afterAll(() => test.close());

const dataOf = (reply: WireReply) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const URL = '/web-api/poker/sit-and-gos';
const send = (player: TestPlayer, what: string, payload: object = {}): Promise<WireReply> =>
  player.request({ method: 'POST', url: `${URL}/${what}`, payload });
const list = async (player: TestPlayer): Promise<SitGoView[]> => dataOf(await player.request({ url: URL })).sitGos;
const find = async (player: TestPlayer, name: string): Promise<SitGoView> =>
  (await list(player)).find((one) => one.name === name && one.status === 'open') ?? expect.fail(`no ${name}`);

describe('S228 sit-and-gos by their calls', () => {
  it('are listed to guests, whose prizes add up to the buy-ins', async () => {
    const { sitGos, ownRate } = dataOf(await test.request({ url: URL })) as { sitGos: SitGoView[]; ownRate: unknown };
    expect(new Set(sitGos.map(({ seats }) => seats))).toEqual(new Set([2, 6, 9]));
    for (const { prizes, seats, buyIn } of sitGos) expect(prizes.reduce((sum, prize) => sum + prize)).toBe(seats * buyIn);
    expect(ownRate).toBeNull();
  });

  it('are entered and left, with the balance after each', async () => {
    const player = await test.player({ deposit: '10.00' });
    const { sitGoId, buyIn, fee } = await find(player, 'Heron');
    const low = await send(player, `${sitGoId}/enter`, { guid: nanoid() });
    expect([low.statusCode, low.json().code]).toEqual([409, 'insufficient_funds']);
    const other = await find(player, 'Osier');
    const entered = dataOf(await send(player, `${other.sitGoId}/enter`, { guid: nanoid() }));
    expect(entered).toMatchObject({ balance: '7.80', sitGo: { own: { cost: '2.20', currency: 'EUR' }, playersLeft: 1, tableId: null } });
    expect(entered.sitGo.botsAt).toBeGreaterThan(0);
    expect(dataOf(await send(player, `${other.sitGoId}/leave`))).toMatchObject({ balance: '10.00', sitGo: { own: null } });
    expect([buyIn, fee]).toEqual([1_000, 100]);
  });

  it('begin with the last entry, at a table of their own that no list of cash tables shows', async () => {
    const players = [await test.player({ deposit: '10.00' }), await test.player({ deposit: '10.00' })] as const;
    const { sitGoId } = await find(players[0], 'Sluice');
    dataOf(await send(players[0], `${sitGoId}/enter`, { guid: nanoid() }));
    const { sitGo } = dataOf(await send(players[1], `${sitGoId}/enter`, { guid: nanoid() })) as { sitGo: SitGoView };
    expect(sitGo).toMatchObject({ status: 'running', level: 1, playersLeft: 2, nextLevelIn: 6 });
    const { tables } = dataOf(await test.request({ url: '/web-api/poker' })) as { tables: { tableId: string }[] };
    expect(tables.map(({ tableId }) => tableId)).not.toContain(sitGo.tableId);
    const { view } = dataOf(await players[0].request({ url: `/web-api/poker/tables/${sitGo.tableId}` }));
    expect(view).toMatchObject({ own: { chips: 1_500 }, sitGo: { sitGoId } });
    const sat = await players[0].request({
      method: 'POST',
      url: `/web-api/poker/tables/${sitGo.tableId}/top-up`,
      payload: { chips: 100, guid: nanoid() },
    });
    expect(sat.json().code).toBe('poker_table_unknown');
  });
});
