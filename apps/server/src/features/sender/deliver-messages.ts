import type { VaultFeature } from '#features/vault';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
import { type DeliveryChannel, MessageRejectedError } from './delivery-channel.ts';
import { type Channel, lockDue, markRejected, readUndecided, writeDelivery, writeFailed, writeSent } from './letter.store.ts';
import { openLetter } from './letter.ts';

/**
 * Carries every letter of a channel that is due, each in a transaction of its own; one that fails waits for its next turn, one that is refused
 * is given up. Gives how many left.
 */
export async function deliverMessages(
  { pool, log }: Pick<Platform, 'pool' | 'log'>,
  vault: VaultFeature,
  channel: Channel,
  carrier: DeliveryChannel,
): Promise<number> {
  for (let carried = 0; ; ) {
    const outcome = await inTransaction(pool, async (client) => {
      const letter = await lockDue(client, channel);
      if (!letter) return 'none';
      try {
        const reference = await carrier.carry(await openLetter(vault, client, letter));
        await writeSent(client, letter.id, reference, carrier.readDelivery !== undefined && reference !== null);
        return 'sent';
      } catch (err) {
        const refused = err instanceof MessageRejectedError;
        log.warn({ err, letter: letter.id.toString() }, refused ? 'a letter was refused for good' : 'a letter will be sent again later');
        await (refused ? markRejected(client, letter.id) : writeFailed(client, letter.id));
        return 'failed';
      }
    });
    if (outcome === 'none') return carried;
    if (outcome === 'sent') carried += 1;
  }
}

/** Asks the carrier for the missing delivery reports of a day's messages. */
export async function readDeliveries(
  { pool, log }: Pick<Platform, 'pool' | 'log'>,
  channel: Channel,
  carrier: DeliveryChannel,
): Promise<void> {
  for (const { id, reference } of await readUndecided(pool, channel)) {
    try {
      const delivery = await carrier.readDelivery?.(reference);
      if (delivery) await writeDelivery(pool, id, delivery);
    } catch (err) {
      log.warn({ err, letter: id.toString() }, 'a carrier does not tell of a letter');
    }
  }
}
