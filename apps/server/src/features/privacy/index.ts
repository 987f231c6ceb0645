import type { PRIVACY_CALLS } from '@touchline/contract/privacy/calls';
import { z } from 'zod';
import { inTransaction } from '#platform/db/in-transaction';
import type { Feature } from '#platform/feature';
import { PayloadNumber, readPayload } from '#platform/jobs/job-failures';
import type { Platform } from '#platform/platform';
import { copyContext, privacyDownload, privacyState, requestDataExport } from './calls/copy.ts';
import { privacyErase } from './calls/erase.ts';
import { makeCopy } from './make-copy.ts';
import { lockUnmade, writeExpired, writeReady } from './privacy.store.ts';
import type { PrivacyFeatureDeps } from './privacy-deps.ts';

const Payload = z.object({ id: PayloadNumber });

/** A copy of everything that is kept of a player, and erasure. */
export function createPrivacyFeature(platform: Platform, featureDeps: PrivacyFeatureDeps) {
  const deps = { platform, ...featureDeps };
  const { pool, jobs, events } = platform;
  jobs.define('privacy-copy', async (payload) => {
    const id = BigInt(readPayload(Payload, payload).id);
    // One state of all tables.
    await inTransaction(
      pool,
      async (client) => {
        const playerId = await lockUnmade(client, id);
        if (playerId === undefined) return;
        const plain = await makeCopy(deps, client, playerId);
        await writeReady(client, id, await featureDeps.vault.seal(client, playerId, copyContext(id), plain), plain.length);
        await featureDeps.messages.write(client, [
          {
            playerId,
            topic: 'account',
            text: { key: 'data-ready', args: {} },
            link: '/office/settings/privacy',
            onceKey: `privacy-copy-${id}`,
          },
        ]);
      },
      { isolation: 'repeatable read' },
    );
    events.nudge();
  });
  jobs.define('privacy-expire', () => writeExpired(pool));
  jobs.every('53 * * * *', 'privacy-expire');
  return {
    handlers: {
      privacyState: privacyState(deps),
      requestDataExport: requestDataExport(deps),
      privacyDownload: privacyDownload(deps),
      privacyErase: privacyErase(deps),
    },
  } satisfies Feature<keyof typeof PRIVACY_CALLS> & Record<string, unknown>;
}
