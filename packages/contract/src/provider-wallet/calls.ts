import { z } from 'zod';
import { defineCall } from '../call.ts';
import type { FailureCode } from '../failure.ts';
import { STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireAmount, wireBoolean, wireId64 } from '../wire.ts';

/** A provider's names of its transactions, rounds and games. */
const ProviderId = z.string().regex(/^[A-Za-z0-9._:/-]{1,100}$/, '1 to 100 letters, digits and . _ : / -');

const params = z.object({ provider: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'a provider') });
/** The player's account as a launch of a game names it, and the currency that the provider takes it for. */
const account = { account: wireId64, currency: z.string().regex(/^[A-Za-z]{3,5}$/, 'a currency') } as const;

export const ProviderBalance = z.object({ account: z.string(), currency: z.string(), balance: z.string() });
/** `transaction` is ours: a repeat is answered with the same, and with the balance that the first was answered with. */
export const ProviderMoved = z.object({ ...ProviderBalance.shape, transaction: z.string() });

const base = {
  method: 'POST',
  access: 'signed',
  envelope: 'plain',
  // A busy floor from one address; a provider that is wild harms itself.
  rate: { max: 30_000, windowSeconds: 60 },
  params,
  assumed: true,
} as const;
const always = ['forbidden', 'not_found', 'conflict', 'rate_limited'] as const satisfies readonly FailureCode[];
const moving = [...always, 'amount_format', 'transaction_reused', 'transaction_cancelled', 'unavailable'] as const;

/**
 * The seamless wallet: providers of games move players' money by transactions of their own names. Each message is signed: HMAC-SHA-256 over
 * `timestamp.path.body` with the provider's key, hex in x-signature, the time in seconds in x-timestamp. Amounts are decimal text.
 */
export const PROVIDER_WALLET_CALLS = {
  providerBalance: defineCall({
    ...base,
    paths: [{ path: '/provider-wallet/:provider/balance' }],
    summary: 'What a player can stake, bonuses included',
    body: z.object(account),
    reply: ProviderBalance,
    fails: always,
  }),
  providerDebit: defineCall({
    ...base,
    paths: [{ path: '/provider-wallet/:provider/debit' }],
    summary: 'A stake in a round; the first one opens it. A refusal is for ever: the same transaction is never taken later',
    body: z.object({
      ...account,
      transaction: ProviderId,
      round: ProviderId,
      game: ProviderId,
      amount: wireAmount,
      /** The part of the amount that goes to the jackpots. */
      jackpotContribution: wireAmount.optional(),
    }),
    reply: ProviderMoved,
    fails: [...moving, 'amount_too_high', 'insufficient_funds', ...STAKE_REFUSALS, 'round_closed'],
  }),
  providerCredit: defineCall({
    ...base,
    paths: [{ path: '/provider-wallet/:provider/credit' }],
    summary: 'What a round returned, 0 where it was lost; without a round a prize. `closes` ends the round for good',
    body: z.object({
      ...account,
      transaction: ProviderId,
      round: ProviderId.optional(),
      amount: wireAmount,
      /** The amount that the jackpots pay besides. */
      jackpotWin: wireAmount.optional(),
      closes: wireBoolean.default(false),
    }),
    reply: ProviderMoved,
    fails: [...moving, 'amount_too_high', 'round_unknown', 'round_closed'],
  }),
  providerRollback: defineCall({
    ...base,
    paths: [{ path: '/provider-wallet/:provider/rollback' }],
    summary: 'Takes a debit or a credit back; one that never came will be refused when it does',
    body: z.object({ ...account, transaction: ProviderId, original: ProviderId }),
    reply: ProviderMoved,
    fails: [...moving, 'rollback_refused', 'round_closed'],
  }),
} as const;
