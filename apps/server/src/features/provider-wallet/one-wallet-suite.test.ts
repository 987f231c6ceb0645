import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../tests/harness/seamless/seamless-app.ts';
import { createOneWalletClient, type OneWalletClient, type OneWalletReply } from '../../../tests/harness/seamless/seamless-clients.ts';

/** The 26 cases of the public One Wallet suite. Money is in whole units, as its messages have it. */

const START = 1_000;

let app: SeamlessApp;
beforeAll(async () => {
  app = await startSeamlessApp();
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

const ok = (reply: OneWalletReply, balance: number): void => expect(reply).toMatchObject({ http: 200, status: 'OK', balance });
const is = (reply: OneWalletReply, status: string, balance?: number): void =>
  expect(reply).toMatchObject({ http: 200, status, ...(balance === undefined ? {} : { balance }) });
const names = () => ({ round: nanoid(), ref: nanoid(), id: nanoid() });
/** A settlement comes under an id of its own. */
const settle = (client: OneWalletClient, amount: number, { round, ref }: { round: string; ref: string }) =>
  client.transact('credit', amount, { round, ref });

describe('sessions', () => {
  it('checkUsingNewSID: once a check has given a new sid, the old one is refused', async () => {
    const { client, firstSid } = await app.atTable();
    expect(client.sid).not.toBe(firstSid);
    client.sid = firstSid;
    is(await client.balance(), 'INVALID_SID');
    is(await client.transact('debit', 10, names()), 'INVALID_SID');
    is(await settle(client, 10, names()), 'BET_DOES_NOT_EXIST');
  });
  it('checkUsingInvalidUserId: nothing is done for another user id', async () => {
    const { client } = await app.atTable();
    const valid = client.userId;
    const bet = names();
    client.userId = 'fakeUserId';
    is(await client.check(), 'INVALID_SID');
    is(await client.transact('debit', 10, bet), 'INVALID_SID');
    client.userId = valid;
    ok(await client.balance(), START);
    ok(await client.transact('debit', 10, bet), START - 10);
    client.userId = 'fakeUserId';
    is(await client.transact('cancel', 10, bet), 'INVALID_SID');
    is(await settle(client, 2, bet), 'INVALID_SID');
    client.userId = valid;
    ok(await settle(client, 10, bet), START);
  });
  it('sameUserPlayingWithDifferentChannelType: two sessions of a user at once', async () => {
    const { client: desktop, player } = await app.atTable();
    const { client: mobile } = await app.atTable(player);
    ok(await desktop.balance(), START);
    ok(await mobile.balance(), START);
    const bet = names();
    ok(await desktop.transact('debit', 2, bet), START - 2);
    ok(await mobile.transact('debit', 3, { ...names(), round: bet.round }), START - 5);
    ok(await settle(desktop, 5, bet), START);
    ok(await desktop.balance(), START);
    ok(await mobile.balance(), START);
  });
  it('debitCreditWithDifferentSids: bets of two sessions in one round', async () => {
    const { client: first, player } = await app.atTable();
    const bet = names();
    ok(await first.transact('debit', 3, bet), START - 3);
    const { client: second } = await app.atTable(player);
    const next = { ...names(), round: bet.round };
    ok(await second.transact('debit', 4, next), START - 7);
    ok(await settle(second, 3, bet), START - 4);
    ok(await settle(second, 4, next), START);
  });
});

describe('bets and their ends', () => {
  it('allMethodsCheckBeforeRunningTests', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 1, bet), START - 1);
    ok(await settle(client, 1, bet), START);
    ok(await client.balance(), START);
  });
  it('debitBetAlreadyExist: the same bet twice is taken once', async () => {
    const { client } = await app.atTable();
    const bet = names();
    for (let i = 0; i < 2; i++) ok(await client.transact('debit', 1, bet), START - 1);
    ok(await client.balance(), START - 1);
    is(await client.transact('debit', 2, bet), 'BET_ALREADY_EXIST', START - 1);
    ok(await settle(client, 1, bet), START);
  });
  it('debitCancel', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 1, bet), START - 1);
    ok(await client.transact('cancel', 1, bet), START);
    ok(await client.balance(), START);
  });
  it('debitCredit', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 2, bet), START - 2);
    ok(await settle(client, 2, bet), START);
    ok(await client.balance(), START);
  });
  it('debitCreditBetAlreadySettled: a bet is paid once', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 2, bet), START - 2);
    ok(await settle(client, 2, bet), START);
    is(await settle(client, 2, bet), 'BET_ALREADY_SETTLED', START);
  });
  it('debitCreditBetDoesNotExist: another reference pays nothing', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 2, bet), START - 2);
    is(await settle(client, 2, { ...bet, ref: nanoid() }), 'BET_DOES_NOT_EXIST', START - 2);
    ok(await settle(client, 2, bet), START);
  });
  it('debitCreditCancel: what is settled is not cancelled', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 2, bet), START - 2);
    ok(await settle(client, 2, bet), START);
    is(await client.transact('cancel', 2, bet), 'BET_ALREADY_SETTLED', START);
  });
  it('debitCancelCredit: what is cancelled is not paid', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 10, bet), START - 10);
    ok(await client.transact('cancel', 10, bet), START);
    is(await settle(client, 300, bet), 'BET_ALREADY_SETTLED', START);
  });
  it('debitCancelBetDoesNotExist: another reference cancels nothing', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 2, bet), START - 2);
    is(await client.transact('cancel', 2, { ...names(), round: bet.round }), 'BET_DOES_NOT_EXIST', START - 2);
    ok(await client.transact('cancel', 2, bet), START);
  });
  it('debitCancelBetAlreadySettled: cancelled twice, given back once', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 3, bet), START - 3);
    for (let i = 0; i < 2; i++) ok(await client.transact('cancel', 3, bet), START);
    ok(await client.balance(), START);
  });
  it('creditWithZeroAmount', async () => {
    const { client } = await app.atTable();
    const bet = names();
    ok(await client.transact('debit', 3, bet), START - 3);
    ok(await settle(client, 0, bet), START - 3);
    ok(await client.balance(), START - 3);
  });
  it('debitCreditWithBigPayout', async () => {
    const { client } = await app.atTable();
    const [bet, next] = [names(), names()];
    ok(await client.transact('debit', 10, bet), START - 10);
    ok(await settle(client, 63_727_092.34, bet), 63_728_082.34);
    ok(await client.transact('debit', 63_727_092.34, next), START - 10);
    ok(await settle(client, 10, next), START);
  });
  it('insufficientFunds: the balance is told', async () => {
    const { client } = await app.atTable();
    is(await client.transact('debit', 3 * START, names()), 'INSUFFICIENT_FUNDS', START);
    ok(await client.balance(), START);
  });
});

