import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithdrawalScene, type WithdrawalScene } from '../../../tests/harness/worlds/withdrawal-scene.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { processWithdrawal } from './process-withdrawal.ts';

let scene: WithdrawalScene;
beforeAll(async () => {
  scene = await startWithdrawalScene();
});
afterAll(() => scene.close());

describe('the provider', () => {
  it('T77 its word counts once, for what was sent and for the amount that was sent', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    expect((await scene.say(id, 'paid')).statusCode).toBe(200);
    expect(await scene.status(player, id)).toBe('approved');
    await scene.advance();
    expect((await scene.say(id, 'paid', { amount: '26.00' })).statusCode).toBe(409);
    expect((await scene.say(id, 'declined')).statusCode).toBe(409);
    const replies = await Promise.all(Array.from({ length: 20 }, () => scene.say(id, 'paid')));
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
    expect([await player.balanceMinor(), await scene.held(player)]).toEqual([7_500n, 0n]);
    // It takes its word back: the books stay, a person is called.
    expect((await scene.say(id, 'failed', { sequence: 3 })).statusCode).toBe(200);
    expect([await scene.status(player, id), await player.balanceMinor()]).toEqual(['paid', 7_500n]);
  });

  it('T04 a crash between telling it and noting so pays once', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.sent(player);
    for (let crash = 0; crash < 3; crash++) {
      await scene.query('update withdrawal set submitted_at = null where payment_id = $1', [id]);
      await scene.advance();
    }
    expect(await scene.orders(id)).toBe(1);
    const { rows } = await scene.query('select submitted_at from withdrawal where payment_id = $1', [id]);
    expect(rows[0].submitted_at).not.toBeNull();
  });

  it('one that does not answer is told again, and the player loses nothing by it', async () => {
    const { features } = scene.test.app;
    const ordered: string[] = [];
    const deaf: PaymentProvider = {
      name: 'sandbox',
      payUrl: () => '',
      verify: () => false,
      readPayout: () => Promise.resolve(undefined),
      payOut: ({ reference, destination }) => {
        ordered.push(`${reference} ${destination}`);
        return Promise.reject(new Error('no answer'));
      },
    };
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    const deps = { ...features, platform: scene.test.platform, provider: deaf, isIdentified: async () => true };
    for (let attempt = 0; attempt < 2; attempt++) await expect(processWithdrawal(deps, id)).rejects.toThrow('no answer');
    expect(ordered).toEqual([`${id} 4242424242424242`, `${id} 4242424242424242`]);
    expect([await scene.status(player, id), await scene.held(player), (await scene.cancel(player, id)).statusCode]).toEqual([
      'sent',
      2_500n,
      409,
    ]);
    await scene.advance();
    await scene.say(id, 'paid');
    expect([await scene.status(player, id), await scene.held(player)]).toEqual(['paid', 0n]);
  });

  it('T04 a crash before telling it is made good by the next round', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    await scene.query("update payment set status = 'sent' where id = $1", [id]);
    expect(await scene.orders(id)).toBe(0);
    await scene.advance();
    expect(await scene.orders(id)).toBe(1);
  });

  it('is asked how an order stands when it says nothing, and told again what it does not know', async () => {
    const player = await scene.winner('100.00');
    const silent = await scene.sent(player, { destination: '4000000000090003' });
    const lost = await scene.sent(player);
    await scene.query("update sandbox_payout set due_at = now() - interval '1 second' where reference = $1", [silent]);
    await scene.query('delete from sandbox_payout where reference = $1', [lost]);
    await scene.advance();
    expect([await scene.status(player, silent), await scene.orders(lost)]).toEqual(['sent', 0]);
    await scene.query("update withdrawal set submitted_at = now() - interval '2 minutes' where payment_id = any ($1)", [[silent, lost]]);
    await scene.advance();
    expect([await scene.status(player, silent), await scene.orders(lost)]).toEqual(['paid', 1]);
  });

  it('its page of deposits knows no withdrawal: nobody pays themself by its buttons', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.sent(player);
    expect((await scene.test.request({ url: `/sandbox-pay/${id}` })).statusCode).toBe(404);
    const pressed = await scene.test.request({
      method: 'POST',
      url: `/sandbox-pay/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay',
    });
    expect([pressed.statusCode, await scene.status(player, id)]).toEqual([404, 'sent']);
  });

  it('ends the same in whatever order things happen', async () => {
    const player = await scene.winner('1000.00');
    const step = fc.constantFrom('advance', 'cancel', 'paid', 'failed', 'pending');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const before = await player.balanceMinor();
        const id = await scene.asked(player, { amount: '5.00' });
        let sequence = 0;
        for (const one of steps) {
          sequence += 1;
          if (one === 'advance') await scene.advance();
          else if (one === 'cancel') await scene.cancel(player, id);
          else await scene.say(id, one, { amount: '5.00', sequence });
        }
        const end = await scene.status(player, id);
        const out = end === 'failed' || end === 'cancelled' ? 0n : 500n;
        expect(await player.balanceMinor()).toBe(before - out);
        if (end === 'paid') expect(steps.indexOf('advance')).toBeGreaterThanOrEqual(0);
        await scene.query("update payment set created_at = now() - interval '2 days' where id = $1", [id]);
      }),
      { seed: 11, numRuns: 12 },
    );
  });
});
