import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openedAudit } from '../../../../tests/harness/read-audit.ts';
import type { TestApp } from '../../../../tests/harness/test-app.ts';
import { startWithdrawalScene, type WithdrawalScene } from '../../../../tests/harness/worlds/withdrawal-scene.ts';

let scene: WithdrawalScene;
beforeAll(async () => {
  scene = await startWithdrawalScene();
});
afterAll(() => scene.close());

describe('operators', () => {
  const list = async (operator: { request: TestApp['request'] }) =>
    (await operator.request({ method: 'POST', url: '/operator-api/withdrawals', payload: { reason: 'a day of work', count: 100 } })).json()
      .data.withdrawals;
  const decide = (operator: { request: TestApp['request'] }, withdrawalId: string, decision: string, more: object = {}) =>
    operator.request({
      method: 'POST',
      url: '/operator-api/withdrawals/decide',
      payload: { withdrawalId, decision, reason: 'looked at it', ...more },
    });

  it('one approves what is above the small amounts of a day, audited', async () => {
    const player = await scene.winner('2000.00');
    const small = await scene.asked(player, { amount: '400.00' });
    const id = await scene.asked(player, { amount: '150.00' });
    expect([await scene.status(player, small), await scene.status(player, id)]).toEqual(['approved', 'requested']);
    const operator = await scene.test.operator(['payments']);
    const found = (await list(operator)).find((one: { id: string }) => one.id === id);
    expect(found).toMatchObject({ playerId: String(player.id), people: 1, approvedBy: [], identified: true, destination: '•••• 4242' });
    expect((await decide(operator, id, 'approve')).json().data).toMatchObject({ status: 'approved', approvedBy: [operator.login] });
    expect((await decide(operator, id, 'decline')).json().code).toBe('payment_decided');
    await scene.advance();
    expect(await scene.status(player, id)).toBe('sent');
    const audited = (await openedAudit(scene.test, operator.id)).filter(
      ({ target }) => target === `withdrawal ${id} of player ${player.id}`,
    );
    expect(audited).toMatchObject([{ action: 'withdrawal-approve', reason: 'looked at it' }]);
  });

  it('T83 two approve a large one, and one person is not two', async () => {
    const player = await scene.winner('9000.00');
    const id = await scene.asked(player, { method: 'bank-transfer', amount: '6000.00', destination: 'DE89 3704 0044 0532 0130 00' });
    const [first, second] = [await scene.test.operator(['payments']), await scene.test.operator(['payments'])];
    expect((await decide(first, id, 'approve')).json().data).toMatchObject({ status: 'requested', people: 2 });
    expect((await decide(first, id, 'approve')).json().code).toBe('same_person');
    await scene.advance();
    expect(await scene.status(player, id)).toBe('requested');
    expect((await decide(second, id, 'approve')).json().data.status).toBe('approved');
  });

  it('a declined one gives the money back and says why', async () => {
    const player = await scene.winner('2000.00');
    const id = await scene.asked(player, { amount: '600.00' });
    const operator = await scene.test.operator(['payments']);
    await decide(operator, id, 'decline', { refusal: 'documents' });
    expect(await scene.view(player, id)).toMatchObject({ status: 'declined', refusal: 'documents' });
    expect(await player.balanceMinor()).toBe(200_000n);
  });
});
