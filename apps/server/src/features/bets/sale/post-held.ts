import { currencyByCode } from '@touchline/catalogue/currencies';
import type { PersonalNews } from '@touchline/contract/push';
import { formatMoney } from '@touchline/kernel/money';
import { type Account, accountKey, playerAccount } from '@touchline/ledger/account';
import type { Transaction } from '@touchline/ledger/transaction';
import { type PlacedEntry, writeAccountOn, writePostings } from '#features/wallet';
import type { HeldBet } from './held-bet.ts';
import { writeNews } from './sale.store.ts';

/** A player's account of a kind as the transaction found it, 0 where there is none. */
export function heldBalance({ accounts, row }: HeldBet, kind: 'player-main' | 'player-debt' | 'player-advance'): bigint {
  return accounts.find((a) => a.kind === kind && a.currency === row.currency)?.balanceMinor ?? 0n;
}

export interface Posted {
  readonly transactionId: bigint;
  /** The main account's balance afterwards. */
  readonly balanceMinor: bigint;
}

/** Posts one transaction for a held bet and tells the player the new balance through the outbox. */
export async function postHeld(held: HeldBet, transaction: Transaction): Promise<Posted> {
  const { client, accounts, row } = held;
  const known = new Map(accounts.map((a) => [accountKey(a as Account), a.id]));
  const entries: PlacedEntry[] = [];
  for (const { account, amountMinor } of transaction.entries)
    entries.push({ place: 0, accountId: known.get(accountKey(account)) ?? (await writeAccountOn(client, account)), amountMinor });
  const [transactionId = 0n] = await writePostings(client, [transaction], entries);
  const main = playerAccount('player-main', row.playerId, row.currency);
  const moved = transaction.entries.find((e) => accountKey(e.account) === accountKey(main))?.amountMinor ?? 0n;
  const balanceMinor = heldBalance(held, 'player-main') + moved;
  const accountId = known.get(accountKey(main));
  if (moved !== 0n && accountId !== undefined) {
    const amount = formatMoney(balanceMinor, currencyByCode(row.currency)?.scale ?? 2);
    const message: PersonalNews = { kind: 'balance', accountId: accountId.toString(), amount, currency: row.currency };
    await writeNews(client, `news.player.${row.playerId}`, message);
  }
  return { transactionId, balanceMinor };
}
