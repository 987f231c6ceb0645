import { invariant } from '@touchline/kernel/invariant';
import { accountKey, playerAccount } from '@touchline/ledger/account';
import { postDrawRefund, postDrawReturn } from '@touchline/ledger/draw-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import { fromPoolCurrency } from '#features/site';
import { type LockedAccount, lockPlayerAccountsBatch, postBatch } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lotteryAccount } from '../lottery-account.ts';
import { type EntryEnd, lockOpenEntries, type OpenEntry, writeEntryEnds } from '../tickets/lottery-entry.store.ts';
import { endEvents } from './end-events.ts';
import { type LotteryDraw, readUnpaidDraw, writeAllPaid } from './lottery-draw.store.ts';

/** A batch holds the locks of its players' accounts until it commits. */
const ENTRIES_A_BATCH = 500;

/**
 * Ends a batch of the entries of a draw that is settled or off: pays them what they won or gives their stakes back, in one transaction with
 * their status and their news. An entry is paid once, by its status and by the posting's key. False where nothing is left.
 */
export async function payStep(deps: LotteriesDeps, batch = ENTRIES_A_BATCH): Promise<boolean> {
  const { pool } = deps.platform;
  const draw = await readUnpaidDraw(pool);
  if (!draw) return false;
  await inTransaction(pool, async (client) => {
    const entries = await lockOpenEntries(client, draw.id, batch);
    if (entries.length === 0) return writeAllPaid(client, draw.id);
    const ends = entries.map((entry) => decideEnd(deps, draw, entry));
    const owed = ends.filter(({ paidMinor }) => paidMinor > 0n);
    const accounts = await lockPlayerAccountsBatch(client, [...new Set(owed.map(({ entry }) => entry.playerId))]);
    const balances = balancesOf(accounts);
    const postings = owed.map((end) => post(draw, end, balances));
    const ids = await postBatch(
      client,
      postings.map(({ transaction }) => transaction),
      accounts,
    );
    const posted = new Map(owed.map(({ entry }, i) => [entry.id, { transactionId: ids[i] ?? 0n, ...postings[i] }]));
    await writeEntryEnds(
      client,
      ends.map((end): EntryEnd => ({ ...end, id: end.entry.id, transactionId: posted.get(end.entry.id)?.transactionId ?? null })),
    );
    await writeEvents(
      client,
      ends.flatMap((end) => endEvents(draw, end, posted.get(end.entry.id)?.moved)),
    );
  });
  return true;
}

/** The outcome of a ticket in a draw. */
export interface DecidedEnd extends Pick<EntryEnd, 'status' | 'paidMinor' | 'paidBaseMinor'> {
  readonly entry: OpenEntry;
}

function decideEnd(deps: LotteriesDeps, { status, prizes }: LotteryDraw, entry: OpenEntry): DecidedEnd {
  if (status === 'off') return { entry, status: 'returned', paidMinor: entry.stakeMinor, paidBaseMinor: entry.stakeBaseMinor };
  const { lines, hits } = entry;
  invariant(hits && prizes, 'a settled draw has counted its lines and knows its prizes');
  const paidBaseMinor = lines.reduce((sum, line, i) => {
    const prize = prizes.find((one) => one.picks === line.length && one.hits === hits[i]);
    return sum + BigInt(prize?.perLine ?? 0n);
  }, 0n);
  const paidMinor = fromPoolCurrency(deps, paidBaseMinor, entry.currency);
  return { entry, status: paidMinor > 0n ? 'won' : 'lost', paidMinor, paidBaseMinor };
}

/** The amount that reached the player's own account, and what it holds then. */
export interface MovedMoney {
  readonly gainMinor: bigint;
  readonly balanceMinor: bigint;
}

type Balances = Map<string, bigint>;
const balancesOf = (accounts: readonly LockedAccount[]): Balances =>
  new Map(
    accounts.flatMap(({ kind, playerId, currency, grantId, balanceMinor }) =>
      playerId === null || grantId !== null ? [] : [[`${kind}/${playerId}/${currency}`, balanceMinor] as const],
    ),
  );

/** The posting of an entry's end. The balances follow, so that the player's next entry finds repaid what this one repays. */
function post(
  { lottery }: LotteryDraw,
  { entry, status, paidMinor, paidBaseMinor }: DecidedEnd,
  balances: Balances,
): { readonly transaction: Transaction; readonly moved: MovedMoney } {
  const { id, playerId, currency } = entry;
  const of = { key: `lottery-${id}-${status === 'returned' ? 'refund' : 'return'}`, playerId, currency };
  const paid = { minor: paidMinor, baseMinor: paidBaseMinor };
  const owedOf = (kind: 'player-debt' | 'player-advance'): bigint =>
    -(balances.get(accountKey(playerAccount(kind, playerId, currency))) ?? 0n);
  const account = lotteryAccount(lottery);
  const transaction =
    status === 'returned'
      ? postDrawRefund(of, account, paid)
      : postDrawReturn(of, account, paid, { debtMinor: owedOf('player-debt'), advanceMinor: owedOf('player-advance') });
  const main = accountKey(playerAccount('player-main', playerId, currency));
  const beforeMinor = balances.get(main) ?? 0n;
  for (const { account: moved, amountMinor } of transaction.entries) {
    const key = accountKey(moved);
    balances.set(key, (balances.get(key) ?? 0n) + amountMinor);
  }
  const balanceMinor = balances.get(main) ?? 0n;
  return { transaction, moved: { gainMinor: balanceMinor - beforeMinor, balanceMinor } };
}
