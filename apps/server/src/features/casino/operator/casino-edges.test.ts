import type { CasinoEdgeProposal, CasinoTableVersion } from '@touchline/contract/casino/operator';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

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

interface Tables {
  readonly tables: readonly CasinoTableVersion[];
  readonly proposals: readonly CasinoEdgeProposal[];
  readonly former: readonly CasinoTableVersion[];
}
const reason = 'The margin of the season';
const post = (operator: TestOperator, path: string, payload: object) =>
  operator.request({ method: 'POST', url: `/operator-api/casino/${path}`, payload });
const askFor = (operator: TestOperator, game: string, more: object = {}) =>
  post(operator, 'edges/propose', { game, version: 1, edgePpm: 25_000, reason, ...more });
const approve = (operator: TestOperator, proposalId: string) => post(operator, 'edges/decide', { proposalId, decision: 'approve', reason });
const propose = async (operator: TestOperator, game: string, more: object = {}): Promise<string> => {
  const reply = await askFor(operator, game, more);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.proposalId;
};
const readTables = async (): Promise<Tables> => (await post(one, 'tables', {})).json().data;
const tableOf = async (key: string) => (await readTables()).tables.find(({ game }) => game === key);
const play = (player: TestPlayer, version?: number) => {
  const payload = { guid: nanoid(), game: 'mines', stake: '1.00', options: { mines: 3 }, ...(version === undefined ? {} : { version }) };
  return player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
};

describe('an edge is set by two people', () => {
  it('stands once somebody else has approved it, as a new version that players of the former one are told of', async () => {
    const player = await test.player({ deposit: '50.00' });
    const id = await propose(one, 'mines');
    const { tables, proposals } = await readTables();
    expect(tables.find(({ game }) => game === 'mines')).toMatchObject({ version: 1, setBy: null, approvedBy: null });
    expect(proposals).toMatchObject([{ id, game: 'mines', proposedPpm: 25_000, returnPpm: 975_000, reason, proposedBy: one.login }]);
    const alone = await approve(one, id);
    expect([alone.statusCode, alone.json().code]).toEqual([403, 'same_person']);
    expect(await tableOf('mines')).toMatchObject({ version: 1 });

    expect((await approve(other, id)).json().data).toEqual({ status: 'approved' });
    const after = await readTables();
    expect(after.tables.find(({ game }) => game === 'mines')).toMatchObject({
      version: 2,
      edgePpm: 25_000,
      returnPpm: 975_000,
      setBy: one.login,
      approvedBy: other.login,
    });
    expect(after.proposals).toEqual([]);
    expect(after.former).toMatchObject([{ game: 'mines', version: 1 }]);
    expect((await approve(other, id)).json().code).toBe('conflict');

    expect((await play(player, 1)).json().code).toBe('casino_table_changed');
    const { round } = (await play(player)).json().data;
    const receipt = (await player.request({ url: `/web-api/casino/rounds/${round.round}` })).json().data;
    expect(receipt).toMatchObject({ version: 2, edgePpm: 25_000 });
  });

  it.each([
    ['an edge beyond the bounds', 'tower', { edgePpm: 1 }, 400, 'edgePpm'],
    ['a game whose rules fix the edge', 'wheel', {}, 400, 'game'],
    ['a reason too short', 'tower', { reason: 'x' }, 400, 'reason'],
  ])('%s is refused and named', async (_, game, more, status, field) => {
    const reply = await askFor(one, game, more);
    expect(reply.statusCode).toBe(status);
    expect(Object.keys(reply.json().validation_errors)).toEqual([field]);
  });

  it('a version that is played no more and an unknown game are refused', async () => {
    expect((await askFor(one, 'tower', { version: 7 })).json().code).toBe('casino_table_changed');
    expect((await askFor(one, 'no-such-game')).json().code).toBe('casino_game_unknown');
  });
});
