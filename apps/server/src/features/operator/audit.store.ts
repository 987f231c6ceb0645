import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbOrTrx, Trx } from '#platform/db';
import {
  type AuditAction,
  type AuditHead,
  type AuditRow,
  auditHash,
  chainedReason,
  EMPTY_AUDIT,
  followAudit,
  type SealedReason,
} from './audit-chain.ts';

declare module '#platform/db' {
  interface Tables {
    operator_audit: {
      position: bigint;
      at: Date;
      operator_id: bigint;
      action: string;
      target: string;
      reason: Buffer | null;
      reason_of: bigint | null;
      /** Of older versions, emptied at start. */
      reason_plain: string | null;
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

/** What an operator did without saying why. */
export type Unreasoned = Omit<AuditAction, 'reason'> & { readonly reason: null };

/**
 * Adds a row to the chain. The head is locked until the transaction ends: what was done and its row are there together or not at all. Reasons
 * come sealed (audit-reason.ts).
 */
export async function writeAudit(trx: Trx, { operatorId, action, target }: Unreasoned, reason: SealedReason | null = null): Promise<void> {
  const head = await trx
    .selectFrom('operator_audit_head')
    .select(['position', 'hash'])
    .select(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('at'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const position = head.position + 1n;
  const chained = reason && chainedReason(reason);
  const hash = auditHash(head.hash, { operatorId, action, target, reason: chained, position, at: head.at.getTime() }, sha256);
  await trx
    .insertInto('operator_audit')
    .values({
      position,
      at: head.at,
      operator_id: operatorId,
      action,
      target,
      reason: reason?.bytes ?? null,
      reason_of: reason?.of ?? null,
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
    .select(['a.at', 'o.login as by', 'a.action', 'a.target', 'a.reason', 'a.reason_of as reasonOf'])
    .where(sql`substring(a.target from 'player ([0-9]+)$')`, '=', playerId.toString())
    .orderBy('a.position', 'desc')
    .limit(most)
    .execute();
}

async function readAudit(db: DbOrTrx, after: bigint): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('operator_audit')
    .select(['position', 'at', 'operator_id as operatorId', 'action', 'target', 'reason', 'reason_of', 'reason_plain', 'hash'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(BATCH)
    .execute();
  return rows.map(({ at, reason, reason_of, reason_plain, ...row }) => ({
    ...row,
    at: at.getTime(),
    // A plain one is of an older version, which chained it as it was.
    reason: reason && reason_of !== null ? chainedReason({ of: reason_of, bytes: reason }) : reason_plain,
  }));
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

/** Where the first reason of an older version stands; undefined where none does. */
async function readFirstPlain(trx: Trx): Promise<bigint | undefined> {
  const found = await trx
    .selectFrom('operator_audit')
    .select((e) => e.fn.min('position').as('position'))
    .where('reason_plain', 'is not', null)
    .executeTakeFirst();
  return found?.position ?? undefined;
}

/**
 * Seals the reasons of an older version and links the chain anew from the first of them on; how many rows. Throws for a chain that is not
 * whole: it stays as it is, for whoever looks into it.
 */
export async function relinkPlainAudit(trx: Trx, seal: (target: string, reason: string) => Promise<SealedReason>): Promise<number> {
  const head = await trx.selectFrom('operator_audit_head').select('position').forUpdate().executeTakeFirstOrThrow();
  const first = await readFirstPlain(trx);
  if (first === undefined) return 0;
  const { faults } = await readAuditReport(trx);
  if (faults.length > 0) throw new Error(`the audit is not whole: ${faults.join('; ')}`);
  const before = await trx
    .selectFrom('operator_audit')
    .select('hash')
    .where('position', '=', first - 1n)
    .executeTakeFirst();
  let hash = before?.hash ?? EMPTY_AUDIT.hash;
  // Of this transaction alone: rows are permanent before and after.
  await sql`alter table operator_audit disable trigger permanent`.execute(trx);
  for (let position = first - 1n; position < head.position; ) {
    for (const row of await readAudit(trx, position)) {
      const sealed = row.reason === null ? null : await seal(row.target, row.reason);
      hash = auditHash(hash, { ...row, reason: sealed && chainedReason(sealed) }, sha256);
      await trx
        .updateTable('operator_audit')
        .set({ hash, reason: sealed?.bytes ?? null, reason_of: sealed?.of ?? null, reason_plain: null })
        .where('position', '=', row.position)
        .execute();
      position = row.position;
    }
  }
  await sql`alter table operator_audit enable trigger permanent`.execute(trx);
  await trx.updateTable('operator_audit_head').set({ hash }).execute();
  return Number(head.position - first + 1n);
}
