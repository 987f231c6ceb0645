import { currencyById } from '@touchline/catalogue/places/currencies';
import { invariant } from '@touchline/kernel/invariant';
import { parseMoney } from '@touchline/kernel/money';
import { postDeposit } from '@touchline/ledger/postings';
import type { InjectOptions } from 'fastify';
import { nanoid } from 'nanoid';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import type { WireReply } from './request-over.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** Bets of its residents bear no tax. */
const HOME_COUNTRY = 'IE';
/** Of the catalogue. */
const EUR = 3;

export interface NewTestPlayer {
  /** Decimal text in the account's currency. */
  readonly deposit?: string;
  readonly currencyId?: number;
  /** ISO alpha-2. */
  readonly country?: string;
  /** Whether an identification has been passed, which some countries want before play. */
  readonly identified?: boolean;
  /** The brand at whose site the player registers and calls; the first brand's where absent. */
  readonly host?: string;
}

export interface TestPlayer {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly token: string;
  readonly login: string;
  readonly password: string;
  /** As the player: the cookie is added. */
  request(options: InjectOptions): Promise<WireReply>;
  /** As the player with everything that any call asks for: cookie, x-auth and a fresh service token. */
  requestFully(options: InjectOptions): Promise<WireReply>;
  /** Excludes himself for half a year, which ends his sessions, and signs in again once it has. */
  exclude(): Promise<void>;
  /** Of the main account, straight from the table. */
  balanceMinor(): Promise<bigint>;
}

const anyAddress = (): string => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 255)).join('.')}`;

/** Registers over the call itself; the money is posted as a deposit, so that the ledger stays whole. */
export async function createTestPlayer(
  { app, platform, ...test }: Pick<TestApp, 'app' | 'platform' | 'request'>,
  options: NewTestPlayer,
): Promise<TestPlayer> {
  const { host } = options;
  const request = (wanted: InjectOptions): Promise<WireReply> =>
    test.request(host === undefined ? wanted : { ...wanted, headers: { host, ...wanted.headers } });
  const currencyId = options.currencyId ?? EUR;
  const { site, wallet } = app.features;
  const countryId = site.countryIdOf(options.country ?? HOME_COUNTRY);
  const registered = await request({
    method: 'POST',
    url: '/web-api/registration/fast',
    remoteAddress: anyAddress(),
    payload: { country_id: countryId, currency_id: currencyId, adult: true, terms: true },
  });
  invariant(registered.statusCode === 200, `registration answered ${registered.statusCode}: ${registered.body}`);
  const { userId, login, password, ...first } = registered.json().data as Record<'userId' | 'token' | 'login' | 'password', string>;
  let { token } = first;
  const id = BigInt(userId);
  const currency = currencyById(currencyId);
  invariant(currency, 'the currency is unknown');
  if (options.deposit !== undefined) {
    const amount = parseMoney(options.deposit, currency.scale);
    invariant(amount.ok, `deposit ${options.deposit}`);
    await inTransaction(platform.pool, async (client) => {
      await wallet.lockPlayerAccounts(client, id, currency.code);
      await wallet.postTransaction(client, postDeposit({ key: `test-${nanoid()}`, playerId: id, currency: currency.code }, amount.value));
    });
  }
  if (options.identified)
    await platform.pool.query("insert into kyc_status (player_id, status, verified_at) values ($1, 'verified', now())", [id]);
  const [account] = await wallet.readPlayerAccounts(platform.pool, id);
  invariant(account, 'the player has no account');
  const requestFully = async (wanted: InjectOptions): Promise<WireReply> => {
    const cookie = `user_token=${token}`;
    const issued = await request({ url: '/web-api/api/mobile/v1/token/', headers: { cookie } });
    const authorization = `Bearer ${issued.statusCode === 200 ? issued.json().data.attributes.userToken : 'none'}`;
    return request({ ...wanted, headers: { ...wanted.headers, cookie, authorization, 'x-auth': `Bearer ${token}` } });
  };
  return {
    id,
    accountId: account.id,
    get token() {
      return token;
    },
    login,
    password,
    request: (wanted) => request({ ...wanted, headers: { ...wanted.headers, cookie: `user_token=${token}` } }),
    requestFully,
    async exclude() {
      const payload = { months: 6, reason: 'control', confirmed: true };
      const excluded = await requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload });
      invariant(excluded.statusCode === 200, `exclusion answered ${excluded.statusCode}: ${excluded.body}`);
      const running = 'select from session where player_id = $1 and ended_at is null';
      await until('the sessions have ended', async () => (await platform.pool.query(running, [id])).rowCount === 0);
      const entered = await request({
        method: 'POST',
        url: '/web-api/user/auth',
        payload: { login, password },
        remoteAddress: anyAddress(),
      });
      invariant(entered.statusCode === 200, `sign-in answered ${entered.statusCode}: ${entered.body}`);
      ({ token } = entered.json().data as { token: string });
    },
    async balanceMinor() {
      return (await wallet.readPlayerAccount(platform.pool, account.id))?.balanceMinor ?? -1n;
    },
  };
}
