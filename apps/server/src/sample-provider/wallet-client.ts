import { type KeyObject, randomUUID, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A unit of money on the wire. */
export const UNIT = 100_000;

export interface WalletReply {
  readonly status: string;
  /** In units of 1/100,000. */
  readonly balance?: number;
}

/** A bet as it was sent: what a win answers, or a rollback takes back. */
export interface WalletBet {
  readonly token: string;
  readonly currency: string;
  readonly game: string;
  readonly round: string;
  readonly transaction: string;
  /** The reward that it is a free round of. */
  readonly reward?: string;
}

const TIMEOUT_MS = 5_000;
const TRIES = 10;
const FIRST_PAUSE_MS = 200;
/** Statuses of which nobody can know what came of the message. */
export const UNCERTAIN: ReadonlySet<string> = new Set(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT']);

/** The operator's seamless wallet by its public contract: JSON over HTTP, signed over the bytes that are sent. */
export function createWalletClient(walletUrl: URL, privateKey: KeyObject) {
  async function post(path: string, fields: object): Promise<WalletReply> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields });
    const signature = sign('sha256', Buffer.from(body), privateKey).toString('base64');
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature };
    try {
      const reply = await fetch(new URL(path, walletUrl), { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      return (await reply.json()) as WalletReply;
    } catch {
      return { status: 'RS_ERROR_TIMEOUT' };
    }
  }
  /** Until it is known what came of it, under the same name each time. */
  async function insist(path: string, fields: object): Promise<WalletReply> {
    for (let n = 1, wait = FIRST_PAUSE_MS; ; n++, wait *= 2) {
      const reply = await post(path, fields);
      if (!UNCERTAIN.has(reply.status) || n === TRIES) return reply;
      await pause(wait);
    }
  }
  const freeOf = ({ reward }: WalletBet) => (reward === undefined ? { is_free: false } : { is_free: true, reward_uuid: reward });
  const moneyOf = ({ token, currency, game, round }: WalletBet) => ({ token, currency, game_code: game, round });
  return {
    balance: (token: string, game: string): Promise<WalletReply> => post('user/balance', { token, game_code: game }),
    /** A bet of which nobody knows is taken back at once. */
    async bet(bet: WalletBet, amount: number): Promise<WalletReply> {
      const reply = await post('transaction/bet', {
        ...moneyOf(bet),
        transaction_uuid: bet.transaction,
        amount,
        round_closed: false,
        ...freeOf(bet),
      });
      if (UNCERTAIN.has(reply.status))
        await insist('transaction/rollback', {
          ...moneyOf(bet),
          transaction_uuid: randomUUID(),
          reference_transaction_uuid: bet.transaction,
          round_closed: true,
        });
      return reply;
    },
    /** Tells the pay of the round, 0 where it is lost; the round ends with it. */
    win: (bet: WalletBet, amount: number): Promise<WalletReply> =>
      insist('transaction/win', {
        ...moneyOf(bet),
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: bet.transaction,
        amount,
        round_closed: true,
        ...freeOf(bet),
      }),
  };
}
