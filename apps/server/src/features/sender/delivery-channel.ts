import type { Letter } from './letter.ts';

/** The state of a letter after its carrier took it: on its way, with its reader, or lost for good. */
export type Delivery = 'on-its-way' | 'delivered' | 'failed';

/** Takes letters of a channel away. */
export interface DeliveryChannel {
  /**
   * Hands a letter over; gives the carrier's own name of it, null where it has none. Throws MessageRejectedError for one that no second try helps,
   * anything else for one that is tried again.
   */
  carry(letter: Letter): Promise<string | null>;
  /** The fate of a letter; absent where the carrier does not tell. */
  readDelivery?(reference: string): Promise<Delivery>;
}

/** The carrier will never take this letter: a number that does not exist, words that it does not send. */
export class MessageRejectedError extends Error {
  override readonly name = 'MessageRejectedError';
}
