import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../../../tests/harness/fakes/multipart.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REQUESTS = '/web-api/payment-consultant/requests';
const DESK = '/operator-api/payment-queries';
type Sender = Pick<TestPlayer | TestOperator, 'request'>;
const post = (sender: Sender, url: string, payload: object = {}) => sender.request({ method: 'POST', url, payload });
const get = (sender: Sender, url: string) => sender.request({ url });

/** A deposit that is under way. */
async function begunDeposit(player: TestPlayer): Promise<string> {
  const reply = await post(player, '/web-api/payments/deposit', { method: 'card', amount: '10.00', key: nanoid() });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.payment.id;
}
const create = (player: TestPlayer, body: object = {}) =>
  post(player, REQUESTS, { topic: 'deposit-missing', text: 'Paid on Monday, not here yet', key: nanoid(), ...body });
async function asked(player: TestPlayer, body: object = {}) {
  const reply = await create(player, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const proof = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
const fill = async (player: TestPlayer, url: string, facts: Readonly<Record<string, string>>, picture = true) =>
  player.request({
    method: 'POST',
    url,
    ...multipart([
      { name: 'key', value: nanoid() },
      ...Object.entries(facts).map(([name, value]) => ({ name, value })),
      ...(picture ? [{ name: 'files', value: await proof() }] : []),
    ]),
  });

describe('requests about payments', () => {
  it('S181 S182 are made about payments of the history, and ask of them what it does not say', async () => {
    const player = await test.player();
    const paymentId = await begunDeposit(player);
    const query = await asked(player, { payments: [paymentId] });
    expect(query).toMatchObject({
      topic: 'deposit-missing',
      thread: { topic: 'payment', status: 'open', posts: 1 },
      asked: [],
      payments: [{ payment: { id: paymentId, amount: '10.00' }, asked: ['reference', 'proof'], given: {}, finding: null }],
    });
    const list = (await get(player, REQUESTS)).json().data;
    expect(list).toMatchObject([{ thread: { id: query.thread.id }, topic: 'deposit-missing', payments: 1, waits: true }]);
    expect((await get(player, `${REQUESTS}/${query.thread.id}`)).json().data).toEqual(query);
  });

  it('are one however often they are sent under one key, also at once', async () => {
    const player = await test.player();
    const key = nanoid();
    const sent = await Promise.all([1, 2, 3, 4].map(() => asked(player, { key })));
    expect(new Set(sent.map(({ thread }) => thread.id)).size).toBe(1);
    expect(sent[0].payments).toHaveLength(1);
  });

  it.each([
    ["somebody else's payment", 'deposit-missing', 'foreign', 404, 'not_found'],
    ['a payment that nobody has', 'deposit-missing', 'missing', 404, 'not_found'],
    ['a payment of the other direction', 'withdrawal-missing', 'own', 409, 'payment_unfit'],
    ['none where the history has to show it', 'withdrawal-missing', 'none', 400, 'invalid'],
  ])('are refused about %s, and leave nothing behind', async (_what, topic, which, status, code) => {
    const [player, stranger] = await Promise.all([test.player(), test.player()]);
    const ids = { own: [await begunDeposit(player)], foreign: [await begunDeposit(stranger)], missing: [nanoid()], none: [] };
    const reply = await create(player, { topic, payments: ids[which as keyof typeof ids] });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect((await get(player, '/web-api/support/threads')).json().data).toEqual([]);
  });

  it('S183 take more payments, each once and five at most', async () => {
    const player = await test.player();
    const first = await begunDeposit(player);
    const { thread } = await asked(player, { payments: [first] });
    const add = (paymentId: string) => post(player, `${REQUESTS}/${thread.id}/payments`, { paymentId });
    expect((await add(first)).json().data.payments).toHaveLength(1);
    for (let n = 2; n <= 5; n++) expect((await add(await begunDeposit(player))).json().data.payments).toHaveLength(n);
    const full = await add(await begunDeposit(player));
    expect([full.statusCode, full.json().code]).toEqual([409, 'query_full']);
    await post(player, `/web-api/support/threads/${thread.id}/state`, { closed: true });
    expect((await add(first)).json().code).toBe('support_closed');
  });

  it('S184 are given all that is asked of a payment, and name what is missing', async () => {
    const player = await test.player();
    const { thread, payments } = await asked(player);
    const url = `${REQUESTS}/${thread.id}/payments/${payments[0].id}`;
    const facts = { amount: '25.00', paidOn: '2026-01-12', method: 'card', reference: 'ARN 7403' };
    const lacking = await fill(player, url, { amount: '25.00' }, false);
    expect([lacking.statusCode, Object.keys(lacking.json().validation_errors).sort()]).toEqual([
      400,
      ['files', 'method', 'paidOn', 'reference'],
    ]);
    const wrong = await fill(player, url, { ...facts, paidOn: '12 January' });
    expect([wrong.statusCode, Object.keys(wrong.json().validation_errors)]).toEqual([400, ['paidOn']]);
    const filled = (await fill(player, url, facts)).json().data;
    expect(filled.payments).toMatchObject([{ payment: null, asked: [], given: facts }]);
    expect(filled.posts.at(-1)).toMatchObject({ by: 'player', files: [{ width: 64, height: 40 }] });
    expect(filled.posts.at(-1).text).toContain('ARN 7403');
    expect((await get(player, REQUESTS)).json().data).toMatchObject([{ waits: false }]);
    const { rows } = await test.platform.pool.query('select facts from support_query_payment where thread_id = $1', [thread.id]);
    expect(rows[0].facts.includes('7403'), 'what was said is sealed').toBe(false);
    const more = (await fill(player, url, { reference: 'ARN 7404' }, false)).json().data;
    expect(more.payments[0].given, 'what is not given again stays').toEqual({ ...facts, reference: 'ARN 7404' });
  });

  it('belong to their player', async () => {
    const [player, stranger] = await Promise.all([test.player(), test.player()]);
    const { thread, payments } = await asked(player);
    const [paymentId, other] = [await begunDeposit(stranger), await asked(stranger)];
    const replies = [
      await get(stranger, `${REQUESTS}/${thread.id}`),
      await post(stranger, `${REQUESTS}/${thread.id}/payments`, { paymentId }),
      await fill(stranger, `${REQUESTS}/${thread.id}/payments/${payments[0].id}`, { reference: 'ARN 1' }),
      await fill(stranger, `${REQUESTS}/${thread.id}/details`, { bank: 'Some bank' }),
      // A payment of one request below the address of another one.
      await fill(stranger, `${REQUESTS}/${other.thread.id}/payments/${payments[0].id}`, { reference: 'ARN 1' }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await get(player, `${REQUESTS}/${thread.id}`)).json().data.posts).toHaveLength(1);
  });
});

describe('the house', () => {
  it('S185 asks for details, of a payment or of the whole, which the player gives', async () => {
    const player = await test.player();
    const operator = await test.operator(['support']);
    const { thread, payments } = await asked(player);
    const ask = (itemId: string | null, wanted: readonly string[], key = nanoid()) =>
      post(operator, `${DESK}/${thread.id}/ask`, { itemId, asked: wanted, text: 'Please send us this.', key });
    const key = nanoid();
    for (let n = 0; n < 2; n++) expect((await ask(null, ['bank', 'proof'], key)).json().data).toMatchObject({ asked: ['bank', 'proof'] });
    const [message, ...others] = (await get(player, '/web-api/messages')).json().data.messages;
    expect([message.link, others.length]).toEqual([`/office/payment-consultant/${thread.id}/fill-out`, 0]);
    const wrong = await ask(null, ['reference']);
    expect([wrong.statusCode, Object.keys(wrong.json().validation_errors)]).toEqual([400, ['asked']]);
    await ask(payments[0].id, ['last4']);
    const url = `${REQUESTS}/${thread.id}`;
    expect((await get(player, url)).json().data).toMatchObject({ thread: { status: 'answered' }, payments: [{ asked: ['last4'] }] });
    const filled = (await fill(player, `${url}/details`, { bank: 'Some bank' })).json().data;
    expect(filled).toMatchObject({ thread: { status: 'open' }, asked: [], given: { bank: 'Some bank' } });
    expect((await fill(player, `${url}/payments/${payments[0].id}`, { last4: '42' }, false)).json().validation_errors).toHaveProperty(
      'last4',
    );
  });

  it('says what it found out about a payment, which then waits for nothing', async () => {
    const player = await test.player();
    const operator = await test.operator(['support']);
    const { thread, payments } = await asked(player, { payments: [await begunDeposit(player)] });
    const url = `${DESK}/${thread.id}/payments/${payments[0].id}`;
    const found = await post(operator, url, { finding: 'not-received', text: 'The provider has not seen it.', key: nanoid() });
    expect(found.json().data).toMatchObject({ payments: [{ finding: 'not-received', asked: [] }], thread: { status: 'answered' } });
    expect((await get(operator, `${DESK}/${thread.id}`)).json().data.posts.at(-1)).toMatchObject({ by: 'operator' });
    const other = await test.operator(['support']);
    expect((await post(other, url, { finding: 'settled', text: 'It is there.', key: nanoid() })).json().code).toBe('support_taken');
    expect((await get(await test.operator(['trader']), `${DESK}/${thread.id}`)).statusCode).toBe(403);
  });
});
