import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import { AUTH_TOKEN, PROVIDER_PRIVATE_KEY } from '../fakes/fake-game-provider.ts';
import type { TestApp } from '../test-app.ts';
import type { TestPlayer } from '../test-player.ts';

/** A key that nobody knows. */
export const strangersKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

/** Opens a game as the player does, and gives the token that its address carries. */
export async function launch(player: TestPlayer, provider: string, game: string): Promise<{ token: string; launchId: string }> {
  const reply = await player.request({
    method: 'POST',
    url: '/web-api/provider-games/launch',
    payload: { provider, game, platform: 'desktop' },
  });
  invariant(reply.statusCode === 200, `a launch answered ${reply.statusCode}: ${reply.body}`);
  const { url, launchId } = reply.json().data as { url: string; launchId: string };
  return { token: new URL(url).searchParams.get('token') ?? '', launchId };
}

type Fields = Readonly<Record<string, unknown>>;

/** An answer of the Hub88 dialect; money in its own units. */
export interface Hub88Reply {
  readonly http: number;
  readonly status: string;
  readonly balance?: number;
  readonly user?: string;
  readonly currency?: string;
  readonly token?: string;
  readonly country?: string;
  readonly request_uuid?: string;
}

/** A provider that speaks Hub88's dialect, at one player's game. */
export function createHub88Client(
  { request }: Pick<TestApp, 'request'>,
  start: { token: string; key?: KeyObject; spelling?: 'hub88' | 'caleta' },
) {
  const client = {
    token: start.token,
    key: start.key ?? PROVIDER_PRIVATE_KEY,
    /** Sends a text as it is, signed. */
    async sendText(path: string, text: string, headers: Readonly<Record<string, string>> = {}): Promise<Hub88Reply> {
      const name = path.startsWith('wallet/') ? 'x-auth-signature' : 'x-hub88-signature';
      const reply = await request({
        method: 'POST',
        url: `/seamless/caleta/${path}`,
        headers: {
          'content-type': 'application/json',
          [name]: sign('sha256', Buffer.from(text), client.key).toString('base64'),
          ...headers,
        },
        payload: text,
      });
      return { http: reply.statusCode, ...(reply.json() as Omit<Hub88Reply, 'http'>) };
    },
    send: (path: string, fields: Fields): Promise<Hub88Reply> =>
      client.sendText(path, JSON.stringify({ token: client.token, request_uuid: nanoid(), supplier_user: 'someone', ...fields })),
    check: () => client.send('wallet/check', {}),
    balance: (more: Fields = {}) => client.send(of('balance'), { game_code: 'slot', ...more }),
    bet: (more: Fields = {}) => client.send(of('bet'), { ...money(), ...more }),
    win: (more: Fields = {}) => client.send(of('win'), { ...money(), reference_transaction_uuid: nanoid(), ...more }),
    rollback: (more: Fields = {}) =>
      client.send(of('rollback'), {
        game_code: 'slot',
        round: nanoid(),
        round_closed: true,
        transaction_uuid: nanoid(),
        reference_transaction_uuid: nanoid(),
        ...more,
      }),
  };
  const of = (act: 'balance' | 'bet' | 'win' | 'rollback'): string => {
    if (start.spelling !== 'hub88') return `wallet/${act}`;
    return act === 'balance' ? 'user/balance' : `transaction/${act}`;
  };
  const money = (): Fields => ({
    game_code: 'slot',
    currency: 'EUR',
    round: nanoid(),
    round_closed: false,
    is_free: false,
    transaction_uuid: nanoid(),
    amount: 100_000,
  });
  return client;
}
export type Hub88Client = ReturnType<typeof createHub88Client>;

/** An answer of One Wallet; money as it was written. */
export interface OneWalletReply {
  readonly http: number;
  readonly status: string;
  readonly text: string;
  readonly balance?: number;
  readonly sid?: string;
}

/** A provider that speaks One Wallet, at one player's game. */
export function createOneWalletClient({ request }: Pick<TestApp, 'request'>, start: { sid: string; userId: string; authToken?: string }) {
  const client = {
    sid: start.sid,
    userId: start.userId,
    async send(path: string, fields: Fields, raw?: string): Promise<OneWalletReply> {
      const reply = await request({
        method: 'POST',
        url: `/seamless/live/${path}?authToken=${encodeURIComponent(start.authToken ?? AUTH_TOKEN)}`,
        headers: { 'content-type': 'application/json' },
        payload: raw ?? JSON.stringify({ sid: client.sid, userId: client.userId, uuid: nanoid(), ...fields }),
      });
      return { http: reply.statusCode, text: reply.body, ...(reply.json() as { status: string }) };
    },
    async check(): Promise<OneWalletReply> {
      const reply = await client.send('check', { channel: { type: 'P' } });
      if (reply.sid !== undefined) client.sid = reply.sid;
      return reply;
    },
    balance: () => client.send('balance', { currency: 'EUR' }),
    transact: (
      act: 'debit' | 'credit' | 'cancel',
      amount: number,
      of: { round: string; ref: string; id?: string },
    ): Promise<OneWalletReply> =>
      client.send(act, {
        currency: 'EUR',
        game: { id: of.round, type: 'blackjack', details: { table: { id: 'table', vid: '' } } },
        transaction: { id: of.id ?? nanoid(), refId: of.ref, amount },
      }),
    promo: (amount: number, id: string): Promise<OneWalletReply> =>
      client.send('promo_payout', {
        currency: 'EUR',
        game: { id: nanoid(), type: 'blackjack', details: { table: { id: 'table', vid: '' } } },
        promoTransaction: { type: 'JackpotWin', id, amount },
      }),
  };
  return client;
}
export type OneWalletClient = ReturnType<typeof createOneWalletClient>;
