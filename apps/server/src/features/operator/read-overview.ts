import type { Overview } from '@touchline/contract/operator';
import type { OperatorDeps } from './operator-deps.ts';
import { moneyText } from './present-player.ts';

/** Asks each feature for its own figures; none is made here. */
export async function readOverview({ platform, account, bets, payments, wallet, feed }: OperatorDeps): Promise<Overview> {
  const [players, totals, deposits, check] = await Promise.all([
    account.readPlayerCount(),
    bets.readTotals(),
    payments.readDepositsToday(),
    wallet.readLastLedgerCheck(),
  ]);
  return {
    at: platform.clock.now(),
    players,
    bets: totals.map((t) => ({
      currency: t.currency,
      open: { bets: t.openBets, stake: moneyText(t.openStakeMinor, t.currency), possible: moneyText(t.openPossibleMinor, t.currency) },
      today: { bets: t.betsToday, turnover: moneyText(t.turnoverMinor, t.currency), paid: moneyText(t.paidMinor, t.currency) },
    })),
    deposits: deposits.map((d) => ({ currency: d.currency, deposits: d.deposits, amount: moneyText(d.amountMinor, d.currency) })),
    feed: { silent: feed.book.silent, matches: [...feed.book.lanes()].length },
    ledger: check
      ? {
          at: check.at.getTime(),
          transactions: check.transactions,
          entries: check.entries,
          sealed: check.sealed,
          faults: check.faults.length,
        }
      : null,
  };
}
