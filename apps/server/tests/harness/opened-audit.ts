import type { TestApp } from './test-app.ts';

export interface AuditLine {
  readonly action: string;
  readonly target: string;
  readonly reason: string | null;
}

/** What the audit says of an operator, oldest first, its reasons opened. */
export async function openedAudit({ app, platform }: Pick<TestApp, 'app' | 'platform'>, operatorId: bigint): Promise<AuditLine[]> {
  const rows = await platform.db
    .selectFrom('operator_audit')
    .select(['action', 'target', 'reason', 'reason_of'])
    .where('operator_id', '=', operatorId)
    .orderBy('position')
    .execute();
  return Promise.all(
    rows.map(async ({ action, target, reason, reason_of }) => {
      const opened = await app.features.vault.openKept(platform.db, reason_of ?? 0n, 'operator_audit', { reason });
      return { action, target, reason: opened.reason };
    }),
  );
}
