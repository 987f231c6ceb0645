import type { ProposalView } from '@touchline/contract/operator/player';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../../../tests/harness/worlds/betting-app.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingApp({ matches: 3, liveMatches: 1 });
});
afterAll(async () => {
  expect(await ledgerFaults(test)).toEqual([]);
  expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  await test.close();
});

const REASON = 'Compensation for a late payout';
const post = (operator: TestOperator, call: string, payload: object) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
const propose = async (operator: TestOperator, player: TestPlayer, more: object): Promise<ProposalView> => {
  const reply = await post(operator, 'proposals', { playerId: String(player.id), reason: REASON, ...more });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const decide = (operator: TestOperator, { id }: ProposalView, decision = 'approve') =>
  post(operator, 'proposals/decide', { proposalId: id, decision, reason: REASON });
const credit = { kind: 'credit', amount: '12.50', currency: 'EUR' };

describe('T83 money moved by hand takes two people', () => {
  it('a credit stands only once somebody else has approved it', async () => {
    const player = await test.player({ deposit: '10.00' });
    const [one, other] = [await test.operator(['payments']), await test.operator(['payments'])];
    const proposal = await propose(one, player, credit);
    expect(proposal).toMatchObject({ status: 'open', amount: '12.50', currency: 'EUR', proposedBy: one.login, decidedBy: null });
    expect(await player.balanceMinor()).toBe(1_000n);
    const alone = await decide(one, proposal);
    expect([alone.statusCode, alone.json().code]).toEqual([403, 'same_person']);
    expect(await player.balanceMinor()).toBe(1_000n);
    expect((await decide(other, proposal)).json().data).toMatchObject({ status: 'approved', decidedBy: other.login });
    expect(await player.balanceMinor()).toBe(2_250n);
    expect((await decide(other, proposal)).statusCode).toBe(409);
    expect(await player.balanceMinor()).toBe(2_250n);
  });

  it('one person alone gets nowhere, also with every role, at once, and past the code', async () => {
    const player = await test.player({ deposit: '10.00' });
    const alone = await test.operator();
    const proposal = await propose(alone, player, credit);
    const replies = await Promise.all(Array.from({ length: 8 }, () => decide(alone, proposal)));
    expect(new Set(replies.map((r) => r.statusCode))).toEqual(new Set([403]));
    expect(await player.balanceMinor()).toBe(1_000n);
    await expect(
      test.platform.pool.query("update manual_adjustment set status = 'approved', decided_by = proposed_by where id = $1", [proposal.id]),
    ).rejects.toThrow(/check/);
  });

  it('many who approve at once move the money once', async () => {
    const player = await test.player({ deposit: '10.00' });
    const proposal = await propose(await test.operator(['payments']), player, credit);
    const others = await Promise.all([1, 2, 3, 4].map(() => test.operator(['payments'])));
    const replies = await Promise.all([...others, ...others].map((operator) => decide(operator, proposal)));
    expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(1);
    expect(await player.balanceMinor()).toBe(2_250n);
  });

  it('a debit takes no more than there is, and a refused one nothing', async () => {
    const player = await test.player({ deposit: '10.00' });
    const [one, other] = [await test.operator(['payments']), await test.operator(['risk'])];
    const large = await propose(one, player, { ...credit, kind: 'debit' });
    expect((await decide(other, large)).json().code).toBe('insufficient_funds');
    expect((await decide(other, large, 'refuse')).json().data.status).toBe('refused');
    const small = await propose(one, player, { ...credit, kind: 'debit', amount: '4.00' });
    expect((await decide(other, small)).statusCode).toBe(200);
    expect(await player.balanceMinor()).toBe(600n);
  });

  it('a proposal ends after a day', async () => {
    const player = await test.player({ deposit: '10.00' });
    const proposal = await propose(await test.operator(['payments']), player, credit);
    await test.platform.pool.query("update manual_adjustment set expires_at = now() - interval '1 second' where id = $1", [proposal.id]);
    const other = await test.operator(['payments']);
    expect((await decide(other, proposal)).statusCode).toBe(409);
    const listed = await other.request({ url: '/operator-api/proposals?status=expired' });
    expect(listed.json().data).toMatchObject([{ id: proposal.id, status: 'expired' }]);
    expect(await player.balanceMinor()).toBe(1_000n);
  });

  it('a running bet is made void by two, its stake returns whole', async () => {
    const [player, stranger] = [await test.player({ deposit: '10.00' }), await test.player()];
    const { betId } = (await test.bet(player, [{ match: 1 }])).json().data;
    const [one, other] = [await test.operator(['risk']), await test.operator(['risk'])];
    const foreign = { playerId: String(stranger.id), reason: REASON, kind: 'void-bet', betId };
    expect((await post(one, 'proposals', foreign)).json().code).toBe('bet_unknown');
    const proposal = await propose(one, player, { kind: 'void-bet', betId });
    expect((await decide(one, proposal)).json().code).toBe('same_person');
    expect(await player.balanceMinor()).toBe(0n);
    expect((await decide(other, proposal)).json().data).toMatchObject({ status: 'approved', betId });
    expect(await player.balanceMinor()).toBe(1_000n);
    expect((await player.request({ url: `/web-api/bets/${betId}` })).json().data.status).toBe('returned');
  });

  it('a bet that has ended is not made void', async () => {
    const player = await test.player({ deposit: '10.00' });
    const { betId } = (await test.bet(player, [{ match: 2 }])).json().data;
    const [one, other] = [await test.operator(['risk']), await test.operator(['risk'])];
    const proposal = await propose(one, player, { kind: 'void-bet', betId });
    test.settle(2, 1);
    await test.settled();
    expect((await decide(other, proposal)).json().code).toBe('bet_not_running');
    expect(await player.balanceMinor()).toBe(2_000n);
  });

  it.each(['0', '0.00', '-5', '1e3', 'NaN', '12.505', '١٢', '9007199254740993000'])('an amount of %s is refused', async (amount) => {
    const player = await test.player({ deposit: '10.00' });
    const operator = await test.operator(['payments']);
    const reply = await post(operator, 'proposals', { ...credit, playerId: String(player.id), reason: REASON, amount });
    expect(reply.statusCode).toBe(400);
  });
});
