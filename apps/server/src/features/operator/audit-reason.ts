import type { VaultFeature } from '#features/vault';
import type { DbOrTrx, Trx } from '#platform/db';
import type { Log } from '#platform/log';
import { readAuditOfPlayer, relinkPlainAudit, type Unreasoned, writeAudit } from './audit.store.ts';
import type { SealedReason } from './audit-chain.ts';

type Vault = Pick<VaultFeature, 'sealColumns' | 'openKept' | 'isShredded' | 'sealPlain'>;

const TABLE = 'operator_audit';
/** Whose key seals what is about nobody, or about somebody who was erased. */
const HOUSE = 0n;

/** Under the key of the player whom the target ends with: who is erased takes the words about them along. */
async function sealReason(vault: Vault, trx: DbOrTrx, target: string, text: string): Promise<SealedReason> {
  const playerId = BigInt(/player (\d+)$/.exec(target)?.[1] ?? HOUSE);
  const of = (await vault.isShredded(trx, playerId)) ? HOUSE : playerId;
  const { reason } = await vault.sealColumns(trx, of, TABLE, { reason: text });
  if (!reason) throw new Error('a text was sealed to nothing');
  return { of, bytes: reason };
}

/** Adds a row to the audit with why it was done. */
export async function writeReasonedAudit(
  vault: Vault,
  trx: Trx,
  { reason, ...action }: Omit<Unreasoned, 'reason'> & { readonly reason: string | null },
): Promise<void> {
  await writeAudit(trx, { ...action, reason: null }, reason === null ? null : await sealReason(vault, trx, action.target, reason));
}

/** What was done to one player, newest first, with the reasons opened; null for one whose player was erased. */
export async function readOpenedAudit(vault: Vault, db: DbOrTrx, playerId: bigint, most: number) {
  const rows = await readAuditOfPlayer(db, playerId, most);
  return Promise.all(
    rows.map(async ({ reason, reasonOf, ...row }) => ({ ...row, ...(await vault.openKept(db, reasonOf ?? HOUSE, TABLE, { reason })) })),
  );
}

/** Seals the reasons of an older version when the server starts. */
export async function sealPlainReasons(vault: Vault, log: Log): Promise<void> {
  let rows = 0;
  await vault
    .sealPlain(TABLE, async (trx) => {
      const sealed = await relinkPlainAudit(trx, (target, text) => sealReason(vault, trx, target, text));
      rows += sealed;
      return sealed;
    })
    .catch((err: unknown) => log.fatal({ err }, "THE OPERATORS' AUDIT IS NOT WHOLE: its reasons stay plain"));
  if (rows > 0) log.warn({ rows }, 'the reasons of the audit were sealed, and its chain linked anew');
}
