import { BINGO_GRIDS } from '@touchline/casino/bingo/bingo-card';
import { firstCardOf } from '@touchline/casino/bingo/play-game';
import { invariant } from '@touchline/kernel/invariant';
import { accountKey, playerAccount } from '@touchline/ledger/account';
import { postDrawRefund, postDrawReturn } from '@touchline/ledger/draw-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import { fromPoolCurrency } from '#features/site';
import { type LockedAccount, lockPlayerAccountsBatch, postBatch } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import { bingoAccount } from '../bingo-account.ts';
import type { BingoDeps } from '../bingo-deps.ts';
import { type BingoPurchase, lockOpenPurchases, type PurchaseEnd, writePurchaseEnds } from '../purchases/bingo-purchase.store.ts';
import { type BingoGame, readUnpaidGame } from './bingo-game.store.ts';
import { endEvents } from './end-events.ts';
import { writeAllPaid } from './game-steps.store.ts';
import { termsOf } from './terms-of.ts';

/** A batch holds the locks of its players' accounts until it commits. */
const PURCHASES_A_BATCH = 500;

/**
 * Ends a batch of the purchases of a game that is settled or off: pays them their prizes or gives their stakes back, in one transaction with their
 * status and their news. A purchase is paid once, by its status and by the posting's key. False where nothing is left.
 */
export async function payStep(deps: BingoDeps, batch = PURCHASES_A_BATCH): Promise<boolean> {
  const { pool } = deps.platform;
  const game = await readUnpaidGame(pool);
  if (!game) return false;
  await inTransaction(pool, async (client) => {
    const purchases = await lockOpenPurchases(client, game.id, batch);
    if (purchases.length === 0) return writeAllPaid(client, game.id);
    const ends = purchases.map((purchase) => decideEnd(deps, game, purchase));
    const owed = ends.filter(({ paidMinor }) => paidMinor > 0n);
    const accounts = await lockPlayerAccountsBatch(client, [...new Set(owed.map(({ purchase }) => purchase.playerId))]);
    const balances = balancesOf(accounts);
    const postings = owed.map((end) => post(game, end, balances));
    const ids = await postBatch(
      client,
      postings.map(({ transaction }) => transaction),
      accounts,
    );
    const posted = new Map(owed.map(({ purchase }, i) => [purchase.id, { transactionId: ids[i] ?? 0n, ...postings[i] }]));
    await writePurchaseEnds(
      client,
      ends.map((end): PurchaseEnd => ({ ...end, id: end.purchase.id, transactionId: posted.get(end.purchase.id)?.transactionId ?? null })),
    );
    await writeEvents(
      client,
      ends.flatMap((end) => endEvents(end, posted.get(end.purchase.id)?.moved)),
    );
  });
  return true;
}

/** The outcome of a purchase. */
export interface DecidedEnd extends Pick<PurchaseEnd, 'status' | 'paidMinor' | 'paidBaseMinor'> {
  readonly purchase: BingoPurchase;
}

function decideEnd(deps: BingoDeps, game: BingoGame, purchase: BingoPurchase): DecidedEnd {
  const { stakeMinor, stakeBaseMinor, firstTicket, tickets, currency } = purchase;
  if (game.status === 'off') return { purchase, status: 'returned', paidMinor: stakeMinor, paidBaseMinor: stakeBaseMinor };
  invariant(game.prizes, 'a settled game knows its prizes');
  const { cardsATicket } = BINGO_GRIDS[termsOf(game).kind];
  const from = firstCardOf(firstTicket, cardsATicket);
  const before = firstCardOf(firstTicket + tickets, cardsATicket);
  const paidBaseMinor = game.prizes.reduce(
    (sum, { cards, paid }) => sum + cards.reduce((own, card, i) => (card >= from && card < before ? own + BigInt(paid[i] ?? 0) : own), 0n),
    0n,
  );
  const paidMinor = fromPoolCurrency(deps, paidBaseMinor, currency);
  return { purchase, status: paidMinor > 0n ? 'won' : 'lost', paidMinor, paidBaseMinor };
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

/** The posting of a purchase's end. The balances follow, so that the player's next one finds repaid what this one repays. */
function post(
  { room }: BingoGame,
  { purchase, status, paidMinor, paidBaseMinor }: DecidedEnd,
  balances: Balances,
): { readonly transaction: Transaction; readonly moved: MovedMoney } {
  const { id, playerId, currency } = purchase;
  const of = { key: `bingo-${id}-${status === 'returned' ? 'refund' : 'return'}`, playerId, currency };
  const paid = { minor: paidMinor, baseMinor: paidBaseMinor };
  const owedOf = (kind: 'player-debt' | 'player-advance'): bigint =>
    -(balances.get(accountKey(playerAccount(kind, playerId, currency))) ?? 0n);
  const account = bingoAccount(room);
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
