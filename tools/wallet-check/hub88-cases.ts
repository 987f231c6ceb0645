import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Answered, expectAnswer, newName, post, type WalletCase } from './wallet-case.ts';

export interface Hub88Options {
  readonly wallet: URL;
  /** Of the provider. */
  readonly key: KeyObject;
  /** Of a launch whose player has a little money. */
  readonly token: string;
  readonly game: string;
  readonly currency: string;
  /** In units of 1/100,000. */
  readonly amount: number;
  /** A reward of free rounds of the game that the player has been given, at a stake of `amount`; its cases play one of them. */
  readonly reward?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The cases of the Hub88 dialect. Each leaves the balance as it found it. */
export const hub88Cases = (options: Hub88Options): readonly WalletCase[] => {
  const provider = createProvider(options);
  return [...moneyCases(provider, options), ...refusalCases(provider, options), ...rewardCases(provider, options)];
};

type Provider = ReturnType<typeof createProvider>;

/** A provider that speaks Hub88's dialect. */
function createProvider({ wallet, key, token, game, currency, amount }: Hub88Options) {
  const sendText = (path: string, text: string, by: KeyObject = key): Promise<Answered> =>
    post(new URL(path, wallet), text, { 'x-hub88-signature': sign('sha256', Buffer.from(text), by).toString('base64') });
  const send = (path: string, fields: Fields): Promise<Answered> =>
    sendText(path, JSON.stringify({ token, request_uuid: newName(), game_code: game, ...fields }));
  const is = (answer: Answered, status: string, fields: Fields = {}): void => expectAnswer(answer, 200, { status, ...fields });
  const balance = async (): Promise<number> => {
    const answer = await send('user/balance', {});
    is(answer, 'RS_OK', { currency });
    return Number(answer.body.balance);
  };
  const betOf = (more: Fields = {}): Fields => ({
    currency,
    amount,
    transaction_uuid: newName(),
    round: newName(),
    round_closed: false,
    is_free: false,
    request_uuid: newName(),
    ...more,
  });
  const back = (bet: Fields, more: Fields = {}): Promise<Answered> =>
    send('transaction/rollback', {
      round: bet.round,
      round_closed: false,
      transaction_uuid: newName(),
      reference_transaction_uuid: bet.transaction_uuid,
      ...more,
    });
  const winOf = (bet: Fields, more: Fields = {}): Fields =>
    betOf({ round: bet.round, reference_transaction_uuid: bet.transaction_uuid, ...more });
  return { send, sendText, is, balance, betOf, back, winOf };
}

/** Cases of what is taken and paid, once each. */
function moneyCases({ send, is, balance, betOf, back, winOf }: Provider, { amount }: Hub88Options): readonly WalletCase[] {
  return [
    { title: 'the balance is told, in the currency of the launch', run: async () => void (await balance()) },
    {
      title: 'a bet takes its amount, a win of the same gives it back',
      async run() {
        const before = await balance();
        const bet = betOf();
        is(await send('transaction/bet', bet), 'RS_OK', { balance: before - amount });
        is(await send('transaction/win', winOf(bet, { round_closed: true })), 'RS_OK', { balance: before });
      },
    },
    {
      title: 'a repeated bet is answered identically, and taken once',
      async run() {
        const before = await balance();
        const bet = betOf();
        const first = await send('transaction/bet', bet);
        is(first, 'RS_OK');
        expectAnswer(await send('transaction/bet', bet), 200, first.body);
        is(await back(bet), 'RS_OK', { balance: before });
      },
    },
    {
      title: 'a repeated win is answered identically, and paid once',
      async run() {
        const before = await balance();
        const bet = betOf();
        is(await send('transaction/bet', bet), 'RS_OK');
        const win = winOf(bet);
        for (let i = 0; i < 2; i++) is(await send('transaction/win', win), 'RS_OK', { balance: before });
      },
    },
    {
      title: 'other words under a known name are refused',
      async run() {
        const bet = betOf();
        is(await send('transaction/bet', bet), 'RS_OK');
        for (const more of [{ amount: amount * 2 }, { round: newName() }])
          is(await send('transaction/bet', { ...bet, ...more }), 'RS_ERROR_DUPLICATE_TRANSACTION');
        is(await back(bet), 'RS_OK');
      },
    },
    {
      title: 'a rollback gives back once, however often it comes',
      async run() {
        const before = await balance();
        const bet = betOf();
        is(await send('transaction/bet', bet), 'RS_OK');
        for (let i = 0; i < 2; i++) is(await back(bet), 'RS_OK', { balance: before });
      },
    },
    {
      title: 'a rollback before its bet is fine, and the late bet is refused',
      async run() {
        const before = await balance();
        const bet = betOf();
        is(await back(bet), 'RS_OK', { balance: before });
        const { body } = await send('transaction/bet', bet);
        if (body.status === 'RS_OK') throw new Error('the late bet was taken');
        if ((await balance()) !== before) throw new Error('the balance has changed');
      },
    },
    {
      title: 'a win after a rollback is refused',
      async run() {
        const bet = betOf();
        is(await send('transaction/bet', bet), 'RS_OK');
        is(await back(bet), 'RS_OK');
        is(await send('transaction/win', winOf(bet)), 'RS_ERROR_TRANSACTION_ROLLED_BACK');
      },
    },
  ];
}

/** Cases of what is refused, and in which words. */
function refusalCases({ send, sendText, is, balance, betOf, winOf }: Provider, { amount }: Hub88Options): readonly WalletCase[] {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  return [
    {
      title: 'a win without a bet is refused',
      run: async () => is(await send('transaction/win', winOf(betOf())), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'),
    },
    {
      title: 'a wrong signature, token, currency and game each have their word',
      async run() {
        is(await sendText('transaction/bet', '{}', stranger), 'RS_ERROR_INVALID_SIGNATURE');
        is(await send('transaction/bet', betOf({ token: newName() })), 'RS_ERROR_INVALID_TOKEN');
        is(await send('transaction/bet', betOf({ currency: 'ZZZ' })), 'RS_ERROR_WRONG_CURRENCY');
        is(await send('transaction/bet', betOf({ game_code: `no-${newName()}` })), 'RS_ERROR_INVALID_GAME');
      },
    },
    {
      title: 'broken JSON, a missing field and a wrong type are refused in words',
      async run() {
        is(await sendText('transaction/bet', '{'), 'RS_ERROR_WRONG_SYNTAX');
        is(await send('transaction/bet', betOf({ round: undefined })), 'RS_ERROR_WRONG_SYNTAX');
        is(await send('transaction/bet', betOf({ amount: String(amount) })), 'RS_ERROR_WRONG_TYPES');
        is(await send('transaction/bet', betOf({ amount: -amount })), 'RS_ERROR_WRONG_TYPES');
      },
    },
    {
      title: 'more than there is is refused, and the balance is told',
      async run() {
        const before = await balance();
        const answer = await send('transaction/bet', betOf({ amount: before + amount }));
        const { status } = answer.body;
        if (status !== 'RS_ERROR_BET_LIMIT_EXCEEDED') is(answer, 'RS_ERROR_NOT_ENOUGH_MONEY', { balance: before });
      },
    },
    {
      title: 'a closed round takes nothing more',
      async run() {
        const bet = betOf();
        is(await send('transaction/bet', bet), 'RS_OK');
        is(await send('transaction/win', winOf(bet, { round_closed: true })), 'RS_OK');
        const { body } = await send('transaction/bet', betOf({ round: bet.round }));
        if (body.status === 'RS_OK') throw new Error('a bet was taken in a closed round');
      },
    },
  ];
}

/** Cases of free rounds, where the player has some; they leave one less. */
function rewardCases({ send, is, balance, betOf, back, winOf }: Provider, { amount, reward }: Hub88Options): readonly WalletCase[] {
  if (reward === undefined) return [];
  const free = (more: Fields = {}): Fields => betOf({ is_free: true, reward_uuid: reward, ...more });
  return [
    {
      title: 'a free round at another stake than was given is refused',
      run: async () => is(await send('transaction/bet', free({ amount: amount * 2 })), 'RS_ERROR_BET_LIMIT_EXCEEDED'),
    },
    {
      title: 'a free round that is taken back costs nothing and gives nothing',
      async run() {
        const before = await balance();
        const bet = free();
        is(await send('transaction/bet', bet), 'RS_OK', { balance: before });
        is(await back(bet), 'RS_OK', { balance: before });
      },
    },
    {
      title: 'a free round costs nothing, and its lost end is taken once',
      async run() {
        const before = await balance();
        const bet = free();
        for (let i = 0; i < 2; i++) is(await send('transaction/bet', bet), 'RS_OK', { balance: before });
        const end = winOf(bet, { is_free: true, reward_uuid: reward, amount: 0, round_closed: true });
        for (let i = 0; i < 2; i++) is(await send('transaction/win', end), 'RS_OK', { balance: before });
      },
    },
  ];
}
