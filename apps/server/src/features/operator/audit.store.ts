import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import {
  type AuditAction,
  type AuditHead,
  type AuditRow,
  auditHash,
  chainedReason,
  EMPTY_AUDIT,
  type SealedReason,
  verifyAuditChain,
} from './audit-chain.ts';

/** The counts of a check of the audit and its faults, in words; `head` is the end of the chain, worth keeping outside of the database. */
export interface AuditReport {
  readonly rows: number;
  readonly head: string;
  readonly faults: readonly string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const BATCH = 2_000;

/** Acts of an operator without a reason. */
export type AuditActionWithoutReason = Omit<AuditAction, 'reason'> & { readonly reason: null };

/**
 * Adds a row to the chain. The head is locked until the transaction ends: what was done and its row are there together or not at all. Reasons
 * come sealed (audit-reason.ts).
 */
export async function writeAudit(
  client: Queryable,
  { operatorId, action, target }: AuditActionWithoutReason,
  reason: SealedReason | null = null,
): Promise<void> {
  const { rows } = await client.query<AuditHead & { at: Date }>(
    "select position, hash, date_trunc('milliseconds', clock_timestamp()) as at from audit_log_head for update",
  );
  const [head] = rows;
  if (!head) throw new Error('the audit has no head');
  const position = head.position + 1n;
  const chained = reason && chainedReason(reason);
  const hash = auditHash(head.hash, { operatorId, action, target, reason: chained, position, at: head.at.getTime() }, sha256);
  await client.query(
    `insert into audit_log (position, at, operator_id, action, target, reason, reason_of, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [position, head.at, operatorId, action, target, reason?.bytes ?? null, reason?.of ?? null, hash],
  );
  await client.query('update audit_log_head set position = $1, hash = $2', [position, hash]);
}

export interface ShownAudit {
  readonly at: Date;
  readonly by: string;
  readonly action: string;
  readonly target: string;
  readonly reason: Buffer | null;
  readonly reasonOf: bigint | null;
}

/** Acts on one player, newest first, with the login of the operator. */
export async function readAuditOfPlayer(on: Queryable, playerId: bigint, limit: number): Promise<ShownAudit[]> {
  const { rows } = await on.query<ShownAudit>(
    `select a.at, o.login as by, a.action, a.target, a.reason, a.reason_of as "reasonOf"
     from audit_log a join operator o on o.id = a.operator_id
     where substring(a.target from 'player ([0-9]+)$') = $1 order by a.position desc limit $2`,
    [playerId.toString(), limit],
  );
  return rows;
}

interface StoredAudit extends Omit<AuditRow, 'at' | 'reason'> {
  readonly at: Date;
  readonly reason: Buffer | null;
  readonly reason_of: bigint | null;
  /** Of older versions, emptied at start. */
  readonly reason_plain: string | null;
}

async function readAudit(on: Queryable, after: bigint): Promise<AuditRow[]> {
  const { rows } = await on.query<StoredAudit>(
    `select position, at, operator_id as "operatorId", action, target, reason, reason_of, reason_plain, hash
     from audit_log where position > $1 order by position limit $2`,
    [after, BATCH],
  );
  return rows.map(({ at, reason, reason_of, reason_plain, ...row }) => ({
    ...row,
    at: at.getTime(),
    // A plain one is of an older version, which chained it as it was.
    reason: reason && reason_of !== null ? chainedReason({ of: reason_of, bytes: reason }) : reason_plain,
  }));
}

/** T80, inside a transaction that sees one state of the tables. */
export async function readAuditReport(client: Queryable): Promise<AuditReport> {
  const faults: string[] = [];
  let head: AuditHead = EMPTY_AUDIT;
  let count = 0;
  for (;;) {
    const rows = await readAudit(client, head.position);
    if (rows.length === 0) break;
    count += rows.length;
    const followed = verifyAuditChain(rows, head, sha256);
    faults.push(...followed.faults);
    head = followed.head;
  }
  const [kept] = (await client.query<AuditHead>('select position, hash from audit_log_head')).rows;
  if (kept?.position !== head.position || kept.hash !== head.hash) {
    faults.push(`the audit ends at position ${head.position}, it should at ${kept?.position ?? 'none'}`);
  }
  return { rows: count, head: head.hash, faults };
}

/** T80: goes through the whole audit in one snapshot. */
export const checkAudit = (pool: pg.Pool): Promise<AuditReport> =>
  inTransaction(pool, (client) => readAuditReport(client), { isolation: 'repeatable read' });

/** The place of the first reason of an older version; undefined where none does. */
async function readFirstPlain(client: Queryable): Promise<bigint | undefined> {
  const { rows } = await client.query<{ position: bigint | null }>(
    'select min(position) as position from audit_log where reason_plain is not null',
  );
  return rows[0]?.position ?? undefined;
}

/**
 * Seals the reasons of an older version and relinks the chain from the first of them on; how many rows. Throws for a chain that is not
 * whole: it stays as it is, for an investigation.
 */
export async function rebuildAuditChain(
  client: Queryable,
  seal: (target: string, reason: string) => Promise<SealedReason>,
): Promise<number> {
  const [head] = (await client.query<{ position: bigint }>('select position from audit_log_head for update')).rows;
  if (!head) throw new Error('the audit has no head');
  const first = await readFirstPlain(client);
  if (first === undefined) return 0;
  const { faults } = await readAuditReport(client);
  if (faults.length > 0) throw new Error(`the audit is not whole: ${faults.join('; ')}`);
  const [before] = (await client.query<{ hash: string }>('select hash from audit_log where position = $1', [first - 1n])).rows;
  let hash = before?.hash ?? EMPTY_AUDIT.hash;
  // Of this transaction alone: rows are permanent before and after.
  await client.query('alter table audit_log disable trigger permanent');
  for (let position = first - 1n; position < head.position; ) {
    for (const row of await readAudit(client, position)) {
      const sealed = row.reason === null ? null : await seal(row.target, row.reason);
      hash = auditHash(hash, { ...row, reason: sealed && chainedReason(sealed) }, sha256);
      await client.query('update audit_log set hash = $2, reason = $3, reason_of = $4, reason_plain = null where position = $1', [
        row.position,
        hash,
        sealed?.bytes ?? null,
        sealed?.of ?? null,
      ]);
      position = row.position;
    }
  }
  await client.query('alter table audit_log enable trigger permanent');
  await client.query('update audit_log_head set hash = $1', [hash]);
  return Number(head.position - first + 1n);
}
