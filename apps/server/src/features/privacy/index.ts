import type { PRIVACY_CALLS } from '@touchline/contract/privacy';
import { z } from 'zod';
import type { Feature } from '#platform/feature';
import { PayloadNumber, readPayload } from '#platform/job-failures';
import type { Platform } from '#platform/platform';
import { queryOn } from '#platform/query-on';
import { copyContext, privacyCopy, privacyDownload, privacyState } from './calls/copy.ts';
import { privacyErase } from './calls/erase.ts';
import { makeCopy } from './make-copy.ts';
import { lockUnmade, writeExpired, writeReady } from './privacy.store.ts';
import type { PrivacyDoors } from './privacy-deps.ts';

const Payload = z.object({ id: PayloadNumber });

/** A copy of everything that is kept of a player, and erasure. */
export function createPrivacyFeature(platform: Platform, doors: PrivacyDoors) {
  const deps = { platform, ...doors };
  const { db, jobs, outbox } = platform;
  jobs.define('privacy-copy', async (payload) => {
    const id = BigInt(readPayload(Payload, payload).id);
    // One state of all tables.
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const playerId = await lockUnmade(trx, id);
        if (playerId === undefined) return;
        const plain = await makeCopy(deps, trx, playerId);
        await writeReady(trx, id, await doors.vault.seal(trx, playerId, copyContext(id), plain), plain.length);
        await doors.messages.write(queryOn(trx), [
          {
            playerId,
            topic: 'account',
            text: { key: 'data-ready', args: {} },
            link: '/office/settings/privacy',
            onceKey: `privacy-copy-${id}`,
          },
        ]);
      });
    outbox.nudge();
  });
  jobs.define('privacy-expire', () => writeExpired(db));
  jobs.every('53 * * * *', 'privacy-expire');
  return {
    handlers: {
      privacyState: privacyState(deps),
      privacyCopy: privacyCopy(deps),
      privacyDownload: privacyDownload(deps),
      privacyErase: privacyErase(deps),
    },
  } satisfies Feature<keyof typeof PRIVACY_CALLS> & Record<string, unknown>;
}
