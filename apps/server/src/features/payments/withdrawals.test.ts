import { randomUUID } from 'node:crypto';
import { translate } from '@touchline/i18n/translate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '#platform/http/failure';
import { startTestApp } from '../../../tests/harness/test-app.ts';
import { CARD, startWithdrawalScene, type WithdrawalScene } from '../../../tests/harness/worlds/withdrawal-scene.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

let scene: WithdrawalScene;
beforeAll(async () => {
  scene = await startWithdrawalScene();
});
afterAll(() => scene.close());

describe('asking for a withdrawal', () => {
  it('C046 S138 tells what can be withdrawn and why not more, and what is under way', async () => {
    const player = await scene.test.player({ deposit: '100.00' });
    expect(await scene.deduce(player)).toMatchObject({
      balance: '100.00',
      available: '0.00',
      unplayed: '100.00',
      owed: '0.00',
      currency: 'EUR',
      identityRequired: true,
      reversible: true,
      paused_until: null,
      pendingWithdrawals: [],
    });
    await scene.identify(player);
    await scene.stake(player, 6_000n);
    expect(await scene.deduce(player)).toMatchObject({ balance: '40.00', available: '0.00', unplayed: '40.00', identityRequired: false });
    expect((await scene.deduce(player)).methods[0]).toEqual({
      id: 'card',
      title: 'Visa / Mastercard',
      media_key: 'card',
      minAmount: '5.00',
      maxAmount: '5000.00',
      currency: 'EUR',
      destination: 'card',
      hours: 24,
    });
    const rich = await scene.winner('100.00');
    const id = await scene.asked(rich);
    const data = await scene.deduce(rich);
    expect(data).toMatchObject({ balance: '75.00', available: '75.00', unplayed: '0.00' });
    expect(data.pendingWithdrawals).toMatchObject([{ id, status: 'approved', amount: '25.00', destination: '•••• 4242' }]);
    expect(data.destinations).toMatchObject([{ method: 'card', masked: '•••• 4242' }]);
  });

  it('takes the money at once, and the provider pays it', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    expect([await player.balanceMinor(), await scene.held(player)]).toEqual([7_500n, 2_500n]);
    await scene.advance();
    expect([await scene.status(player, id), await scene.orders(id)]).toEqual(['sent', 1]);
    expect((await scene.say(id, 'paid')).statusCode).toBe(200);
    expect(await scene.view(player, id)).toMatchObject({ status: 'paid', direction: 'withdrawal', finishedAt: expect.any(Number) });
    expect([await player.balanceMinor(), await scene.held(player)]).toEqual([7_500n, 0n]);
    const [message] = (await player.request({ url: '/web-api/messages?topic=payment' })).json().data.messages;
    expect(message).toMatchObject({ title: '25.00 EUR paid out', text: 'We have paid your withdrawal to •••• 4242.' });
  });

  it('a withdrawal that fails gives the money back', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.sent(player);
    await scene.say(id, 'failed');
    expect([await scene.status(player, id), await player.balanceMinor(), await scene.held(player)]).toEqual(['failed', 10_000n, 0n]);
  });

  it('keeps within the limits of the method, and to destinations that exist', async () => {
    const player = await scene.winner('100.00');
    const low = await scene.ask(player, { amount: '4.99' });
    expect(low.json()).toMatchObject({ code: 'amount_too_low', errors: [{ accepted: { min: '5.00', max: '5000.00' } }] });
    expect((await scene.ask(player, { amount: '5000.01' })).json().code).toBe('amount_too_high');
    expect((await scene.ask(player, { amount: '10.001' })).json().code).toBe('amount_format');
    expect((await scene.ask(player, { method: 'cheque' })).json().code).toBe('payment_method_unknown');
    expect((await scene.ask(player, { destination: '4242 4242 4242 4241' })).json().code).toBe('destination_wrong');
    const both = await scene.ask(player, { destination_id: randomUUID() });
    expect(Object.keys(both.json().validation_errors)).toEqual(['destination']);
    expect((await scene.ask(player, { destination: undefined, destination_id: randomUUID() })).statusCode).toBe(404);
    for (const amount of ['NaN', '1e3', '-5', '٢٥', '25,00', 25, null]) expect((await scene.ask(player, { amount })).statusCode).toBe(400);
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('asks for identification where the law does, and for a deposit to be played', async () => {
    const player = await scene.test.player({ deposit: '100.00' });
    expect((await scene.ask(player)).json().code).toBe('identity_required');
    await scene.identify(player);
    expect((await scene.ask(player)).json()).toMatchObject({
      code: 'deposit_unplayed',
      errors: [{ accepted: { max: '0.00', unplayed: '100.00' } }],
    });
    await scene.stake(player, 5_000n);
    expect((await scene.ask(player)).json()).toMatchObject({ errors: [{ accepted: { max: '0.00', unplayed: '50.00' } }] });
    expect((await scene.ask(player, { amount: '50.01' })).json().code).toBe('insufficient_funds');
  });

  it('stakes before a deposit do not play it', async () => {
    const player = await scene.winner('100.00');
    await scene.stake(player, 8_000n);
    await inTransaction(scene.test.platform.pool, async (client) => {
      const { wallet } = scene.test.app.features;
      await wallet.lockPlayerAccounts(client, player.id, 'EUR');
      const { postDeposit } = await import('@touchline/ledger/postings');
      await wallet.postTransaction(client, postDeposit({ key: randomUUID(), playerId: player.id, currency: 'EUR' }, 3_000n));
    });
    expect(await scene.deduce(player)).toMatchObject({ balance: '50.00', available: '20.00', unplayed: '30.00' });
    await scene.stake(player, 1_000n);
    expect(await scene.deduce(player)).toMatchObject({ balance: '40.00', available: '20.00', unplayed: '20.00' });
  });

  it('T05 the same key gives the same withdrawal, another wish under it is refused', async () => {
    const player = await scene.winner('100.00');
    const once = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => scene.ask(player, { key: once })));
    expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
    expect((await scene.ask(player, { key: once, amount: '26.00' })).statusCode).toBe(409);
    expect((await scene.ask(player, { key: once, destination: '4000 0566 5566 5556' })).statusCode).toBe(409);
    const [known] = (await scene.deduce(player)).destinations;
    expect((await scene.ask(player, { key: once, destination: undefined, destination_id: known.id })).statusCode).toBe(200);
    expect((await scene.ask(player, { key: once, destination: undefined, destination_id: 'another-one' })).statusCode).toBe(409);
    expect(await player.balanceMinor()).toBe(7_500n);
    // Changes since then do not change the answer.
    await scene.query("update player set withdrawals_blocked_until = 'infinity' where id = $1", [player.id]);
    expect((await scene.ask(player, { key: once })).statusCode).toBe(200);
    expect((await scene.ask(player)).json().code).toBe('withdrawals_blocked');
  });

  it('T06 of 200 at once on one balance exactly those are taken that fit', async () => {
    const player = await scene.winner('32.00');
    // At the handler itself: the rate of a player would stand in front of the money.
    const { createWithdrawal } = scene.test.app.features.payments.handlers;
    const wish = { method: 'card', amountText: '5.00', destinationId: null, destination: CARD };
    const { first: brand } = scene.test.platform.brands;
    const caller = { player: { id: player.id }, brand, ip: '10.9.8.7', userAgent: '' } as Parameters<typeof createWithdrawal>[1];
    const reply = {} as Parameters<typeof createWithdrawal>[2];
    const asking = Array.from({ length: 200 }, () =>
      Promise.resolve(
        createWithdrawal({ body: { ...wish, key: randomUUID() }, params: undefined, query: undefined, bind: {} }, caller, reply),
      ).then(
        () => 'taken',
        (error: unknown) => (error as Failure).code,
      ),
    );
    const codes = await Promise.all(asking);
    expect(codes.filter((code) => code === 'taken')).toHaveLength(6);
    expect(new Set(codes)).toEqual(new Set(['taken', 'insufficient_funds']));
    expect([await player.balanceMinor(), await scene.held(player)]).toEqual([200n, 3_000n]);
  });

  it('T42 T43 one who has excluded themself withdraws like anyone else', async () => {
    const player = await scene.winner('100.00');
    await scene.query("update player set self_excluded_until = now() + interval '1 year' where id = $1", [player.id]);
    const id = await scene.sent(player);
    await scene.say(id, 'paid');
    expect(await scene.status(player, id)).toBe('paid');
  });

  it('whoever is barred from withdrawing is not paid what was asked for before', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    await scene.query("update player set withdrawals_blocked_until = 'infinity' where id = $1", [player.id]);
    await scene.advance();
    expect(await scene.status(player, id)).toBe('approved');
    await scene.query('update player set withdrawals_blocked_until = null where id = $1', [player.id]);
    await scene.advance();
    expect(await scene.status(player, id)).toBe('sent');
  });

  it('a change of the account holds withdrawals, asked for before it or after; a new destination is one', async () => {
    const strict = await startTestApp({ roles: ['api'], databaseUrl: scene.test.databaseUrl, config: { withdrawalPauseHours: 24 } });
    const player = await scene.winner('100.00');
    const before = await scene.asked(player);
    const kept = (await scene.deduce(player)).destinations[0].id;
    const pay = () => strict.app.features.payments.advanceWithdrawals();
    // Its own destination is the change: it was new.
    await pay();
    expect(await scene.view(player, before)).toMatchObject({ status: 'approved', heldUntil: expect.any(Number) });
    await scene.query("update security_event set at = at - interval '25 hours' where player_id = $1", [player.id]);
    await scene.query('update withdrawal set on_hold_until = null where player_id = $1', [player.id]);
    const cookie = `user_token=${player.token}`;
    const payload = { method: 'card', amount: '10.00', key: randomUUID(), destination_id: kept };
    const askStrict = (body: object) =>
      strict.request({
        method: 'POST',
        url: '/web-api/withdrawals',
        headers: { cookie },
        payload: { ...payload, key: randomUUID(), ...body },
      });
    expect((await askStrict({})).json().data.heldUntil).toBeNull();
    const other = await askStrict({ destination_id: undefined, destination: '5555 5555 5555 4444' });
    expect(other.json().data.heldUntil).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await pay();
    expect(await scene.status(player, before)).toBe('approved');
    const { messages } = (await player.request({ url: '/web-api/messages?topic=account' })).json().data;
    expect(messages[0].title).toBe(translate('en', 'message.security-payout-method.title'));
    await strict.close();
  });

  it("T70 another player's withdrawal is unknown, and so is another's destination", async () => {
    const owner = await scene.winner('100.00');
    const id = await scene.asked(owner);
    const stranger = await scene.winner('100.00');
    expect((await scene.cancel(stranger, id)).statusCode).toBe(404);
    const [known] = (await scene.deduce(owner)).destinations;
    expect((await scene.ask(stranger, { destination: undefined, destination_id: known.id })).statusCode).toBe(404);
    expect((await scene.ask(owner, { destination: undefined, destination_id: known.id })).statusCode).toBe(200);
  });

  it('T79 keeps where the money goes sealed', async () => {
    const player = await scene.winner('100.00');
    await scene.asked(player);
    const { rows } = await scene.query('select details, masked from payout_destination where player_id = $1', [player.id]);
    expect(rows[0].masked).toBe('•••• 4242');
    expect(Buffer.from(rows[0].details).toString('latin1')).not.toContain('4242424242424242');
  });
});

