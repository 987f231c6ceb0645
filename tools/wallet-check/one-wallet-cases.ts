import { type Answered, expectAnswer, newName, post, type WalletCase } from './wallet-case.ts';

export interface OneWalletOptions {
  readonly wallet: URL;
  readonly authToken: string;
  /** Of a launch whose player has a little money, and what the player is called. */
  readonly sid: string;
  readonly user: string;
  /** A table. */
  readonly game: string;
  readonly currency: string;
  readonly amount: number;
}

interface Bet {
  readonly round: string;
  readonly ref: string;
  readonly id: string;
}
const newBet = (): Bet => ({ round: newName(), ref: newName(), id: newName() });

/** The cases of One Wallet. Each leaves the balance as it found it; the first takes the session over. */
export function oneWalletCases(options: OneWalletOptions): readonly WalletCase[] {
  const { amount } = options;
  const { sendText, send, is, balance, check, transact, taken } = createProvider(options);
  return [
    { title: 'a check is answered with a session that works', run: check },
    {
      title: 'a debit is taken once, and its credit gives it back',
      async run() {
        const [before, bet] = [await balance(), newBet()];
        for (let i = 0; i < 2; i++) await taken(bet);
        if ((await balance()) >= before) throw new Error('nothing was taken');
        is(await transact('credit', bet), 'OK', { balance: before });
      },
    },
    {
      title: 'a bet is settled once',
      async run() {
        const bet = newBet();
        await taken(bet);
        is(await transact('credit', bet), 'OK');
        is(await transact('credit', bet), 'BET_ALREADY_SETTLED');
        is(await transact('cancel', bet), 'BET_ALREADY_SETTLED');
      },
    },
    {
      title: 'a cancelled bet is given back once, and not paid',
      async run() {
        const [before, bet] = [await balance(), newBet()];
        await taken(bet);
        is(await transact('cancel', bet), 'OK', { balance: before });
        is(await transact('credit', bet), 'BET_ALREADY_SETTLED');
        if ((await balance()) !== before) throw new Error('the balance has changed');
      },
    },
    {
      title: 'what never came is neither paid nor cancelled, and a late debit is refused',
      async run() {
        const bet = newBet();
        is(await transact('credit', newBet()), 'BET_DOES_NOT_EXIST');
        is(await transact('cancel', bet), 'BET_DOES_NOT_EXIST');
        const { body } = await transact('debit', bet);
        if (body.status === 'OK') throw new Error('the late debit was taken');
      },
    },
    {
      title: 'a wrong token of the house, session and user each have their word',
      async run() {
        expectAnswer(await sendText('balance', '{}', newName()), 401, { status: 'INVALID_TOKEN_ID' });
        is(await send('balance', { sid: newName() }), 'INVALID_SID');
        is(await send('balance', { userId: newName() }), 'INVALID_SID');
      },
    },
    {
      title: 'broken JSON and wrong amounts are refused in words',
      async run() {
        is(await sendText('debit', '{'), 'INVALID_PARAMETER');
        is(await transact('debit', newBet(), -amount), 'INVALID_PARAMETER');
      },
    },
  ];
}

/** A provider that speaks One Wallet. */
function createProvider({ wallet, authToken, user, game, currency, amount, ...start }: OneWalletOptions) {
  let { sid } = start;
  const sendText = (path: string, text: string, token = authToken): Promise<Answered> =>
    post(new URL(`${path}?authToken=${encodeURIComponent(token)}`, wallet), text, {});
  const send = (path: string, fields: object): Promise<Answered> =>
    sendText(path, JSON.stringify({ sid, userId: user, uuid: newName(), currency, ...fields }));
  const is = (answer: Answered, status: string, fields: Readonly<Record<string, unknown>> = {}): void =>
    expectAnswer(answer, 200, { status, ...fields });
  const balance = async (): Promise<number> => {
    const answer = await send('balance', {});
    is(answer, 'OK');
    return Number(answer.body.balance);
  };
  const transact = (act: 'debit' | 'credit' | 'cancel', { round, ref, id }: Bet, sum = amount): Promise<Answered> =>
    send(act, {
      game: { id: round, type: 'check', details: { table: { id: game } } },
      transaction: { id: act === 'credit' ? newName() : id, refId: ref, amount: sum },
    });
  const taken = async (bet: Bet): Promise<void> => is(await transact('debit', bet), 'OK');
  const check = async (): Promise<void> => {
    const answer = await send('check', { channel: { type: 'P' } });
    is(answer, 'OK');
    if (typeof answer.body.sid === 'string') sid = answer.body.sid;
    await balance();
  };
  return { sendText, send, is, balance, check, transact, taken };
}
