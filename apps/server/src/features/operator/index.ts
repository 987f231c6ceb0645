import type { OperatorAuthenticator } from '#platform/auth/authenticator';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Caller, ReplyControl } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { checkAudit } from './audit.store.ts';
import { createAudit } from './audit.ts';
import { readOpenedAudit, sealPlainReasons } from './audit-reason.ts';
import { beginOperatorSession } from './begin-operator-session.ts';
import { operatorDecideJob, operatorJobs } from './calls/operator-jobs.ts';
import { operatorLogout } from './calls/operator-logout.ts';
import { operatorMe } from './calls/operator-me.ts';
import { operatorCreateProposal, operatorDecideProposal, operatorProposals } from './calls/operator-proposals.ts';
import { type PlayerSections, SECTION_ROWS } from './console-sections.ts';
import { addOperator, disableOperator } from './manage-operators.ts';
import { type NewOperator, readLiveSession, readOperator, readOperatorLogins, type SessionLife, writeSeen } from './operator.store.ts';
import type { OperatorDeps, OperatorFeatureDeps } from './operator-deps.ts';
import { hashToken } from './operator-token.ts';
import { addNote, type NewNote, openNotes } from './player-notes.ts';
import { createProposalExecutors } from './proposal-executors.ts';

export { type OverviewSections, type PlayerAsked, type PlayerSections, SECTION_ROWS } from './console-sections.ts';
export { actorOf, operatorOf, requireInstallation } from './operator-of.ts';
export { presentOperator } from './present-operator.ts';
export type { ProposalExecutor } from './proposal-executors.ts';
export { settingVersions } from './settings/setting-version.store.ts';
export { presentProposal, presentVersion, readBrandSetting, twoPersonSetting } from './settings/two-person-setting.ts';
export { watermark } from './watermark.ts';

/** Idle for as long as players may be; a working day in all, however busy. */
const LIFE: SessionLife = { idleMinutes: 30, wholeHours: 12 };

/**
 * The operator at the console with their roles, the record of what they did, and what two people decide together. What they do is each feature's own:
 * `features/<noun>/operator/`, which asks here for the audit and says what it tells of a player (docs/decisions/0039).
 */
export function createOperatorFeature(platform: Platform, featureDeps: OperatorFeatureDeps) {
  const { pool, jobs, log } = platform;
  const { vault } = featureDeps;
  const audit = createAudit(pool, vault);
  const executors = createProposalExecutors();
  const deps: OperatorDeps = { platform, ...featureDeps, audit, executors };
  jobs.define('operator-audit-check', async () => {
    const { rows, head, faults } = await checkAudit(pool);
    if (faults.length > 0) log.fatal({ faults }, 'operator audit check failed: its hash chain is broken');
    // The log keeps the end of the chain outside of the database: who rewrites all of the chain cannot rewrite that.
    else log.info({ rows, head }, 'operator audit check passed');
  });
  jobs.every('19 * * * *', 'operator-audit-check');
  return {
    handlers: {
      operatorLogout: operatorLogout(deps),
      operatorMe,
      operatorDecideProposal: operatorDecideProposal(deps),
      operatorProposals: operatorProposals(deps),
      operatorCreateProposal: operatorCreateProposal(deps),
      operatorJobs: operatorJobs(deps),
      operatorDecideJob: operatorDecideJob(deps),
    },
    /** Not remembered between calls: an ended session, a role taken away or a disabled operator counts from the next call on. */
    async readOperatorToken(token) {
      const live = await readLiveSession(pool, hashToken(token), LIFE);
      if (!live) return null;
      const { stale, ...signedIn } = live;
      if (stale) await writeSeen(pool, signedIn.sessionId);
      return signedIn;
    },
    /** A session that lives, by its id; looking is no activity of the operator's. */
    readSession: (sessionId: string) => readLiveSession(pool, sessionId, LIFE),
    readOperator: (login: string) => readOperator(pool, login),
    /** Logins by number. */
    readLogins: (ids: readonly bigint[]) => readOperatorLogins(pool, ids),
    addOperator: (operator: NewOperator) => addOperator(pool, operator),
    disableOperator: (login: string) => disableOperator(pool, login),
    beginSession: (operatorId: bigint, caller: Caller, reply: ReplyControl) => beginOperatorSession(deps, operatorId, caller, reply),
    ...audit,
    /** Throws Failure `not_found` for another brand's player. */
    async requirePlayerOf(on: Queryable, { brand }: Caller, playerId: bigint): Promise<void> {
      if (!(await isPlayerOf(on, brand.id, playerId))) throw new Failure('not_found');
    },
    checkAudit: () => checkAudit(pool),
    addNote: (on: Queryable, note: NewNote) => addNote(deps, on, note),
    /** Says who carries out proposals of these kinds, once each. */
    executeProposals: executors.register,
    playerSections: {
      notes: ({ playerId }) => openNotes(deps, playerId),
      audit: async ({ playerId }) =>
        (await readOpenedAudit(vault, pool, playerId, SECTION_ROWS)).map(({ at, by, action, target, reason }) => ({
          at: at.getTime(),
          by,
          action,
          target,
          reason,
        })),
    } satisfies PlayerSections<'notes' | 'audit'>,
    async start() {
      await vault.sealPlainColumns('manual_adjustment', ['reason', 'decided_reason']);
      await sealPlainReasons(vault, log);
    },
  } satisfies Feature & OperatorAuthenticator & Record<string, unknown>;
}

export type OperatorFeature = ReturnType<typeof createOperatorFeature>;