describe('taking a withdrawal back', () => {
  it('gives the money back until it is sent, once', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    const replies = await Promise.all(Array.from({ length: 10 }, () => scene.cancel(player, id)));
    expect(replies.every((reply) => reply.json().data?.status === 'cancelled')).toBe(true);
    expect([await player.balanceMinor(), await scene.held(player)]).toEqual([10_000n, 0n]);
    await scene.advance();
    expect(await scene.orders(id)).toBe(0);
    const late = await scene.sent(player);
    expect((await scene.cancel(player, late)).json().code).toBe('payment_state');
  });

  it('is not offered where the law forbids it (GB, RTS 14)', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.asked(player);
    await scene.query('update player set country_id = $2 where id = $1', [player.id, scene.test.app.features.site.countryIdOf('GB')]);
    expect((await scene.deduce(player)).reversible).toBe(false);
    expect((await scene.cancel(player, id)).json().code).toBe('payment_state');
  });

  it('a withdrawal that comes back pays what is owed by then first', async () => {
    const player = await scene.winner('100.00');
    const id = await scene.sent(player);
    await inTransaction(scene.test.platform.pool, async (client) => {
      const { wallet } = scene.test.app.features;
      const { buildTransaction } = await import('@touchline/ledger/build-transaction');
      const { houseAccount, playerAccount } = await import('@touchline/ledger/account');
      const debt = { account: playerAccount('player-debt', player.id, 'EUR'), amountMinor: -1_000n };
      const house = { account: houseAccount('house-payouts', 'EUR'), amountMinor: 1_000n };
      await wallet.postTransaction(client, buildTransaction(randomUUID(), 'rollback', [debt, house]));
    });
    expect((await scene.deduce(player)).owed).toBe('10.00');
    await scene.say(id, 'failed');
    expect(await player.balanceMinor()).toBe(9_000n);
    expect((await scene.deduce(player)).owed).toBe('0.00');
  });
});

