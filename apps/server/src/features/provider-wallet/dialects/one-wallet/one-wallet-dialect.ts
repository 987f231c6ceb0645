import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { GameProviderSettings } from '#platform/config/game-providers';
import { jsonNumber, parseExactJson } from '#platform/http/exact-json';
import { Failure } from '#platform/http/failure';
import type { SeamlessWallet } from '../../seamless/seamless-wallet.ts';
import type { Seat } from '../../seamless/seats.ts';
import type { Dialect, WireAnswer, WireMessage } from '../dialect.ts';
import { decimalOfMinor, minorOfDecimal } from './one-wallet-amount.ts';
import { ONE_WALLET_MESSAGES } from './one-wallet-messages.ts';
import { ONE_WALLET_STATUSES, type OneWalletAct, type OneWalletStatus, oneWalletStatusOf } from './one-wallet-status.ts';

type OneWalletProvider = Extract<GameProviderSettings, { dialect: 'one-wallet' }>;
type Said<A extends OneWalletAct> = z.output<(typeof ONE_WALLET_MESSAGES)[A]>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Evolution's One Wallet: a session's id in each message, a token of the house in the address. Each bet of a round is settled by itself, under its
 * reference (`refId`): what the wallet calls a round is the two together.
 */
export const oneWalletDialect: Dialect<OneWalletProvider> = {
  paths: Object.keys(ONE_WALLET_MESSAGES),
  async answer(message, provider, wallet, report) {
    const act = message.path as OneWalletAct;
    let said: unknown;
    try {
      if (!isProven(message, provider.authToken)) throw new Failure('forbidden');
      said = readJson(message.body);
      return answerOf(said, 'OK', await carryOut(act, said, provider.code, wallet));
    } catch (error) {
      if (!(error instanceof Failure)) report(error);
      const status = error instanceof Failure ? oneWalletStatusOf(error.code, act) : 'TEMPORARY_ERROR';
      return answerOf(said, status, await balanceWith(status, said, provider.code, wallet));
    }
  },
  unread: () => answerOf(undefined, 'INVALID_PARAMETER', {}),
};

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const isProven = ({ query }: WireMessage, token: string): boolean =>
  typeof query.authToken === 'string' && timingSafeEqual(digest(query.authToken), digest(token));

function readJson(body: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Failure('invalid', { fields: { body: ['JSON'] } });
  }
}

function read<A extends OneWalletAct>(act: A, said: unknown): Said<A> {
  const parsed = ONE_WALLET_MESSAGES[act].safeParse(said);
  if (!parsed.success) throw new Failure('invalid');
  return parsed.data as Said<A>;
}

const seatOf = (wallet: SeamlessWallet, provider: string, said: Said<'balance'> | Said<'check'>): Promise<Seat> =>
  wallet.seat(provider, { token: said.sid, user: said.userId, currency: 'currency' in said ? said.currency : undefined });

/** Throws Failure `session_expired` for a session's id that another has followed: unlike wins, these wait for the newest. */
function requireOpen(seat: Seat): Seat {
  if (!seat.isOpen) throw new Failure('session_expired');
  return seat;
}

async function carryOut(act: OneWalletAct, said: unknown, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  switch (act) {
    case 'check':
      return { sid: await wallet.renewToken(await seatOf(wallet, provider, read('check', said))) };
    case 'balance': {
      const seat = requireOpen(await seatOf(wallet, provider, read('balance', said)));
      return balanceFields(seat, await wallet.balance(seat));
    }
    case 'promo_payout': {
      const message = read('promo_payout', said);
      const seat = await seatOf(wallet, provider, message);
      const { id: transaction, amount } = message.promoTransaction;
      const { balanceMinor } = await wallet.promoWin(seat, { transaction, amountMinor: minorOfDecimal(amount, seat.currency) });
      return balanceFields(seat, balanceMinor);
    }
    default:
      return moveMoney(act, read(act, said), provider, wallet);
  }
}

async function moveMoney(
  act: 'debit' | 'credit' | 'cancel',
  said: Said<'debit'>,
  provider: string,
  wallet: SeamlessWallet,
): Promise<Fields> {
  const seat = await seatOf(wallet, provider, said);
  const { id: transaction, refId, amount } = said.transaction;
  const amountMinor = minorOfDecimal(amount, seat.currency);
  const round = `${said.game.id}/${refId}`;
  const game = said.game.details.table.id;
  if (act === 'debit') {
    const { balanceMinor } = await wallet.bet(seat, { transaction, round, game, amountMinor, isFree: false, closes: false });
    return balanceFields(seat, balanceMinor);
  }
  if (act === 'credit') {
    const won = { transaction, round, game, amountMinor, jackpotMinor: 0n, bet: undefined, closes: true };
    return balanceFields(seat, (await wallet.win(seat, won)).balanceMinor);
  }
  // A cancel comes under the name of its debit.
  const taken = await wallet.rollback(seat, { transaction: `cancel/${transaction}`, original: transaction, round, closes: false });
  if (!taken.wasTaken) throw new Failure('transaction_unknown');
  return balanceFields(seat, taken.balanceMinor);
}

const balanceFields = ({ currency }: Seat, balanceMinor: bigint): Fields => ({
  balance: jsonNumber(decimalOfMinor(balanceMinor, currency)),
  bonus: 0,
});

/** Refusals for lack of money carry the balance, once the session is proved. */
async function balanceWith(status: OneWalletStatus, said: unknown, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  if (status === 'INVALID_TOKEN_ID' || status === 'INVALID_SID' || status === 'INVALID_PARAMETER' || status === 'TEMPORARY_ERROR')
    return {};
  const parsed = ONE_WALLET_MESSAGES.balance.safeParse(said);
  if (!parsed.success) return {};
  const seat = await seatOf(wallet, provider, parsed.data);
  return balanceFields(seat, await wallet.balance(seat));
}

function answerOf(said: unknown, status: OneWalletStatus, fields: Fields): WireAnswer {
  const uuid = (said as { uuid?: unknown } | null | undefined)?.uuid;
  const json = JSON.stringify({ status, ...fields, ...(typeof uuid === 'string' ? { uuid } : {}) });
  return { status: ONE_WALLET_STATUSES[status], json };
}
