import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import type { Origin } from './open-registered.ts';
import { type ConsentRecord, writeConsents } from './registration-record.store.ts';

const TABLE = 'consent';

/** Keeps what somebody agreed to and from where; of a guest under the house's key. */
export async function recordConsents(
  vault: VaultFeature,
  on: Queryable,
  { playerId, version, origin }: Pick<ConsentRecord, 'playerId' | 'version'> & { readonly origin: Omit<Origin, 'brandId'> },
  agreed: readonly Pick<ConsentRecord, 'subject' | 'level'>[],
): Promise<void> {
  const { language, ip, userAgent } = origin;
  const sealed = await vault.sealColumns(on, playerId, TABLE, { ip, user_agent: userAgent });
  await writeConsents(
    on,
    agreed.map((one) => ({ ...one, playerId, version, language, ...sealed })),
  );
}

export const sealPlainConsents = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['ip', 'user_agent']);
