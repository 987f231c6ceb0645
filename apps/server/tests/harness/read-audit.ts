import type { TestApp } from './test-app.ts';

export interface AuditLine {
  readonly action: string;
  readonly target: string;
  readonly reason: string | null;
}

/** The audit's entries of an operator, oldest first, its reasons opened. */
export async function openedAudit({ app, platform }: Pick<TestApp, 'app' | 'platform'>, operatorId: bigint): Promise<AuditLine[]> {
  const { rows } = await platform.pool.query<{ action: string; target: string; reason: Buffer | null; reason_of: bigint | null }>(
    'select action, target, reason, reason_of from audit_log where operator_id = $1 order by position',
    [operatorId],
  );
  return Promise.all(
    rows.map(async ({ action, target, reason, reason_of }) => {
      const opened = await app.features.vault.openKept(platform.pool, reason_of ?? 0n, 'audit_log', { reason });
      return { action, target, reason: opened.reason };
    }),
  );
}
