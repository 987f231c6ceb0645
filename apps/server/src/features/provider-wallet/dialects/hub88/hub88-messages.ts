import { z } from 'zod';
import { wireName, wireNumber } from '../read-fields.ts';

/** Hub88 names the player; Caleta leaves that to the token, and names its own number of them. */
const user = z.string().min(1).max(128).optional();
const token = z.string().min(1).max(255);
const request_uuid = z.string().max(128);
const game_code = wireName;
const currency = z.string().min(1).max(16);

const Money = {
  user,
  token,
  request_uuid,
  game_code,
  transaction_uuid: wireName,
  round: wireName,
  round_closed: z.boolean().default(false),
} as const;

/** Messages by act; unknown fields are ignored. */
export const HUB88_MESSAGES = {
  check: z.object({ token }),
  info: z.object({ user: z.string().min(1).max(128), request_uuid }),
  balance: z.object({ user, token, request_uuid, game_code }),
  bet: z.object({ ...Money, currency, amount: wireNumber, is_free: z.boolean().default(false), reward_uuid: z.string().nullish() }),
  win: z.object({
    ...Money,
    currency,
    amount: wireNumber,
    is_free: z.boolean().default(false),
    reference_transaction_uuid: wireName.nullish(),
    reward_uuid: z.string().nullish(),
  }),
  rollback: z.object({ ...Money, reference_transaction_uuid: wireName }),
} as const;

/** Both spellings of the acts' paths: Hub88's own and Caleta's. */
export const HUB88_PATHS = {
  'wallet/check': 'check',
  'user/info': 'info',
  'user/balance': 'balance',
  'wallet/balance': 'balance',
  'transaction/bet': 'bet',
  'wallet/bet': 'bet',
  'transaction/win': 'win',
  'wallet/win': 'win',
  'transaction/rollback': 'rollback',
  'wallet/rollback': 'rollback',
} as const;
