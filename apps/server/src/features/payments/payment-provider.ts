import type { FastifyInstance } from 'fastify';

/** Whoever moves the money. The sandbox is one; each other is a file of providers/. */
export interface PaymentProvider {
  readonly name: string;
  /** The page on which the player pays. */
  payUrl(paymentId: string): string;
  /** Whether a webhook's message comes from this provider, now. */
  verify(message: { readonly text: string; header(name: string): string | undefined }): boolean;
  /** The provider's own pages, where it lives in our process. */
  routes?(server: FastifyInstance): void;
}
