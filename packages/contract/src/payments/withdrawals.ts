import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireAmount, wireGuid, wireInt } from '../wire.ts';
import { DepositMethod, PaymentView } from './calls.ts';
import { DESTINATION_KINDS, WITHDRAWAL_DECLINE_REASONS } from './enums.ts';

const withdrawalPath = z.object({ id: wireGuid });

export const WithdrawalMethod = DepositMethod.omit({ presets: true }).extend({
  destination: z.enum(DESTINATION_KINDS),
  /** Within how many hours of being sent the money usually arrives. */
  hours: z.number().int(),
});

/** A withdrawal before operators. Epoch ms. */
export const OperatorWithdrawal = PaymentView.extend({
  playerId: z.string(),
  /** How many operators have to approve it, and who has. */
  people: z.number().int(),
  approvedBy: z.array(z.string()),
  identified: z.boolean(),
});

/** S138. Withdrawals are never closed to an excluded player. */
export const WITHDRAWALS_CALLS = {
  getWithdrawalOptions: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getdeducedata', row: 'C046' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Ways to be paid with their limits, what could be paid and why not more, and the withdrawals under way',
    reply: z.object({
      accountId: z.string(),
      currency: z.string(),
      balance: z.string(),
      /** The part of the balance that can be withdrawn now. */
      available: z.string(),
      /** The part of the deposits that has to be staked before it can be taken out again. */
      unplayed: z.string(),
      /** The player's debt after a corrected result, or from stakes lent for running bets. */
      owed: z.string(),
      methods: z.array(WithdrawalMethod),
      /** Destinations that the player was paid to before, the last one first. */
      destinations: z.array(z.object({ id: z.string(), method: z.string(), masked: z.string() })),
      /** Until when withdrawals wait because the account's security changed. Epoch seconds; null where nothing waits. */
      paused_until: z.number().int().nullable(),
      /** How long they wait after a new destination; 0 for not at all. */
      pauseHours: z.number().int(),
      /** Whether the player has to be identified first. */
      identityRequired: z.boolean(),
      /** Whether a withdrawal can be taken back before it is sent. */
      reversible: z.boolean(),
      pendingWithdrawals: z.array(PaymentView),
    }),
    fails: [],
    assumed: true,
  }),
  createWithdrawal: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/withdrawals' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Asks for money to be paid out: it leaves the balance at once',
    rate: { max: 30, windowSeconds: 60 },
    body: z
      .object({
        method: z.string().regex(/^[a-z0-9-]{2,40}$/),
        amount: wireAmount,
        /** Made by the client: the same key again answers with the same withdrawal. */
        key: wireGuid,
        /** One that was used before... */
        destination_id: wireGuid.optional(),
        /** ...or a new one: a card's number, an account at a wallet, an IBAN. */
        destination: z
          .string()
          .trim()
          .max(64)
          .regex(/^[\x20-\x7e]+$/, 'required')
          .optional(),
      })
      .refine((b) => (b.destination_id === undefined) !== (b.destination === undefined), { path: ['destination'], message: 'required' })
      .transform((b) => ({
        method: b.method,
        amountText: b.amount,
        key: b.key,
        destinationId: b.destination_id ?? null,
        destination: b.destination ?? '',
      })),
    reply: PaymentView,
    fails: [
      'payment_method_unknown',
      'amount_format',
      'amount_too_low',
      'amount_too_high',
      'destination_wrong',
      'identity_required',
      'deposit_unplayed',
      'insufficient_funds',
      'account_blocked',
      'withdrawals_blocked',
      'not_found',
      'payment_reused',
      'rate_limited',
    ],
    assumed: true,
  }),
  cancelWithdrawal: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/withdrawals/:id/cancel' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes a withdrawal back that was not sent yet, where the law leaves that to the player; the money returns at once',
    params: withdrawalPath,
    reply: PaymentView,
    fails: ['not_found', 'payment_state'],
    assumed: true,
  }),
  operatorWithdrawals: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/withdrawals' }],
    access: 'operator',
    roles: ['payments'],
    envelope: 'flag',
    summary: 'Withdrawals that wait for operators, the oldest first; audited',
    body: z.object({ count: wireInt(1, 100).default(50), reason: OperatorReason }),
    reply: z.object({ withdrawals: z.array(OperatorWithdrawal) }),
    fails: [],
    assumed: true,
  }),
  operatorDecideWithdrawal: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/withdrawals/decide' }],
    access: 'operator',
    roles: ['payments'],
    envelope: 'flag',
    summary: 'Approves a withdrawal or declines it, which gives the money back; large ones need two people; audited',
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({
      withdrawalId: wireGuid,
      decision: z.enum(['approve', 'decline']),
      reason: OperatorReason,
      /** The text that the player sees. */
      refusal: z.enum(WITHDRAWAL_DECLINE_REASONS).default('other'),
    }),
    reply: OperatorWithdrawal,
    fails: ['not_found', 'payment_decided', 'same_person', 'rate_limited'],
    assumed: true,
  }),
} as const;
