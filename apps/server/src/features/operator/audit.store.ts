import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '#platform/db';
import { type AuditAction, type AuditHead, type AuditRow, auditHash, EMPTY_AUDIT, followAudit } from './audit-chain.ts';

declare module '#platform/db' {
  interface Tables {
    operator_audit: {
      position: bigint;
      at: Date;
      operator_id: bigint;
      action: string;
      target: string;
      reason: string | null;
      hash: string;
    };
    operator_audit_head: { single: boolean; position: bigint; hash: string };
  }
}

/** What a check of the audit counted and what is wrong, in words; `head` is the end of the chain, worth keeping outside of the database. */
export interface AuditReport {
  readonly rows: number;
  readonly head: string;
  readonly faults: readonly string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const BATCH = 2_000;

/** Adds a row to the chain. The head is locked until the transaction ends: what was done and its row are there together or not at all. */
export async function writeAudit(trx: Trx, action: AuditAction): Promise<void> {
  const head = await trx
    .selectFrom('operator_audit_head')
    .select(['position', 'hash'])
    .select(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('at'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const position = head.position + 1n;
  const hash = auditHash(head.hash, { ...action, position, at: head.at.getTime() }, sha256);
  await trx
    .insertInto('operator_audit')
    .values({
      position,
      at: head.at,
      operator_id: action.operatorId,
      action: action.action,
      target: action.target,
      reason: action.reason,
      hash,
    })
    .execute();
  await trx.updateTable('operator_audit_head').set({ position, hash }).execute();
}

/** What was done to one player, newest first, with the login of who did it. */
export async function readAuditOfPlayer(db: DbOrTrx, playerId: bigint, most: number) {
  return db
    .selectFrom('operator_audit as a')
    .innerJoin('operator as o', 'o.id', 'a.operator_id')
    .select(['a.at', 'o.login as by', 'a.action', 'a.target', 'a.reason'])
    .where(sql`substring(a.target from 'player ([0-9]+)$')`, '=', playerId.toString())
    .orderBy('a.position', 'desc')
    .limit(most)
    .execute();
}

async function readAudit(db: DbOrTrx, after: bigint): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('operator_audit')
    .select(['position', 'at', 'operator_id as operatorId', 'action', 'target', 'reason', 'hash'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** T80, inside a transaction that sees one state of the tables. */
export async function readAuditReport(trx: Trx): Promise<AuditReport> {
  const faults: string[] = [];
  let head: AuditHead = EMPTY_AUDIT;
  let count = 0;
  for (;;) {
    const rows = await readAudit(trx, head.position);
    if (rows.length === 0) break;
    count += rows.length;
    const followed = followAudit(rows, head, sha256);
    faults.push(...followed.faults);
    head = followed.head;
  }
  const kept = await trx.selectFrom('operator_audit_head').select(['position', 'hash']).executeTakeFirst();
  if (kept?.position !== head.position || kept.hash !== head.hash) {
    faults.push(`the audit ends at position ${head.position}, it should at ${kept?.position ?? 'none'}`);
  }
  return { rows: count, head: head.hash, faults };
}

/** T80: goes through the whole audit in one snapshot. */
export const checkAudit = (db: Db): Promise<AuditReport> => db.transaction().setIsolationLevel('repeatable read').execute(readAuditReport);
