import type { PaymentDirection } from '../payments/enums.ts';

/** Words of the payment consultant that screens choose from, apart from the schemas. */

/** Facts about one payment that its player can give; what the house knows of a payment already is not asked for. */
export const PAYMENT_FACTS = ['amount', 'paidOn', 'method', 'reference', 'holder', 'last4'] as const;
export type PaymentFact = (typeof PAYMENT_FACTS)[number];
/** Facts about the request as a whole: who owns the account or card, its bank, and the days that the statement covers. */
export const QUERY_FACTS = ['holder', 'bank', 'period'] as const;
export type QueryFact = (typeof QUERY_FACTS)[number];
/** Asked for beside facts: a picture of the confirmation, or of the statement. */
export const PROOF = 'proof';

/** Longest texts of facts. */
export const FACT_LENGTH = { min: 2, max: 80 } as const;

interface PaymentTopicRule {
  /** Payments that it can be about. */
  readonly direction: PaymentDirection;
  /** Asked of a payment in the history, beside what the history says. */
  readonly listed: readonly (PaymentFact | typeof PROOF)[];
  /** Asked of one that the history does not show; null where only payments of the history make sense. */
  readonly unlisted: readonly (PaymentFact | typeof PROOF)[] | null;
}

/** Topics of requests to the payment consultant (S182), and what an answer to each needs. */
export const PAYMENT_TOPICS = {
  'deposit-missing': {
    direction: 'deposit',
    listed: ['reference', 'proof'],
    unlisted: ['amount', 'paidOn', 'method', 'reference', 'proof'],
  },
  'deposit-amount': { direction: 'deposit', listed: ['amount', 'proof'], unlisted: null },
  'deposit-twice': { direction: 'deposit', listed: ['reference'], unlisted: ['amount', 'paidOn', 'method', 'reference', 'proof'] },
  'deposit-unknown': { direction: 'deposit', listed: ['last4'], unlisted: ['amount', 'paidOn', 'last4', 'proof'] },
  'withdrawal-missing': { direction: 'withdrawal', listed: ['proof'], unlisted: null },
  'withdrawal-destination': { direction: 'withdrawal', listed: ['holder'], unlisted: null },
} as const satisfies Readonly<Record<string, PaymentTopicRule>>;
export type PaymentTopic = keyof typeof PAYMENT_TOPICS;
export const PAYMENT_TOPIC_KEYS = Object.keys(PAYMENT_TOPICS) as [PaymentTopic, ...PaymentTopic[]];

/** Payments of one request. */
export const MAX_QUERY_PAYMENTS = 5;

/** Findings of the house about a payment. It moves no money: what is owed is paid as a payment of its own. */
export const PAYMENT_FINDINGS = ['settled', 'under-way', 'not-received', 'refused'] as const;
export type PaymentFinding = (typeof PAYMENT_FINDINGS)[number];
