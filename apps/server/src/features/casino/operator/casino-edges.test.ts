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
const decide = (operator: TestOperator, proposalId: string, decision = 'approve') =>
  post(operator, 'edges/decide', { proposalId, decision, reason });
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
    const alone = await decide(one, id);
    expect([alone.statusCode, alone.json().code]).toEqual([403, 'same_person']);
    expect(await tableOf('mines')).toMatchObject({ version: 1 });

    expect((await decide(other, id)).json().data).toEqual({ status: 'approved' });
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
    expect((await decide(other, id)).json().code).toBe('conflict');

    expect((await play(player, 1)).json().code).toBe('casino_table_changed');
    const { round } = (await play(player)).json().data;
    const receipt = (await player.request({ url: `/web-api/casino/rounds/${round.round}` })).json().data;
    expect(receipt).toMatchObject({ version: 2, edgePpm: 25_000 });
  });

  it('one person alone gets nowhere, at once and past the code', async () => {
    const id = await propose(one, 'dice');
    const replies = await Promise.all(Array.from({ length: 6 }, () => decide(one, id)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    await expect(
      test.platform.pool.query(
        "update casino_edge_proposal set status = 'approved', decided_by = proposed_by, decided_at = now() where id = $1",
        [id],
      ),
    ).rejects.toThrow(/check/);
    expect(await tableOf('dice')).toMatchObject({ version: 1 });
  });

  it('of many who approve at once one writes the version', async () => {
    const id = await propose(one, 'limbo');
    const others = [other, await test.operator(['admin']), await test.operator(['admin'])];
    const replies = await Promise.all(others.map((operator) => decide(operator, id)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await tableOf('limbo')).toMatchObject({ version: 2 });
  });

  it('a table has one proposal at a time, until it is refused or a day has passed', async () => {
    const id = await propose(one, 'pump');
    expect((await askFor(other, 'pump')).json().code).toBe('conflict');
    expect((await decide(other, id, 'refuse')).json().data).toEqual({ status: 'refused' });
    expect(await tableOf('pump')).toMatchObject({ version: 1 });
    const late = await propose(one, 'pump');
    await test.platform.pool.query("update casino_edge_proposal set expires_at = now() - interval '1 second' where id = $1", [late]);
    expect((await readTables()).proposals.map((proposal) => proposal.id)).not.toContain(late);
    expect((await decide(other, late)).json().code).toBe('conflict');
    await propose(other, 'pump');
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

  it('a version that is played no more, an unknown game and an unknown proposal are refused', async () => {
    expect((await askFor(one, 'tower', { version: 7 })).json().code).toBe('casino_table_changed');
    expect((await askFor(one, 'no-such-game')).json().code).toBe('casino_game_unknown');
    expect((await decide(one, '999999')).statusCode).toBe(404);
    const risk = await test.operator(['risk']);
    expect((await askFor(risk, 'tower')).statusCode).toBe(403);
  });

  it('the queue of the console counts what waits', async () => {
    await propose(one, 'coin');
    const { rows } = await test.platform.pool.query<{ waiting: number }>(
      "select waiting from console_waiting(1) where queue = 'casino-edges'",
    );
    expect(rows[0]?.waiting).toBe((await readTables()).proposals.length);
    expect(rows[0]?.waiting).toBeGreaterThan(0);
  });
});
