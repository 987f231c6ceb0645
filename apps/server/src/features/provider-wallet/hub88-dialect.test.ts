import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../tests/harness/seamless/seamless-app.ts';
import { createHub88Client, type Hub88Client, type Hub88Reply, strangersKey } from '../../../tests/harness/seamless/seamless-clients.ts';

/** The Hub88 dialect's duties besides the public suite. Money is in units of 1/100,000. */

const UNIT = 100_000;
const START = 1_000 * UNIT;

let app: SeamlessApp;
beforeAll(async () => {
  app = await startSeamlessApp();
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const ok = (reply: Hub88Reply, balance: number): void =>
  expect(reply).toMatchObject({ http: 200, status: 'RS_OK', balance, currency: 'EUR' });
/** Refused, with nothing told of anybody's money. */
const refused = (reply: Hub88Reply, status: string): void => {
  expect(reply).toMatchObject({ http: 200, status });
  expect([reply.balance, reply.user, reply.currency]).toEqual([undefined, undefined, undefined]);
};
/** A bet of one unit that was taken, and what its answers name. */
async function staked(client: Hub88Client, more: Readonly<Record<string, unknown>> = {}) {
  const [round, bet] = [nanoid(), nanoid()];
  expect((await client.bet({ round, transaction_uuid: bet, ...more })).status).toBe('RS_OK');
  return { round, bet, answer: { round, reference_transaction_uuid: bet } };
}
/** A second token of the launch, which leaves the first one expired. */
async function expire(client: Hub88Client): Promise<void> {
  const { status } = await client.check();
  expect(status).toBe('RS_OK');
}

describe('Hub88 besides', () => {
  it('both spellings of the paths and of the signature reach the same wallet', async () => {
    const { client, player } = await app.atSlot({ spelling: 'hub88' });
    const { answer } = await staked(client);
    const other = createHub88Client(app.test, { token: client.token });
    ok(await other.balance(), START - UNIT);
    ok(await client.win({ ...answer, user: String(player.accountId) }), START);
    expect(await client.send('user/info', { user: String(player.accountId) })).toMatchObject({
      status: 'RS_OK',
      country: 'IE',
      currency: 'EUR',
    });
  });
  it('an identical repeat is answered identically, whatever happened since', async () => {
    const { client } = await app.atSlot();
    const body = { transaction_uuid: nanoid(), round: nanoid(), request_uuid: nanoid() };
    const first = await client.bet(body);
    ok(await client.bet(), START - 2 * UNIT);
    await expire(client);
    expect(await client.bet(body)).toEqual(first);
  });
  it('what is not JSON, lacks a field or has another type is told so, each in its word', async () => {
    const { client } = await app.atSlot();
    for (const text of ['', '{', 'null', '[]', '{"token":1}', '\u0000'])
      expect(await client.sendText('wallet/bet', text)).toMatchObject({
        http: 200,
        status: expect.stringMatching(/WRONG_(SYNTAX|TYPES)$/),
      });
    refused(await client.bet({ amount: '100000' }), 'RS_ERROR_WRONG_TYPES');
    refused(await client.bet({ amount: 1.5 }), 'RS_ERROR_WRONG_TYPES');
    refused(await client.bet({ round: undefined }), 'RS_ERROR_WRONG_SYNTAX');
    refused(await client.bet({ user: '1' }), 'RS_ERROR_INVALID_TOKEN');
  });
  it('broken JSON without a signature is told of the signature', async () => {
    const { client } = await app.atSlot();
    client.key = strangersKey();
    refused(await client.sendText('wallet/bet', '{'), 'RS_ERROR_INVALID_SIGNATURE');
    refused(await client.sendText('wallet/bet', '{', { 'x-auth-signature': '' }), 'RS_ERROR_INVALID_SIGNATURE');
  });
  it('the excluded bet no more, and are paid', async () => {
    const { client, player } = await app.atSlot();
    const { answer } = await staked(client);
    await app.exclude(player);
    refused(await client.bet(), 'RS_ERROR_USER_DISABLED');
    ok(await client.win({ ...answer, amount: UNIT }), START);
  });
  it('a reward of the provider needs no bet', async () => {
    const { client } = await app.atSlot();
    const reward = { is_free: true, reward_uuid: nanoid(), reference_transaction_uuid: null, transaction_uuid: nanoid(), round: nanoid() };
    for (let i = 0; i < 2; i++) ok(await client.win({ ...reward, amount: 3 * UNIT }), START + 3 * UNIT);
  });
  it('a round that ended with its bet takes nothing more', async () => {
    const { client } = await app.atSlot();
    const { round, answer } = await staked(client, { round_closed: true });
    refused(await client.bet({ round }), 'RS_ERROR_DUPLICATE_TRANSACTION');
    refused(await client.win(answer), 'RS_ERROR_DUPLICATE_TRANSACTION');
    refused(await client.rollback(answer), 'RS_ERROR_DUPLICATE_TRANSACTION');
    ok(await client.balance(), START - UNIT);
  });
  it('the session of the site ends the stakes of its games', async () => {
    const { client, player } = await app.atSlot();
    const { answer } = await staked(client);
    await app.test.app.features.session.endAll(player.id, 'test');
    refused(await client.bet(), 'RS_ERROR_TOKEN_EXPIRED');
    ok(await client.win(answer), START);
  });
});