describe('S139 the history', () => {
  it('S139 lists deposits and withdrawals in pages, filtered, and as CSV', async () => {
    const player = await scene.winner('100.00');
    for (let n = 0; n < 3; n++) await scene.asked(player, { amount: `1${n}.00` });
    const deposit = { method: 'card', amount: '25.00', key: randomUUID() };
    await player.request({ method: 'POST', url: '/web-api/payments/deposit', payload: deposit });
    const page = async (asking: string) => (await player.request({ url: `/web-api/payments?${asking}` })).json().data;
    const first = await page('count=3');
    const second = await page(`count=3&before=${first.next}`);
    const amounts = [...first.payments, ...second.payments].map(({ direction, amount }) => `${direction} ${amount}`);
    expect(amounts).toEqual(['deposit 25.00', 'withdrawal 12.00', 'withdrawal 11.00', 'withdrawal 10.00']);
    expect(second.next).toBeNull();
    expect((await page('direction=withdrawal')).payments).toHaveLength(3);
    expect((await page('state=done')).payments).toHaveLength(0);
    expect((await page('direction=withdrawal&state=open')).payments).toHaveLength(3);
    expect((await page('to=1000000000')).payments).toHaveLength(0);
    // A page that begins at somebody else's payment is empty.
    expect((await (await scene.test.player()).request({ url: `/web-api/payments?before=${first.next}` })).json().data.payments).toEqual([]);
    const csv = await player.request({ url: '/web-api/payments/export?direction=withdrawal' });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')[1]).toMatch(/,withdrawal,card,•••• 4242,12\.00,EUR,approved,$/);
  });
});

