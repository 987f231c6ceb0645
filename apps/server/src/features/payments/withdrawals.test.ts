import { randomUUID } from 'node:crypto';
import { postStake } from '@touchline/ledger/postings';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '#platform/auth/webhook-signature';
import type { Failure } from '#platform/http/failure';
import { openedAudit } from '../../../tests/harness/read-audit.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { NewTestPlayer, TestPlayer } from '../../../tests/harness/test-player.ts';
import { getOrCreateSecret } from '../../platform/auth/secrets.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { contradicts, nextWithdrawalStatus } from './next-withdrawal-status.ts';
import { parseDestination } from './parse-destination.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { processWithdrawal } from './process-withdrawal.ts';
import { requiredApprovals } from './required-approvals.ts';

let test: TestApp;
let key: Uint8Array;
beforeAll(async () => {
  // Jobs stand still: a test says when they run.
  test = await startTestApp({ roles: ['api'], config: { withdrawalPauseHours: 0 } });
  key = await getOrCreateSecret(test.platform.pool, 'sandbox-webhook');
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const CARD = '4242 4242 4242 4242';
const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);

async function identify({ id }: TestPlayer): Promise<void> {
  await query(
    "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents') on conflict (player_id) do update set status = 'verified'",
    [id],
  );
}
/** Stakes money away and wins nothing: what was paid in counts as played. */
async function stake({ id }: TestPlayer, amountMinor: bigint): Promise<void> {
  const { wallet } = test.app.features;
  await inTransaction(test.platform.pool, async (client) => {
    await wallet.lockPlayerAccounts(client, id, 'EUR');
    const of = { key: `stake-${randomUUID()}`, playerId: id, currency: 'EUR' };
    await wallet.postTransaction(client, postStake(of, { workingMinor: amountMinor, taxMinor: 0n }, 'player-main'));
  });
}
/** Identified, with money that was won: paid in and played by nobody. */
async function winner(amount: string, options: NewTestPlayer = {}): Promise<TestPlayer> {
  const player = await test.player({ ...options, deposit: amount });
  await identify(player);
  // The ledger's rows are permanent: as if the deposit were older than the rule looks.
  await query('alter table ledger_transaction disable trigger permanent');
  await query(
    `update ledger_transaction set created_at = now() - interval '91 days' where kind = 'deposit'
     and id in (select transaction_id from ledger_entry where account_id = $1)`,
    [player.accountId],
  );
  await query('alter table ledger_transaction enable trigger permanent');
  return player;
}
const ask = (player: TestPlayer, body: object = {}) =>
  player.request({
    method: 'POST',
    url: '/web-api/withdrawals',
    payload: { method: 'card', amount: '25.00', key: randomUUID(), destination: CARD, ...body },
  });
const asked = async (player: TestPlayer, body: object = {}): Promise<string> => {
  const reply = await ask(player, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.id;
};
const cancel = (player: TestPlayer, id: string) => player.request({ method: 'POST', url: `/web-api/withdrawals/${id}/cancel` });
const view = async (player: TestPlayer, id: string) => (await player.request({ url: `/web-api/payments/${id}` })).json().data;
const status = async (player: TestPlayer, id: string): Promise<string> => (await view(player, id)).status;
const held = async (player: TestPlayer): Promise<bigint> =>
  (await query("select balance_minor from ledger_account where player_id = $1 and kind = 'player-hold'", [player.id])).rows[0]
    ?.balance_minor ?? 0n;
const advance = () => test.app.features.payments.advanceWithdrawals();
const orders = async (id: string): Promise<number> =>
  (await query('select count(*)::int as n from sandbox_payout where reference = $1', [id])).rows[0].n;
const deduce = async (player: TestPlayer) => (await player.request({ url: '/web-api/officeapi/getdeducedata' })).json().data;

function say(id: string, said: string, more: object = {}) {
  const body = JSON.stringify({
    eventId: randomUUID(),
    paymentId: id,
    sequence: 2,
    status: said,
    amount: '25.00',
    currency: 'EUR',
    ...more,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, body) };
  return test.request({ method: 'POST', url: '/webhooks/sandbox', headers, payload: body });
}
const sent = async (player: TestPlayer, body: object = {}): Promise<string> => {
  const id = await asked(player, body);
  await advance();
  expect(await status(player, id)).toBe('sent');
  return id;
};

describe('asking for a withdrawal', () => {
  it('C046 S138 tells what can be withdrawn and why not more, and what is under way', async () => {
    const player = await test.player({ deposit: '100.00' });
    expect(await deduce(player)).toMatchObject({
      balance: '100.00',
      available: '0.00',
      unplayed: '100.00',
      owed: '0.00',
      currency: 'EUR',
      identityRequired: true,
      reversible: true,
      paused_until: null,
      underWay: [],
    });
    await identify(player);
    await stake(player, 6_000n);
    expect(await deduce(player)).toMatchObject({ balance: '40.00', available: '0.00', unplayed: '40.00', identityRequired: false });
    expect((await deduce(player)).methods[0]).toEqual({
      id: 'card',
      title: 'Visa / Mastercard',
      media_key: 'card',
      minAmount: '5.00',
      maxAmount: '5000.00',
      currency: 'EUR',
      destination: 'card',
      hours: 24,
    });
    const rich = await winner('100.00');
    const id = await asked(rich);
    const data = await deduce(rich);
    expect(data).toMatchObject({ balance: '75.00', available: '75.00', unplayed: '0.00' });
    expect(data.underWay).toMatchObject([{ id, status: 'approved', amount: '25.00', destination: '•••• 4242' }]);
    expect(data.destinations).toMatchObject([{ method: 'card', masked: '•••• 4242' }]);
  });

  it('takes the money at once, and the provider pays it', async () => {
    const player = await winner('100.00');
    const id = await asked(player);
    expect([await player.balanceMinor(), await held(player)]).toEqual([7_500n, 2_500n]);
    await advance();
    expect([await status(player, id), await orders(id)]).toEqual(['sent', 1]);
    expect((await say(id, 'paid')).statusCode).toBe(200);
    expect(await view(player, id)).toMatchObject({ status: 'paid', direction: 'withdrawal', finishedAt: expect.any(Number) });
    expect([await player.balanceMinor(), await held(player)]).toEqual([7_500n, 0n]);
    const [message] = (await player.request({ url: '/web-api/messages?topic=payment' })).json().data.messages;
    expect(message).toMatchObject({ title: '25.00 EUR is paid out', text: 'Your withdrawal to •••• 4242 has been paid.' });
  });

  it('a withdrawal that fails gives the money back', async () => {
    const player = await winner('100.00');
    const id = await sent(player);
    await say(id, 'failed');
    expect([await status(player, id), await player.balanceMinor(), await held(player)]).toEqual(['failed', 10_000n, 0n]);
  });

  it('keeps within the limits of the method, and to destinations that exist', async () => {
    const player = await winner('100.00');
    const low = await ask(player, { amount: '4.99' });
    expect(low.json()).toMatchObject({ code: 'amount_too_low', errors: [{ accepted: { min: '5.00', max: '5000.00' } }] });
    expect((await ask(player, { amount: '5000.01' })).json().code).toBe('amount_too_high');
    expect((await ask(player, { amount: '10.001' })).json().code).toBe('amount_format');
    expect((await ask(player, { method: 'cheque' })).json().code).toBe('payment_method_unknown');
    expect((await ask(player, { destination: '4242 4242 4242 4241' })).json().code).toBe('destination_wrong');
    const both = await ask(player, { destination_id: randomUUID() });
    expect(Object.keys(both.json().validation_errors)).toEqual(['destination']);
    expect((await ask(player, { destination: undefined, destination_id: randomUUID() })).statusCode).toBe(404);
    for (const amount of ['NaN', '1e3', '-5', '٢٥', '25,00', 25, null]) expect((await ask(player, { amount })).statusCode).toBe(400);
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('asks for identification where the law does, and for a deposit to be played', async () => {
    const player = await test.player({ deposit: '100.00' });
    expect((await ask(player)).json().code).toBe('identity_required');
    await identify(player);
    expect((await ask(player)).json()).toMatchObject({
      code: 'deposit_unplayed',
      errors: [{ accepted: { max: '0.00', unplayed: '100.00' } }],
    });
    await stake(player, 5_000n);
    expect((await ask(player)).json()).toMatchObject({ errors: [{ accepted: { max: '0.00', unplayed: '50.00' } }] });
    expect((await ask(player, { amount: '50.01' })).json().code).toBe('insufficient_funds');
  });

  it('stakes before a deposit do not play it', async () => {
    const player = await winner('100.00');
    await stake(player, 8_000n);
    await inTransaction(test.platform.pool, async (client) => {
      const { wallet } = test.app.features;
      await wallet.lockPlayerAccounts(client, player.id, 'EUR');
      const { postDeposit } = await import('@touchline/ledger/postings');
      await wallet.postTransaction(client, postDeposit({ key: randomUUID(), playerId: player.id, currency: 'EUR' }, 3_000n));
    });
    expect(await deduce(player)).toMatchObject({ balance: '50.00', available: '20.00', unplayed: '30.00' });
    await stake(player, 1_000n);
    expect(await deduce(player)).toMatchObject({ balance: '40.00', available: '20.00', unplayed: '20.00' });
  });

  it('T05 the same key gives the same withdrawal, another wish under it is refused', async () => {
    const player = await winner('100.00');
    const once = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(player, { key: once })));
    expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
    expect((await ask(player, { key: once, amount: '26.00' })).statusCode).toBe(409);
    expect((await ask(player, { key: once, destination: '4000 0566 5566 5556' })).statusCode).toBe(409);
    const [known] = (await deduce(player)).destinations;
    expect((await ask(player, { key: once, destination: undefined, destination_id: known.id })).statusCode).toBe(200);
    expect((await ask(player, { key: once, destination: undefined, destination_id: 'another-one' })).statusCode).toBe(409);
    expect(await player.balanceMinor()).toBe(7_500n);
    // What has changed since does not change the answer.
    await query("update player set withdrawals_blocked_until = 'infinity' where id = $1", [player.id]);
    expect((await ask(player, { key: once })).statusCode).toBe(200);
    expect((await ask(player)).json().code).toBe('withdrawals_blocked');
  });

  it('T06 of 200 at once on one balance exactly those are taken that fit', async () => {
    const player = await winner('32.00');
    // At the handler itself: the rate of a player would stand in front of the money.
    const { createWithdrawal } = test.app.features.payments.handlers;
    const wish = { method: 'card', amountText: '5.00', destinationId: null, destination: CARD };
    const { first: brand } = test.platform.brands;
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
    expect([await player.balanceMinor(), await held(player)]).toEqual([200n, 3_000n]);
  });

  it('T42 T43 one who has excluded themself withdraws like anyone else', async () => {
    const player = await winner('100.00');
    await query("update player set self_excluded_until = now() + interval '1 year' where id = $1", [player.id]);
    const id = await sent(player);
    await say(id, 'paid');
    expect(await status(player, id)).toBe('paid');
  });

  it('whoever is barred from withdrawing is not paid what was asked for before', async () => {
    const player = await winner('100.00');
    const id = await asked(player);
    await query("update player set withdrawals_blocked_until = 'infinity' where id = $1", [player.id]);
    await advance();
    expect(await status(player, id)).toBe('approved');
    await query('update player set withdrawals_blocked_until = null where id = $1', [player.id]);
    await advance();
    expect(await status(player, id)).toBe('sent');
  });

  it('a change of the account holds withdrawals, asked for before it or after; a new destination is one', async () => {
    const strict = await startTestApp({ roles: ['api'], databaseUrl: test.databaseUrl, config: { withdrawalPauseHours: 24 } });
    const player = await winner('100.00');
    const before = await asked(player);
    const kept = (await deduce(player)).destinations[0].id;
    const pay = () => strict.app.features.payments.advanceWithdrawals();
    // Its own destination is the change: it was new.
    await pay();
    expect(await view(player, before)).toMatchObject({ status: 'approved', heldUntil: expect.any(Number) });
    await query("update security_event set at = at - interval '25 hours' where player_id = $1", [player.id]);
    await query('update withdrawal set on_hold_until = null where player_id = $1', [player.id]);
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
    expect(await status(player, before)).toBe('approved');
    const { messages } = (await player.request({ url: '/web-api/messages?topic=account' })).json().data;
    expect(messages[0].title).toBe('A way to be paid was added');
    await strict.close();
  });

  it("T70 another player's withdrawal is unknown, and so is another's destination", async () => {
    const owner = await winner('100.00');
    const id = await asked(owner);
    const stranger = await winner('100.00');
    expect((await cancel(stranger, id)).statusCode).toBe(404);
    const [known] = (await deduce(owner)).destinations;
    expect((await ask(stranger, { destination: undefined, destination_id: known.id })).statusCode).toBe(404);
    expect((await ask(owner, { destination: undefined, destination_id: known.id })).statusCode).toBe(200);
  });

  it('T79 keeps where the money goes sealed', async () => {
    const player = await winner('100.00');
    await asked(player);
    const { rows } = await query('select details, masked from payout_destination where player_id = $1', [player.id]);
    expect(rows[0].masked).toBe('•••• 4242');
    expect(Buffer.from(rows[0].details).toString('latin1')).not.toContain('4242424242424242');
  });
});

describe('taking a withdrawal back', () => {
  it('gives the money back until it is sent, once', async () => {
    const player = await winner('100.00');
    const id = await asked(player);
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(player, id)));
    expect(replies.every((reply) => reply.json().data?.status === 'cancelled')).toBe(true);
    expect([await player.balanceMinor(), await held(player)]).toEqual([10_000n, 0n]);
    await advance();
    expect(await orders(id)).toBe(0);
    const late = await sent(player);
    expect((await cancel(player, late)).json().code).toBe('payment_state');
  });

  it('is not offered where the law forbids it (GB, RTS 14)', async () => {
    const player = await winner('100.00');
    const id = await asked(player);
    await query('update player set country_id = $2 where id = $1', [player.id, test.app.features.site.countryIdOf('GB')]);
    expect((await deduce(player)).reversible).toBe(false);
    expect((await cancel(player, id)).json().code).toBe('payment_state');
  });

  it('a withdrawal that comes back pays what is owed by then first', async () => {
    const player = await winner('100.00');
    const id = await sent(player);
    await inTransaction(test.platform.pool, async (client) => {
      const { wallet } = test.app.features;
      const { buildTransaction } = await import('@touchline/ledger/build-transaction');
      const { houseAccount, playerAccount } = await import('@touchline/ledger/account');
      const debt = { account: playerAccount('player-debt', player.id, 'EUR'), amountMinor: -1_000n };
      const house = { account: houseAccount('house-payouts', 'EUR'), amountMinor: 1_000n };
      await wallet.postTransaction(client, buildTransaction(randomUUID(), 'rollback', [debt, house]));
    });
    expect((await deduce(player)).owed).toBe('10.00');
    await say(id, 'failed');
    expect(await player.balanceMinor()).toBe(9_000n);
    expect((await deduce(player)).owed).toBe('0.00');
  });
});

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
    const player = await winner('2000.00');
    const small = await asked(player, { amount: '400.00' });
    const id = await asked(player, { amount: '150.00' });
    expect([await status(player, small), await status(player, id)]).toEqual(['approved', 'requested']);
    const operator = await test.operator(['payments']);
    const found = (await list(operator)).find((one: { id: string }) => one.id === id);
    expect(found).toMatchObject({ playerId: String(player.id), people: 1, approvedBy: [], identified: true, destination: '•••• 4242' });
    expect((await decide(operator, id, 'approve')).json().data).toMatchObject({ status: 'approved', approvedBy: [operator.login] });
    expect((await decide(operator, id, 'decline')).json().code).toBe('payment_state');
    await advance();
    expect(await status(player, id)).toBe('sent');
    const audited = (await openedAudit(test, operator.id)).filter(({ target }) => target === `withdrawal ${id} of player ${player.id}`);
    expect(audited).toMatchObject([{ action: 'withdrawal-approve', reason: 'looked at it' }]);
  });

  it('T83 two approve a large one, and one person is not two', async () => {
    const player = await winner('9000.00');
    const id = await asked(player, { method: 'bank-transfer', amount: '6000.00', destination: 'DE89 3704 0044 0532 0130 00' });
    const [first, second] = [await test.operator(['payments']), await test.operator(['payments'])];
    expect((await decide(first, id, 'approve')).json().data).toMatchObject({ status: 'requested', people: 2 });
    expect((await decide(first, id, 'approve')).json().code).toBe('same_person');
    await advance();
    expect(await status(player, id)).toBe('requested');
    expect((await decide(second, id, 'approve')).json().data.status).toBe('approved');
  });

  it('a declined one gives the money back and says why', async () => {
    const player = await winner('2000.00');
    const id = await asked(player, { amount: '600.00' });
    const operator = await test.operator(['payments']);
    await decide(operator, id, 'decline', { refusal: 'documents' });
    expect(await view(player, id)).toMatchObject({ status: 'declined', refusal: 'documents' });
    expect(await player.balanceMinor()).toBe(200_000n);
  });
});

