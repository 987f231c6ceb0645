import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../tests/harness/seamless/seamless-app.ts';
import { type Hub88Client, type Hub88Reply, strangersKey } from '../../../tests/harness/seamless/seamless-clients.ts';

/** The 58 cases of the public suite for Caleta's wallet, by our own rules where those leave a choice. Money is in units of 1/100,000. */

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
/** A player at the slot with a bonus of ten units, for free rounds. */
const withBonus = () => app.atSlot({ bonus: 1_000n });
const PROMO_START = START + 10 * UNIT;
/** A second token of the launch, which leaves the first one expired. */
async function expire(client: Hub88Client): Promise<void> {
  const { status } = await client.check();
  expect(status).toBe('RS_OK');
}

describe('check', () => {
  it('check gives a token', async () => {
    const { client } = await app.atSlot();
    expect((await client.check()).token).toMatch(/^.{20,}$/);
  });
  it('check of an invalid session', async () => {
    const { client } = await app.atSlot();
    client.token = 'invalid-session';
    const reply = await client.check();
    expect(reply).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    expect(reply.token).toBeUndefined();
  });
  it('check gives a new session each time', async () => {
    const { client } = await app.atSlot();
    const { token } = await client.check();
    expect((await client.check()).token).not.toBe(token);
  });
});

describe('balance', () => {
  it('balance', async () => {
    const { client, player } = await app.atSlot();
    const reply = await client.balance();
    ok(reply, START);
    expect(reply.user).toBe(String(player.accountId));
  });
  it('balance of an invalid session', async () => {
    const { client } = await app.atSlot();
    client.token = 'invalid-session';
    refused(await client.balance(), 'RS_ERROR_INVALID_TOKEN');
  });
  it('balance with an invalid signature', async () => {
    const { client } = await app.atSlot();
    client.key = strangersKey();
    refused(await client.balance(), 'RS_ERROR_INVALID_SIGNATURE');
  });
});