describe('ways to be paid closed by a setting', () => {
  it('are neither offered nor taken, their known destinations neither; one stays open', async () => {
    const admin = await scene.test.operator(['admin']);
    const set = (withdrawal: string[]) => {
      const payload = { name: 'closedPaymentMethods', value: { deposit: [], withdrawal }, scope: { country: 'MT' }, reason: 'As agreed' };
      return admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
    };
    const player = await scene.winner('100.00', { country: 'MT' });
    const once = randomUUID();
    const before = await scene.asked(player, { key: once });
    const offered = async () => {
      const { methods, destinations } = (await player.request({ url: '/web-api/officeapi/getdeducedata' })).json().data;
      return [methods, destinations].map((list: { id: string; method?: string }[]) => list.map((one) => one.method ?? one.id));
    };
    expect(await offered()).toEqual([['card', 'bank-transfer', 'wallet'], ['card']]);
    expect((await set(['card', 'bank-transfer', 'wallet'])).json().validation_errors.value.join()).toContain(
      'one way to be paid stays open',
    );
    expect((await set(['card'])).statusCode).toBe(200);
    expect(await offered()).toEqual([['bank-transfer', 'wallet'], []]);
    expect((await scene.ask(player)).json().code).toBe('payment_method_unknown');
    expect(await scene.asked(player, { key: once })).toBe(before);
    expect((await scene.ask(player, { method: 'wallet', destination: 'player@example.test' })).json().code).not.toBe(
      'payment_method_unknown',
    );
    expect((await set([])).statusCode).toBe(200);
    await scene.asked(player);
  });
});