describe('rounds of several bets', () => {
  it('twoUsersBjGameEachPlaying_2_hands', async () => {
    const [{ client: a }, { client: b }] = [await app.atTable(), await app.atTable()];
    const round = nanoid();
    const [a1, a2, b1, b2] = [names(), names(), names(), names()].map((bet) => ({ ...bet, round })) as [Bet, Bet, Bet, Bet];
    ok(await a.transact('debit', 2, a1), START - 2);
    ok(await b.transact('debit', 3, b1), START - 3);
    ok(await a.transact('debit', 2, a2), START - 4);
    ok(await b.transact('debit', 3, b2), START - 6);
    ok(await settle(a, 2, a1), START - 2);
    ok(await settle(a, 2, a2), START);
    ok(await settle(b, 3, b1), START - 3);
    ok(await settle(b, 3, b2), START);
  });
  it('verifyCanPlaceBetBeforeSettleForAnotherGame', async () => {
    const { client } = await app.atTable();
    const [a, b] = [names(), names()];
    ok(await client.transact('debit', 2, a), START - 2);
    ok(await client.transact('debit', 2, b), START - 4);
    ok(await settle(client, 2, b), START - 2);
    ok(await settle(client, 2, a), START);
  });
  it('multiStepGameTwoDebitsCreditCancel', async () => {
    const { client } = await app.atTable();
    const first = names();
    const next = { ...names(), round: first.round };
    ok(await client.transact('debit', 7, first), START - 7);
    ok(await client.transact('debit', 5, next), START - 12);
    ok(await settle(client, 7, first), START - 5);
    ok(await client.transact('cancel', 5, next), START);
  });
  it('multiStepGameTwoDebitsCancelCredit', async () => {
    const { client } = await app.atTable();
    const first = names();
    const next = { ...names(), round: first.round };
    ok(await client.transact('debit', 3, first), START - 3);
    ok(await client.transact('debit', 2, next), START - 5);
    ok(await client.transact('cancel', 2, next), START - 3);
    ok(await settle(client, 3, first), START);
  });
  it('multipleDontSettlementsScenario: 101 bets of one round, each settled', async () => {
    const { client } = await app.atTable();
    const round = nanoid();
    for (let i = 0; i < 101; i++) {
      const bet = { ...names(), round };
      ok(await client.transact('debit', 12, bet), START - 12);
      ok(await settle(client, 12, bet), START);
    }
  });
  it('onePlayerPlaysTwoGameRoundsOnOneTableInParallel', async () => {
    const { client } = await app.atTable();
    const [a1, b1] = [names(), names()];
    const [a2, b2] = [
      { ...names(), round: a1.round },
      { ...names(), round: b1.round },
    ];
    ok(await client.transact('debit', 10, a1), START - 10);
    ok(await client.transact('debit', 3, b1), START - 13);
    ok(await client.transact('debit', 3, b2), START - 16);
    ok(await client.transact('debit', 5, a2), START - 21);
    ok(await client.transact('cancel', 3, b2), START - 18);
    ok(await settle(client, 15, a2), START - 3);
    ok(await settle(client, 3, b1), START);
    is(await client.transact('cancel', 5, b1), 'BET_ALREADY_SETTLED', START);
  });
  it('multipleDebitCreditCancelSettleTypeMixed', async () => {
    const { client } = await app.atTable();
    const round = nanoid();
    const bets = Array.from({ length: 15 }, () => ({ ...names(), round }));
    for (const [n, bet] of bets.entries()) ok(await client.transact('debit', 3, bet), START - 3 * (n + 1));
    const pays = [4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 5];
    let balance = START - 45;
    for (const [n, pay] of pays.entries()) {
      balance += pay;
      ok(await settle(client, pay, bets[n] as Bet), balance);
    }
    for (const bet of bets.slice(pays.length)) {
      balance += 3;
      ok(await client.transact('cancel', 3, bet), balance);
    }
    ok(await client.balance(), START);
  });
});

