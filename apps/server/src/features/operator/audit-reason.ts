import type { VaultFeature } from '#features/vault';
import type { Queryable } from '#platform/db/queryable';
import type { Log } from '#platform/watch/log';
import { type AuditActionWithoutReason, readAuditOfPlayer, rebuildAuditChain, writeAudit } from './audit.store.ts';
import type { SealedReason } from './audit-chain.ts';

export type Vault = Pick<VaultFeature, 'sealColumns' | 'openKept' | 'isShredded' | 'sealPlain'>;

const TABLE = 'audit_log';
/** The key for entries about nobody, or about somebody who was erased. */
const HOUSE = 0n;

/** The player whom a target ends with; null where it is about nobody. */
export function playerIn(target: string): bigint | null {
  const id = /player (\d+)$/.exec(target)?.[1];
  return id === undefined ? null : BigInt(id);
}

/** Encrypts under the key of the player in the target, so that erasing the player erases the reasons about them too. */
async function sealReason(vault: Vault, on: Queryable, target: string, text: string): Promise<SealedReason> {
  const playerId = playerIn(target) ?? HOUSE;
  const of = (await vault.isShredded(on, playerId)) ? HOUSE : playerId;
  const { reason } = await vault.sealColumns(on, of, TABLE, { reason: text });
  if (!reason) throw new Error('encryption returned null');
  return { of, bytes: reason };
}

/** Adds a row to the audit with why it was done. */
export async function writeReasonedAudit(
  vault: Vault,
  client: Queryable,
  { reason, ...action }: Omit<AuditActionWithoutReason, 'reason'> & { readonly reason: string | null },
): Promise<void> {
  await writeAudit(client, { ...action, reason: null }, reason === null ? null : await sealReason(vault, client, action.target, reason));
}

/** Acts on one player, newest first, with the reasons opened; null for one whose player was erased. */
export async function readOpenedAudit(vault: Vault, on: Queryable, playerId: bigint, max: number) {
  const rows = await readAuditOfPlayer(on, playerId, max);
  return Promise.all(
    rows.map(async ({ reason, reasonOf, ...row }) => ({ ...row, ...(await vault.openKept(on, reasonOf ?? HOUSE, TABLE, { reason })) })),
  );
}

/** Seals the reasons of an older version when the server starts. */
export async function sealPlainReasons(vault: Vault, log: Log): Promise<void> {
  let rows = 0;
  await vault
    .sealPlain(TABLE, async (client) => {
      const sealed = await rebuildAuditChain(client, (target, text) => sealReason(vault, client, target, text));
      rows += sealed;
      return sealed;
    })
    .catch((err: unknown) => log.fatal({ err }, 'audit log chain is broken; legacy reasons left unencrypted'));
  if (rows > 0) log.warn({ rows }, 'the reasons of the audit were sealed, and its chain linked anew');
}
