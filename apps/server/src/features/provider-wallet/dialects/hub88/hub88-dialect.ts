import { type KeyObject, verify } from 'node:crypto';
import type { z } from 'zod';
import type { GameProviderSettings } from '#platform/config/game-providers';
import { jsonNumber, parseExactJson } from '#platform/http/exact-json';
import { Failure } from '#platform/http/failure';
import type { SeamlessMoved, SeamlessWallet } from '../../seamless/seamless-wallet.ts';
import type { Seat } from '../../seamless/seats.ts';
import type { Dialect, WireAnswer, WireMessage } from '../dialect.ts';
import { lacksField } from '../read-fields.ts';
import { minorOfWire, wireOfMinor } from './hub88-amount.ts';
import { HUB88_MESSAGES, HUB88_PATHS } from './hub88-messages.ts';
import { type Hub88Act, type Hub88Status, hub88StatusOf } from './hub88-status.ts';

type Hub88Provider = Extract<GameProviderSettings, { dialect: 'hub88' }>;
type Said<A extends Hub88Act> = z.output<(typeof HUB88_MESSAGES)[A]>;
type Fields = Readonly<Record<string, unknown>>;

/** Hub88's transactional interface, and Caleta's, which differs in the paths and in that its token alone says who plays. */
export const hub88Dialect: Dialect<Hub88Provider> = {
  paths: Object.keys(HUB88_PATHS),
  async answer(message, provider, wallet, report) {
    const act = HUB88_PATHS[message.path as keyof typeof HUB88_PATHS];
    let said: unknown;
    try {
      if (!isSigned(message, provider.publicKey)) throw new Failure('forbidden');
      said = readJson(message.body);
      return answerOf(said, 'RS_OK', await carryOut(act, said, provider.code, wallet));
    } catch (error) {
      if (!(error instanceof Failure)) report(error);
      const status = error instanceof Failure ? hub88StatusOf(error.code, act) : 'RS_ERROR_UNKNOWN';
      const fields = status === 'RS_ERROR_NOT_ENOUGH_MONEY' ? await moneyOf(said as Said<'bet'>, provider.code, wallet) : {};
      return answerOf(said, error instanceof WrongTypes ? 'RS_ERROR_WRONG_TYPES' : status, fields);
    }
  },
  unread: () => answerOf(undefined, 'RS_ERROR_WRONG_SYNTAX', {}),
};

/** A message whose fields are there, and of other types. */
class WrongTypes extends Failure {}

const isSigned = ({ body, header }: WireMessage, key: KeyObject): boolean => {
  const signature = header('x-hub88-signature') ?? header('x-auth-signature') ?? '';
  return signature !== '' && signature.length <= 2_048 && verify('sha256', body, key, Buffer.from(signature, 'base64'));
};

function readJson(body: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Failure('invalid', { fields: { body: ['JSON'] } });
  }
}

function read<A extends Hub88Act>(act: A, said: unknown): Said<A> {
  const parsed = HUB88_MESSAGES[act].safeParse(said);
  if (parsed.success) return parsed.data as Said<A>;
  throw lacksField(parsed.error, said) ? new Failure('invalid') : new WrongTypes('invalid');
}

async function carryOut(act: Hub88Act, said: unknown, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  switch (act) {
    case 'check': {
      const seat = await wallet.seat(provider, read('check', said));
      return { token: await wallet.renewToken(seat) };
    }
    case 'info': {
      const { user } = read('info', said);
      return { user, ...(await wallet.info(provider, user)) };
    }
    case 'balance': {
      const seat = await wallet.seat(provider, read('balance', said));
      return balanceFields(seat, await wallet.balance(seat));
    }
    case 'bet':
      return bet(read('bet', said), provider, wallet);
    case 'win':
      return win(read('win', said), provider, wallet);
    case 'rollback':
      return rollback(read('rollback', said), provider, wallet);
  }
}

async function bet(said: Said<'bet'>, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  const seat = await wallet.seat(provider, said);
  const { transaction_uuid: transaction, round, game_code: game, is_free: isFree, round_closed: closes } = said;
  const amountMinor = minorOfWire(said.amount, seat.currency);
  return movedFields(seat, await wallet.bet(seat, { transaction, round, game, amountMinor, isFree, closes, reward: rewardOf(said) }));
}

async function win(said: Said<'win'>, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  const seat = await wallet.seat(provider, said);
  const { transaction_uuid: transaction, round, game_code: game, round_closed: closes } = said;
  const amountMinor = minorOfWire(said.amount, seat.currency);
  // A reward of the provider's own comes without a bet.
  if (said.is_free && said.reward_uuid && !said.reference_transaction_uuid)
    return movedFields(seat, await wallet.promoWin(seat, { transaction, amountMinor, reward: rewardOf(said) }));
  const answered = said.reference_transaction_uuid ?? undefined;
  const wanted = { transaction, round, game, amountMinor, jackpotMinor: 0n, bet: answered, closes, reward: rewardOf(said) };
  return movedFields(seat, await wallet.win(seat, wanted));
}

/** The reward that a message about a free round names. */
const rewardOf = ({ is_free, reward_uuid }: Said<'bet' | 'win'>): string | undefined => (is_free ? (reward_uuid ?? undefined) : undefined);

async function rollback(said: Said<'rollback'>, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  const seat = await wallet.seat(provider, said);
  const { transaction_uuid: transaction, reference_transaction_uuid: original, round, round_closed: closes } = said;
  return movedFields(seat, await wallet.rollback(seat, { transaction, original, round, closes }));
}

const balanceFields = ({ accountId, currency }: Seat, balanceMinor: bigint): Fields => ({
  user: String(accountId),
  currency,
  balance: jsonNumber(wireOfMinor(balanceMinor, currency)),
});
const movedFields = (seat: Seat, { balanceMinor }: SeamlessMoved): Fields => balanceFields(seat, balanceMinor);

/** A refusal for lack of money carries the balance. */
async function moneyOf(said: Said<'bet'>, provider: string, wallet: SeamlessWallet): Promise<Fields> {
  const seat = await wallet.seat(provider, said);
  return balanceFields(seat, await wallet.balance(seat));
}

/** Always 200: the status within is what providers read. */
function answerOf(said: unknown, status: Hub88Status, fields: Fields): WireAnswer {
  const asked = (said as { request_uuid?: unknown } | null | undefined)?.request_uuid;
  return { status: 200, json: JSON.stringify({ ...fields, status, request_uuid: typeof asked === 'string' ? asked : '' }) };
}