describe('promotions', () => {
  it('promoPayout', async () => {
    const { client } = await app.atTable();
    ok(await client.promo(10, nanoid()), START + 10);
    ok(await client.balance(), START + 10);
  });
  it('doublePromoPayouts: the same one twice is paid once', async () => {
    const { client } = await app.atTable();
    const id = nanoid();
    for (let i = 0; i < 2; i++) ok(await client.promo(10, id), START + 10);
    ok(await client.balance(), START + 10);
  });
});

describe('One Wallet besides', () => {
  it('a wrong token of the house is 401 and INVALID_TOKEN_ID, whatever is sent', async () => {
    const { client } = await app.atTable();
    const stranger = createOneWalletClient(app.test, { sid: client.sid, userId: client.userId, authToken: 'another' });
    expect(await stranger.balance()).toMatchObject({ http: 401, status: 'INVALID_TOKEN_ID' });
    expect(await stranger.send('debit', {}, '{')).toMatchObject({ http: 401, status: 'INVALID_TOKEN_ID' });
  });
  it('what is not understood is INVALID_PARAMETER, and moves nothing', async () => {
    const { client } = await app.atTable();
    for (const text of ['', '{', '[]', '{"sid":1}']) is(await client.send('debit', {}, text), 'INVALID_PARAMETER');
    for (const amount of [-1, 0.001, 1e-7]) is(await client.transact('debit', amount, names()), 'INVALID_PARAMETER');
    is(await client.send('balance', { currency: 'USD' }), 'INVALID_PARAMETER');
    ok(await client.balance(), START);
  });
  it('amounts are read and written as decimals, digit by digit', async () => {
    const { client } = await app.atTable();
    const raw = (amount: string, { round, ref, id }: Bet) =>
      client.send(
        'debit',
        {},
        `{"sid":"${client.sid}","userId":"${client.userId}","currency":"EUR","game":{"id":"${round}","type":"x","details":{"table":{"id":"table"}}},"transaction":{"id":"${id}","refId":"${ref}","amount":${amount}}}`,
      );
    const reply = await raw('0.070000', names());
    expect(reply.text).toContain('"balance":999.93');
    is(await raw('1e1', names()), 'INVALID_PARAMETER');
    is(await raw('"1"', names()), 'INVALID_PARAMETER');
    expect((await raw('0.93', names())).text).toContain('"balance":999.00');
  });
});

interface Bet {
  readonly round: string;
  readonly ref: string;
  readonly id: string;
}
