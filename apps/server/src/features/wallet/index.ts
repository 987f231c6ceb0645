import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { balanceEvents } from './balance-events.ts';
import { getBonusAccountHistory } from './calls/get-bonus-account-history.ts';
import { forfeit, givePoints, grant, release } from './grant.ts';
import { checkLedger, type LedgerReport } from './ledger-check.store.ts';
import { sealLedger } from './ledger-hash-chain.store.ts';
import { writeLedgerCheck } from './ledger-report.store.ts';
import { createManualMoney } from './operator/manual-money.ts';
import { operatorLedgerCheck } from './operator/operator-ledger-check.ts';
import { balancesOf, ledgerFigures } from './operator/wallet-sections.ts';
import { getOrCreateAccount, postTransaction } from './posting-batch.store.ts';
import { readUnplayedMinor } from './unplayed.store.ts';
import { lockPlayerAccounts, type PlayerAccountRow, readPlayerAccount, readPlayerAccounts } from './wallet.store.ts';
import type { WalletDeps, WalletFeatureDeps } from './wallet-deps.ts';

export { credit } from './credit.ts';
export { debit } from './debit.ts';
export { takeDrawStake } from './draw-stake.ts';
export type { Moved } from './move-once.ts';
export { readSpendable } from './movement.store.ts';
export { payDrawEnds } from './pay-draw-ends.ts';
export { lockPlayerMoney, notEnough, type PlayerMoney, postUnder } from './player-money.ts';
export { postBatch } from './post-batch.ts';
export { postHouse } from './post-house.ts';
export {
  type BatchEntry,
  getOrCreateAccount,
  type LockedAccount,
  lockPlayerAccountsBatch,
  postTransaction,
  readOwed,
  readOwedMinor,
  readTransactions,
  writePostings,
} from './posting-batch.store.ts';
export { rollback } from './rollback.ts';
export {
  closeRound,
  hasTaken,
  type MovedInRound,
  type ReconciledRounds,
  readBonusRounds,
  readMoved,
  readOpenRounds,
  readPlayedSince,
  readRoundSums,
  readRoundsOf,
  reconcileRounds,
} from './round.store.ts';
export type { PlayerAccountRow };

const SEAL_EVERY_MS = 1_000;

/**
 * The only writer of postings. Other features post inside their own transactions: with `postTransaction`, or from SQL with
 * `ledger_post(keys, kinds, places, accounts, amounts)` after locking the players' accounts in the order of their ids. What somebody outside
 * names (a provider of games, an operator, a bonus) is a movement by external id: `debit`, `credit`, `rollback`, `grant` and so on.
 */
export function createWalletFeature(platform: Platform, featureDeps: WalletFeatureDeps) {
  const { pool, jobs, log, roles } = platform;
  const deps: WalletDeps = { platform, ...featureDeps };
  featureDeps.operators.executeProposals(['credit', 'debit'], createManualMoney(deps));
  let timer: NodeJS.Timeout | undefined;
  let sealing: Promise<unknown> = Promise.resolve();

  const check = async (): Promise<LedgerReport> => {
    const report = await checkLedger(pool);
    await writeLedgerCheck(pool, report);
    return report;
  };
  jobs.define('wallet-check', async () => {
    await sealLedger(pool, true);
    const { faults, transactions } = await check();
    if (faults.length > 0) log.fatal({ faults }, 'ledger check failed');
    else log.info({ transactions }, 'ledger check passed');
  });
  jobs.every('17 * * * *', 'wallet-check');

  const seal = (whole: boolean): Promise<unknown> =>
    sealLedger(pool, whole).catch((err: unknown) => log.warn({ err }, 'failed to seal the ledger; retrying'));

  return {
    handlers: { getBonusAccountHistory: getBonusAccountHistory(deps), operatorLedgerCheck: operatorLedgerCheck(deps, check) },
    playerSections: balancesOf(deps),
    overviewSections: ledgerFigures(deps),
    async start() {
      if (!roles.has('jobs')) return;
      await seal(true);
      timer = setInterval(() => {
        sealing = seal(false);
      }, SEAL_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await sealing;
    },
    getOrCreateAccount,
    postTransaction,
    lockPlayerAccounts,
    readPlayerAccounts,
    readPlayerAccount,
    readUnplayedMinor,
    /** How many currencies a player has accounts in. */
    readMainCount: async (playerId: bigint): Promise<number> =>
      (await readPlayerAccounts(pool, playerId)).filter(({ kind }) => kind === 'player-main').length,
    balanceEvents,
    /** Movements by external id, in the caller's transaction. */
    grant,
    release,
    forfeit,
    givePoints,
    sealLedger: () => sealLedger(pool, true),
    /** Goes through the whole ledger and keeps what it found. */
    checkLedger: check,
  } satisfies Feature & Record<string, unknown>;
}

export type WalletFeature = ReturnType<typeof createWalletFeature>;
