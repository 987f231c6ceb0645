import { z } from 'zod';
import { wireName, wireNumber } from '../read-fields.ts';

const base = { sid: z.string().min(1).max(255), userId: z.string().min(1).max(128), uuid: z.string().max(128).optional() } as const;
const currency = z.string().length(3);
const game = z.object({ id: wireName, details: z.object({ table: z.object({ id: wireName }) }) });
const transaction = z.object({ id: wireName, refId: wireName, amount: wireNumber });

/** Messages by act; unknown fields are ignored. */
export const ONE_WALLET_MESSAGES = {
  check: z.object(base),
  balance: z.object({ ...base, currency }),
  debit: z.object({ ...base, currency, game, transaction }),
  credit: z.object({ ...base, currency, game, transaction }),
  cancel: z.object({ ...base, currency, game, transaction }),
  promo_payout: z.object({ ...base, currency, promoTransaction: z.object({ id: wireName, amount: wireNumber }) }),
} as const;
