import type { VaultFeature } from '#features/vault';
import type { Platform } from '#platform/platform';
import type { Carrier } from './carrier.ts';
import { type Channel, lockDue, writeFailed, writeSent } from './letter.store.ts';
import { openLetter } from './letter.ts';

/** Carries every letter that is due, each in a transaction of its own; one that fails waits for its next turn. Gives how many left. */
export async function carryLetters(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  vault: VaultFeature,
  carriers: ReadonlyMap<Channel, Carrier>,
): Promise<number> {
  const channels = [...carriers.keys()];
  for (let carried = 0; ; ) {
    const outcome = await db.transaction().execute(async (trx) => {
      const letter = await lockDue(trx, channels);
      const carry = letter && carriers.get(letter.channel);
      if (!letter || !carry) return 'none';
      try {
        await carry(await openLetter(vault, trx, letter));
      } catch (err) {
        log.warn({ err, letter: letter.id.toString() }, 'a letter will be sent again later');
        await writeFailed(trx, letter.id);
        return 'failed';
      }
      await writeSent(trx, letter.id);
      return 'sent';
    });
    if (outcome === 'none') return carried;
    if (outcome === 'sent') carried += 1;
  }
}
