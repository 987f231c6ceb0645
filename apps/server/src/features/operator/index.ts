import type { OperatorAuthenticator } from '#platform/authenticator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { checkAudit } from './audit.store.ts';
import { sealPlainReasons } from './audit-reason.ts';
import { operatorAnswerBid } from './calls/operator-answer-bid.ts';
import { operatorAnswerAppeal, operatorAppeals } from './calls/operator-appeals.ts';
import { operatorBids } from './calls/operator-bids.ts';
import { operatorDecideDocument, operatorDocuments, operatorPhoto } from './calls/operator-documents.ts';
import { operatorFindBets } from './calls/operator-find-bets.ts';
import { operatorFindPlayers } from './calls/operator-find-players.ts';
import { operatorGrantFreeBet } from './calls/operator-grant-free-bet.ts';
import { operatorDecideJob, operatorJobs } from './calls/operator-jobs.ts';
import { operatorLedgerCheck } from './calls/operator-ledger-check.ts';
import { operatorLogin } from './calls/operator-login.ts';
import { operatorLogout } from './calls/operator-logout.ts';
import { operatorMe } from './calls/operator-me.ts';
import { operatorOverview } from './calls/operator-overview.ts';
import {
  operatorAddNote,
  operatorBlock,
  operatorPlayer,
  operatorSetMostStake,
  operatorUnblock,
  operatorUnmask,
} from './calls/operator-player.ts';
import { operatorDecide, operatorProposals, operatorPropose } from './calls/operator-proposals.ts';
import { operatorAnswerRequest, operatorRequests } from './calls/operator-requests.ts';
import {
  operatorSupport,
  operatorSupportAnswer,
  operatorSupportClose,
  operatorSupportFile,
  operatorSupportTake,
  operatorSupportThread,
  operatorSupportTyping,
} from './calls/operator-support.ts';
import { operatorDecideWithdrawal, operatorWithdrawals } from './calls/operator-withdrawals.ts';
import { addOperator, disableOperator } from './keep-operators.ts';
import { type NewOperator, readLiveSession, readOperator, type SessionLife, writeSeen } from './operator.store.ts';
import type { OperatorDoors } from './operator-deps.ts';
import { hashToken } from './operator-token.ts';

type OperatorCalls =
  | 'operatorLogin'
  | 'operatorLogout'
  | 'operatorMe'
  | 'operatorOverview'
  | 'operatorFindBets'
  | 'operatorFindPlayers'
  | 'operatorGrantFreeBet'
  | 'operatorBids'
  | 'operatorAnswerBid'
  | 'operatorRequests'
  | 'operatorAnswerRequest'
  | 'operatorAppeals'
  | 'operatorAnswerAppeal'
  | 'operatorDocuments'
  | 'operatorPhoto'
  | 'operatorDecideDocument'
  | 'operatorSupport'
  | 'operatorSupportThread'
  | 'operatorSupportTake'
  | 'operatorSupportAnswer'
  | 'operatorSupportClose'
  | 'operatorSupportTyping'
  | 'operatorSupportFile'
  | 'operatorAddNote'
  | 'operatorBlock'
  | 'operatorPlayer'
  | 'operatorSetMostStake'
  | 'operatorUnblock'
  | 'operatorUnmask'
  | 'operatorDecide'
  | 'operatorProposals'
  | 'operatorPropose'
  | 'operatorWithdrawals'
  | 'operatorDecideWithdrawal'
  | 'operatorJobs'
  | 'operatorDecideJob'
  | 'operatorLedgerCheck';

/** Idle for as long as players may be; a working day in all, however busy. */
const LIFE: SessionLife = { idleMinutes: 30, wholeHours: 12 };

/** The console: operators, their sessions and roles, what they may look at, and the record of what they did. */
export function createOperatorFeature(platform: Platform, doors: OperatorDoors) {
  const { db, jobs, log } = platform;
  const deps = { platform, ...doors };
  jobs.define('operator-audit-check', async () => {
    const { rows, head, faults } = await checkAudit(db);
    if (faults.length > 0) log.fatal({ faults }, "THE OPERATORS' AUDIT IS NOT WHOLE");
    // The log keeps the end of the chain outside of the database: who rewrites all of the chain cannot rewrite that.
    else log.info({ rows, head }, "the operators' audit is whole");
  });
  jobs.every('19 * * * *', 'operator-audit-check');
  return {
    handlers: {
      operatorLogin: operatorLogin(deps),
      operatorLogout: operatorLogout(deps),
      operatorMe,
      operatorOverview: operatorOverview(deps),
      operatorFindBets: operatorFindBets(deps),
      operatorFindPlayers: operatorFindPlayers(deps),
      operatorBids: operatorBids(deps),
      operatorAnswerBid: operatorAnswerBid(deps),
      operatorGrantFreeBet: operatorGrantFreeBet(deps),
      operatorRequests: operatorRequests(deps),
      operatorAnswerRequest: operatorAnswerRequest(deps),
      operatorAppeals: operatorAppeals(deps),
      operatorAnswerAppeal: operatorAnswerAppeal(deps),
      operatorDocuments: operatorDocuments(deps),
      operatorPhoto: operatorPhoto(deps),
      operatorDecideDocument: operatorDecideDocument(deps),
      operatorSupport: operatorSupport(deps),
      operatorSupportThread: operatorSupportThread(deps),
      operatorSupportTake: operatorSupportTake(deps),
      operatorSupportAnswer: operatorSupportAnswer(deps),
      operatorSupportClose: operatorSupportClose(deps),
      operatorSupportTyping: operatorSupportTyping(deps),
      operatorSupportFile: operatorSupportFile(deps),
      operatorAddNote: operatorAddNote(deps),
      operatorBlock: operatorBlock(deps),
      operatorPlayer: operatorPlayer(deps),
      operatorSetMostStake: operatorSetMostStake(deps),
      operatorUnblock: operatorUnblock(deps),
      operatorUnmask: operatorUnmask(deps),
      operatorDecide: operatorDecide(deps),
      operatorProposals: operatorProposals(deps),
      operatorPropose: operatorPropose(deps),
      operatorWithdrawals: operatorWithdrawals(deps),
      operatorDecideWithdrawal: operatorDecideWithdrawal(deps),
      operatorJobs: operatorJobs(deps),
      operatorDecideJob: operatorDecideJob(deps),
      operatorLedgerCheck: operatorLedgerCheck(deps),
    },
    /** Not remembered between calls: an ended session, a role taken away or a disabled operator counts from the next call on. */
    async readOperatorToken(token) {
      const live = await readLiveSession(db, hashToken(token), LIFE);
      if (!live) return null;
      const { stale, ...signedIn } = live;
      if (stale) await writeSeen(db, signedIn.sessionId);
      return signedIn;
    },
    readOperator: (login: string) => readOperator(db, login),
    addOperator: (operator: NewOperator) => addOperator(db, operator),
    disableOperator: (login: string) => disableOperator(db, login),
    checkAudit: () => checkAudit(db),
    async start() {
      await doors.vault.sealPlainColumns('operator_proposal', ['reason', 'decided_reason']);
      await sealPlainReasons(doors.vault, log);
    },
  } satisfies Feature<OperatorCalls> & OperatorAuthenticator & Record<string, unknown>;
}