describe('bet', () => {
  it('bet', async () => {
    const { client } = await app.atSlot();
    ok(await client.bet(), START - UNIT);
  });
  it('bet of one cent', async () => {
    const { client } = await app.atSlot();
    ok(await client.bet({ amount: 1_000 }), START - 1_000);
  });
  it('bet of a thousandth: finer than the currency, and refused rather than rounded', async () => {
    const { client } = await app.atSlot();
    refused(await client.bet({ amount: 100 }), 'RS_ERROR_WRONG_TYPES');
    ok(await client.balance(), START);
  });
  it('bet of the smallest amount of the wire: the same', async () => {
    const { client } = await app.atSlot();
    refused(await client.bet({ amount: 1 }), 'RS_ERROR_WRONG_TYPES');
    ok(await client.balance(), START);
  });
  it('several bets in one round', async () => {
    const { client } = await app.atSlot();
    const round = nanoid();
    for (const n of [1, 2, 3]) ok(await client.bet({ round }), START - n * UNIT);
  });
  it('bet of an invalid session', async () => {
    const { client } = await app.atSlot();
    client.token = 'invalid-session';
    refused(await client.bet(), 'RS_ERROR_INVALID_TOKEN');
  });
  it('bet of an expired session', async () => {
    const { client } = await app.atSlot();
    await expire(client);
    refused(await client.bet(), 'RS_ERROR_TOKEN_EXPIRED');
  });
  it('bet below zero', async () => {
    const { client } = await app.atSlot();
    refused(await client.bet({ amount: -UNIT }), 'RS_ERROR_WRONG_TYPES');
    ok(await client.balance(), START);
  });
  it('bet that exceeds the balance by a cent', async () => {
    const { client } = await app.atSlot();
    const reply = await client.bet({ amount: START + 1_000 });
    expect(reply).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: START });
  });
  it('bet that blatantly exceeds the balance', async () => {
    const { client } = await app.atSlot();
    expect((await client.bet({ amount: 2_147_483_000 })).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  });
  it('bet in an invalid game', async () => {
    const { client } = await app.atSlot();
    refused(await client.bet({ game_code: 'invalid-game' }), 'RS_ERROR_INVALID_GAME');
  });
  it('bet in a wrong currency', async () => {
    const { client } = await app.atSlot();
    refused(await client.bet({ currency: 'USD' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('bet in an invalid currency', async () => {
    const { client } = await app.atSlot();
    refused(await client.bet({ currency: 'schmeckles' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('bet with an invalid signature', async () => {
    const { client } = await app.atSlot();
    client.key = strangersKey();
    refused(await client.bet(), 'RS_ERROR_INVALID_SIGNATURE');
  });
  it('bet with a transaction id that another round has', async () => {
    const { client } = await app.atSlot();
    const { bet } = await staked(client);
    refused(await client.bet({ transaction_uuid: bet }), 'RS_ERROR_DUPLICATE_TRANSACTION');
  });
  it('bet with a transaction id that another user has', async () => {
    const [one, other] = [await app.atSlot(), await app.atSlot()];
    const { bet, round } = await staked(one.client);
    refused(await other.client.bet({ transaction_uuid: bet, round }), 'RS_ERROR_DUPLICATE_TRANSACTION');
    ok(await other.client.balance(), START);
  });
});

describe('free bet', () => {
  it('free bet takes none of the own money', async () => {
    const { client, player } = await withBonus();
    ok(await client.bet({ is_free: true }), PROMO_START - UNIT);
    expect(await player.balanceMinor()).toBe(100_000n);
  });
  it('free bet in a wrong currency', async () => {
    const { client } = await withBonus();
    refused(await client.bet({ is_free: true, currency: 'USD' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('free bet in an invalid currency', async () => {
    const { client } = await withBonus();
    refused(await client.bet({ is_free: true, currency: 'schmeckles' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('free bet of an expired session', async () => {
    const { client } = await withBonus();
    await expire(client);
    refused(await client.bet({ is_free: true }), 'RS_ERROR_TOKEN_EXPIRED');
  });
  it('free bet that exceeds the bonus, however much own money there is', async () => {
    const { client } = await withBonus();
    expect((await client.bet({ is_free: true, amount: 10 * UNIT + 1_000 })).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  });
});

describe('win', () => {
  it('win', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    ok(await client.win({ ...answer, amount: 2 * UNIT }), START + UNIT);
  });
  it('win whose bet is missing', async () => {
    const { client } = await app.atSlot();
    refused(await client.win(), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  });
  it('win of one cent', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    ok(await client.win({ ...answer, amount: 1_000 }), START - UNIT + 1_000);
  });
  it('win of a thousandth: finer than the currency, and refused rather than rounded', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, amount: 100 }), 'RS_ERROR_WRONG_TYPES');
  });
  it('win of the smallest amount of the wire: the same', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, amount: 1 }), 'RS_ERROR_WRONG_TYPES');
  });
  it('win below zero', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, amount: -UNIT }), 'RS_ERROR_WRONG_TYPES');
    ok(await client.balance(), START - UNIT);
  });
  it('win in an invalid game', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, game_code: 'invalid-game' }), 'RS_ERROR_INVALID_GAME');
  });
  it('win in a wrong currency', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, currency: 'USD' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('win in an invalid currency', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, currency: 'schmeckles' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('win with an invalid signature', async () => {
    const { client } = await app.atSlot();
    client.key = strangersKey();
    refused(await client.win(), 'RS_ERROR_INVALID_SIGNATURE');
  });
  it('win with the transaction id of its bet', async () => {
    const { client } = await app.atSlot();
    const { bet, answer } = await staked(client);
    refused(await client.win({ ...answer, transaction_uuid: bet }), 'RS_ERROR_DUPLICATE_TRANSACTION');
  });
  it("win with the transaction id of another user's bet", async () => {
    const [one, other] = [await app.atSlot(), await app.atSlot()];
    const { bet, answer } = await staked(one.client);
    refused(await other.client.win({ ...answer, transaction_uuid: bet }), 'RS_ERROR_DUPLICATE_TRANSACTION');
  });
});

describe('free win', () => {
  it('free win goes where its stake came from', async () => {
    const { client, player } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    ok(await client.win({ ...answer, is_free: true, amount: 2 * UNIT }), PROMO_START + UNIT);
    expect(await player.balanceMinor()).toBe(100_000n);
  });
  it('free win in a wrong currency', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, is_free: true, currency: 'USD' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('free win in an invalid currency', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    refused(await client.win({ ...answer, is_free: true, currency: 'schmeckles' }), 'RS_ERROR_WRONG_CURRENCY');
  });
  it('free win whose bet is missing', async () => {
    const { client } = await app.atSlot();
    refused(await client.win({ is_free: true }), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  });
});

describe('rollback', () => {
  const back = (client: Hub88Client, answer: object, closes: boolean, more: object = {}) =>
    client.rollback({ ...answer, round_closed: closes, ...more });

  it('rollback', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    ok(await back(client, answer, true), START);
  });
  it('rollback of one of several bets leaves the round open for the others', async () => {
    const { client } = await app.atSlot();
    const first = await staked(client);
    const second = nanoid();
    ok(await client.bet({ round: first.round, transaction_uuid: second }), START - 2 * UNIT);
    ok(await back(client, first.answer, false), START - UNIT);
    ok(await client.win({ round: first.round, reference_transaction_uuid: second }), START);
  });
  it('rollback of what never came is fine, and keeps it from coming', async () => {
    const { client } = await app.atSlot();
    const [round, bet] = [nanoid(), nanoid()];
    ok(await client.rollback({ round, reference_transaction_uuid: bet }), START);
    refused(await client.bet({ round, transaction_uuid: bet }), 'RS_ERROR_DUPLICATE_TRANSACTION');
  });
  it('rollback, then win', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    ok(await back(client, answer, false), START);
    refused(await client.win(answer), 'RS_ERROR_TRANSACTION_ROLLED_BACK');
  });
  it('free rollback', async () => {
    const { client } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    ok(await back(client, answer, true, { is_free: true }), PROMO_START);
  });
  it('free rollback, then win', async () => {
    const { client } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    ok(await back(client, answer, false, { is_free: true }), PROMO_START);
    refused(await client.win({ ...answer, is_free: true }), 'RS_ERROR_TRANSACTION_ROLLED_BACK');
  });
});

describe('expired sessions', () => {
  it('win of an expired session', async () => {
    const { client } = await app.atSlot();
    const { answer } = await staked(client);
    await expire(client);
    ok(await client.win({ ...answer, amount: 2 * UNIT }), START + UNIT);
  });
  it('free win of an expired session', async () => {
    const { client } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    await expire(client);
    ok(await client.win({ ...answer, is_free: true, amount: 2 * UNIT }), PROMO_START + UNIT);
  });
  it('free rollback of an expired session', async () => {
    const { client } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    await expire(client);
    ok(await client.rollback({ ...answer, is_free: true }), PROMO_START);
  });
});

describe('blocked users', () => {
  it('bet of a blocked user', async () => {
    const { client, player } = await app.atSlot();
    await app.block(player);
    refused(await client.bet(), 'RS_ERROR_USER_DISABLED');
  });
  it('free bet of a blocked user', async () => {
    const { client, player } = await withBonus();
    await app.block(player);
    refused(await client.bet({ is_free: true }), 'RS_ERROR_USER_DISABLED');
  });
  it('win of a blocked user is paid', async () => {
    const { client, player } = await app.atSlot();
    const { answer } = await staked(client);
    await app.block(player);
    ok(await client.win({ ...answer, amount: 2 * UNIT }), START + UNIT);
  });
  it('free win of a blocked user is paid', async () => {
    const { client, player } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    await app.block(player);
    ok(await client.win({ ...answer, is_free: true, amount: 2 * UNIT }), PROMO_START + UNIT);
  });
  it('rollback of a blocked user is given back', async () => {
    const { client, player } = await app.atSlot();
    const { answer } = await staked(client);
    await app.block(player);
    ok(await client.rollback(answer), START);
  });
  it('free rollback of a blocked user is given back', async () => {
    const { client, player } = await withBonus();
    const { answer } = await staked(client, { is_free: true });
    await app.block(player);
    ok(await client.rollback({ ...answer, is_free: true }), PROMO_START);
  });
});
