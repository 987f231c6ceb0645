import type { FastifyInstance } from 'fastify';

/** An order to pay a player. Amounts are minor units of the currency. */
export interface PayoutOrder {
  /** Our id, the provider's idempotency key: an order sent twice is paid once. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly method: string;
  /** The number of a card, an account at a wallet, an IBAN. */
  readonly destination: string;
}

/** How an order stands at the provider; the number grows with every change. */
export interface PayoutState {
  readonly sequence: number;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** A payment provider. The sandbox is one; each has a file in providers/. */
export interface PaymentProvider {
  readonly name: string;
  /** The page on which the player pays. */
  payUrl(paymentId: string): string;
  /** Whether a webhook's message comes from this provider, now. */
  verify(message: { readonly text: string; header(name: string): string | undefined }): boolean;
  /** Resolves once the provider has the order. If it throws, the outcome is unknown and the order is sent again. */
  payOut(order: PayoutOrder): Promise<void>;
  /** How an order stands; undefined where the provider knows none. */
  readPayout(reference: string): Promise<PayoutState | undefined>;
  /** The provider's own pages, where it lives in our process. */
  routes?(server: FastifyInstance): void;
}
