import type { VaultFeature } from '#features/vault';
import type { DbOrTrx } from '#platform/db';
import type { Origin } from './open-registered.ts';
import { type Agreement, writeConsents } from './registration-record.store.ts';

const TABLE = 'consent';

/** Keeps what somebody agreed to and from where; of a guest under the house's key. */
export async function keepConsents(
  vault: VaultFeature,
  trx: DbOrTrx,
  { playerId, version, origin }: Pick<Agreement, 'playerId' | 'version'> & { readonly origin: Origin },
  agreed: readonly Pick<Agreement, 'subject' | 'level'>[],
): Promise<void> {
  const { language, ip, userAgent } = origin;
  const sealed = await vault.sealColumns(trx, playerId, TABLE, { ip, user_agent: userAgent });
  await writeConsents(
    trx,
    agreed.map((one) => ({ ...one, playerId, version, language, ...sealed })),
  );
}

export const sealPlainConsents = (vault: VaultFeature) => vault.sealPlainColumns(TABLE, ['ip', 'user_agent']);