describe('the provider', () => {
  it('T77 its word counts once, for what was sent and for the amount that was sent', async () => {
    const player = await winner('100.00');
    const id = await asked(player);
    expect((await say(id, 'paid')).statusCode).toBe(200);
    expect(await status(player, id)).toBe('approved');
    await advance();
    expect((await say(id, 'paid', { amount: '26.00' })).statusCode).toBe(409);
    expect((await say(id, 'declined')).statusCode).toBe(409);
    const replies = await Promise.all(Array.from({ length: 20 }, () => say(id, 'paid')));
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
    expect([await player.balanceMinor(), await held(player)]).toEqual([7_500n, 0n]);
    // It takes its word back: the books stay, a person is called.
    expect((await say(id, 'failed', { sequence: 3 })).statusCode).toBe(200);
    expect([await status(player, id), await player.balanceMinor()]).toEqual(['paid', 7_500n]);
  });

  it('T04 a crash between telling it and noting so pays once', async () => {
    const player = await winner('100.00');
    const id = await sent(player);
    for (let crash = 0; crash < 3; crash++) {
      await query('update withdrawal set submitted_at = null where payment_id = $1', [id]);
      await advance();
    }
    expect(await orders(id)).toBe(1);
    const { rows } = await query('select submitted_at from withdrawal where payment_id = $1', [id]);
    expect(rows[0].submitted_at).not.toBeNull();
  });

  it('one that does not answer is told again, and the player loses nothing by it', async () => {
    const { features } = test.app;
    const told: string[] = [];
    const deaf: PaymentProvider = {
      name: 'sandbox',
      payUrl: () => '',
      verify: () => false,
      readPayout: () => Promise.resolve(undefined),
      payOut: ({ reference, destination }) => {
        told.push(`${reference} ${destination}`);
        return Promise.reject(new Error('no answer'));
      },
    };
    const player = await winner('100.00');
    const id = await asked(player);
    const deps = { ...features, platform: test.platform, provider: deaf, isIdentified: async () => true };
    for (let attempt = 0; attempt < 2; attempt++) await expect(processWithdrawal(deps, id)).rejects.toThrow('no answer');
    expect(told).toEqual([`${id} 4242424242424242`, `${id} 4242424242424242`]);
    expect([await status(player, id), await held(player), (await cancel(player, id)).statusCode]).toEqual(['sent', 2_500n, 409]);
    await advance();
    await say(id, 'paid');
    expect([await status(player, id), await held(player)]).toEqual(['paid', 0n]);
  });

  it('T04 a crash before telling it is made good by the next round', async () => {
    const player = await winner('100.00');
    const id = await asked(player);
    await query("update payment set status = 'sent' where id = $1", [id]);
    expect(await orders(id)).toBe(0);
    await advance();
    expect(await orders(id)).toBe(1);
  });

  it('is asked how an order stands when it says nothing, and told again what it does not know', async () => {
    const player = await winner('100.00');
    const silent = await sent(player, { destination: '4000000000090003' });
    const lost = await sent(player);
    await query("update sandbox_payout set due_at = now() - interval '1 second' where reference = $1", [silent]);
    await query('delete from sandbox_payout where reference = $1', [lost]);
    await advance();
    expect([await status(player, silent), await orders(lost)]).toEqual(['sent', 0]);
    await query("update withdrawal set submitted_at = now() - interval '2 minutes' where payment_id = any ($1)", [[silent, lost]]);
    await advance();
    expect([await status(player, silent), await orders(lost)]).toEqual(['paid', 1]);
  });

  it('its page of deposits knows no withdrawal: nobody pays themself by its buttons', async () => {
    const player = await winner('100.00');
    const id = await sent(player);
    expect((await test.request({ url: `/sandbox-pay/${id}` })).statusCode).toBe(404);
    const pressed = await test.request({
      method: 'POST',
      url: `/sandbox-pay/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay',
    });
    expect([pressed.statusCode, await status(player, id)]).toEqual([404, 'sent']);
  });

  it('ends the same in whatever order things happen', async () => {
    const player = await winner('1000.00');
    const step = fc.constantFrom('advance', 'cancel', 'paid', 'failed', 'pending');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const before = await player.balanceMinor();
        const id = await asked(player, { amount: '5.00' });
        let sequence = 0;
        for (const one of steps) {
          sequence += 1;
          if (one === 'advance') await advance();
          else if (one === 'cancel') await cancel(player, id);
          else await say(id, one, { amount: '5.00', sequence });
        }
        const end = await status(player, id);
        const out = end === 'failed' || end === 'cancelled' ? 0n : 500n;
        expect(await player.balanceMinor()).toBe(before - out);
        if (end === 'paid') expect(steps.indexOf('advance')).toBeGreaterThanOrEqual(0);
        await query("update payment set created_at = now() - interval '2 days' where id = $1", [id]);
      }),
      { seed: 11, numRuns: 12 },
    );
  });
});

describe('S139 the history', () => {
  it('S139 lists deposits and withdrawals in pages, filtered, and as CSV', async () => {
    const player = await winner('100.00');
    for (let n = 0; n < 3; n++) await asked(player, { amount: `1${n}.00` });
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
    expect((await (await test.player()).request({ url: `/web-api/payments?before=${first.next}` })).json().data.payments).toEqual([]);
    const csv = await player.request({ url: '/web-api/payments/export?direction=withdrawal' });
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')[1]).toMatch(/,withdrawal,card,•••• 4242,12\.00,EUR,approved,$/);
  });
});

describe('pure rules', () => {
  it.each([
    [100n, true, 0],
    [50_000n, true, 0],
    [50_001n, true, 1],
    [100n, false, 1],
    [500_001n, true, 2],
  ] as const)('%s minor units of one who is known (%s) need %i people', (sum, identified, people) => {
    expect(requiredApprovals(sum, 100n, { identified, onePersonUnits: 500, twoPeopleUnits: 5_000 })).toBe(people);
  });

  it.each([
    ['card', '4242-4242 4242 4242', '•••• 4242'],
    ['card', '4242424242424241', undefined],
    ['card', '42', undefined],
    ['iban', 'de89 3704 0044 0532 0130 00', '•••• 3000'],
    ['iban', 'DE88370400440532013000', undefined],
    ['wallet', 'Aoife@Wallet.example', 'ao•••@wallet.example'],
    ['wallet', 'acc-77812', '•••• 812'],
    ['wallet', 'a b', undefined],
  ] as const)('%s %s is shown as %s', (kind, text, masked) => {
    expect(parseDestination(kind, text)?.masked).toBe(masked);
  });

  it.each([
    ['sent', 'paid', 'paid', false],
    ['sent', 'failed', 'failed', false],
    ['sent', 'pending', undefined, false],
    ['paid', 'paid', undefined, false],
    ['paid', 'failed', undefined, true],
    ['failed', 'paid', undefined, true],
    ['cancelled', 'paid', undefined, true],
    ['paid', 'pending', undefined, false],
  ] as const)('%s and the word %s make %s', (from, said, becomes, contradicted) => {
    const [state, event] = [
      { status: from, sequence: 1 },
      { status: said, sequence: 2 },
    ];
    expect([nextWithdrawalStatus(state, event), contradicts(state, event)]).toEqual([becomes, contradicted]);
  });
});

describe('ways to be paid closed by a setting', () => {
  it('are neither offered nor taken, their known destinations neither; one stays open', async () => {
    const admin = await test.operator(['admin']);
    const set = (withdrawal: string[]) => {
      const payload = { name: 'closedPaymentMethods', value: { deposit: [], withdrawal }, scope: { country: 'MT' }, reason: 'As agreed' };
      return admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
    };
    const player = await winner('100.00', { country: 'MT' });
    const once = randomUUID();
    const before = await asked(player, { key: once });
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
    expect((await ask(player)).json().code).toBe('payment_method_unknown');
    expect(await asked(player, { key: once })).toBe(before);
    expect((await ask(player, { method: 'wallet', destination: 'player@example.test' })).json().code).not.toBe('payment_method_unknown');
    expect((await set([])).statusCode).toBe(200);
    await asked(player);
  });
});
