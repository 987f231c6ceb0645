import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { balancesNews } from './balance-news.ts';
import { checkLedger, type LedgerReport } from './ledger-check.store.ts';
import { readLastLedgerCheck, writeLedgerCheck } from './ledger-report.store.ts';
import { sealLedger } from './ledger-seal.store.ts';
import { readPlayerEntries } from './player-entries.store.ts';
import { readUnplayedMinor } from './unplayed.store.ts';
import {
  lockPlayerAccounts,
  type PlayerAccountRow,
  readIsPosted,
  readPlayerAccount,
  readPlayerAccounts,
  writeAccount,
  writeTransaction,
} from './wallet.store.ts';

export {
  type LockedAccount,
  lockAccountsOf,
  type PlacedEntry,
  postOn,
  readOwed,
  readOwedMinor,
  readTransactions,
  writeAccountOn,
  writePostings,
} from './posting-batch.store.ts';
export type { PlayerAccountRow };

const SEAL_EVERY_MS = 1_000;

/**
 * The only writer of postings. Other features post inside their own transactions: with `writeTransaction`, or from SQL with
 * `wallet_post(keys, kinds, places, accounts, amounts)` after locking the players' accounts in the order of their ids.
 */
export function createWalletFeature(platform: Platform) {
  const { db, jobs, log, roles } = platform;
  let timer: NodeJS.Timeout | undefined;
  let sealing: Promise<unknown> = Promise.resolve();

  const check = async (): Promise<LedgerReport> => {
    const report = await checkLedger(db);
    await writeLedgerCheck(db, report);
    return report;
  };
  jobs.define('wallet-check', async () => {
    await sealLedger(db, true);
    const { faults, transactions } = await check();
    if (faults.length > 0) log.fatal({ faults }, 'THE LEDGER IS NOT SOUND');
    else log.info({ transactions }, 'the ledger is sound');
  });
  jobs.every('17 * * * *', 'wallet-check');

  const seal = (whole: boolean): Promise<unknown> =>
    sealLedger(db, whole).catch((err: unknown) => log.warn({ err }, 'sealing the ledger will be tried again'));

  return {
    handlers: {},
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
    writeAccount,
    writeTransaction,
    lockPlayerAccounts,
    readPlayerAccounts,
    readPlayerAccount,
    readIsPosted,
    readPlayerEntries,
    readUnplayedMinor,
    balancesNews,
    sealLedger: () => sealLedger(db, true),
    /** Goes through the whole ledger and keeps what it found. */
    checkLedger: check,
    readLastLedgerCheck: () => readLastLedgerCheck(db),
  } satisfies Feature<never> & Record<string, unknown>;
}

export type WalletFeature = ReturnType<typeof createWalletFeature>;
