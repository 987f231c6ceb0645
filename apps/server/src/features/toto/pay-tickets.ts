import { moneyText } from '@touchline/catalogue/money-text';
import { accountKey } from '@touchline/ledger/account';
import { postTotoPayout } from '@touchline/ledger/toto-postings';
import { type LockedAccount, lockPlayerAccountsBatch, postBatch } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { TotoDeps } from './toto-deps.ts';
import { readUnpaidDraw, writeAllPaid } from './toto-draw.store.ts';
import { POOL_TERMS } from './toto-pools.ts';
import { insertBalanceEvents, lockOwedTickets, type OwedTicket, writePaid, writePaidEvents } from './toto-ticket.store.ts';

/** A chunk holds the locks of its winners' accounts until it commits. */
const TICKETS_A_CHUNK = 500;

/** Pays a chunk of tickets of a settled draw; a ticket is paid once, by its key. False where nothing is owed. */
export async function payOwed({ platform }: Pick<TotoDeps, 'platform'>): Promise<boolean> {
  const draw = await readUnpaidDraw(platform.pool);
  if (!draw) return false;
  await inTransaction(platform.pool, async (client) => {
    const owed = await lockOwedTickets(client, draw.id, TICKETS_A_CHUNK);
    if (owed.length === 0) return writeAllPaid(client, draw.id);
    const accounts = await lockPlayerAccountsBatch(client, [...new Set(owed.map((ticket) => ticket.playerId))]);
    const kind = draw.status === 'off' ? 'toto-return' : 'toto-payout';
    const balances = new Map(accounts.map((account) => [keyOf(account), account.balanceMinor]));
    const transactions = owed.map((ticket) => {
      const { account } = POOL_TERMS[draw.pool];
      const posting = postTotoPayout(
        { key: `toto-${ticket.id}-${kind === 'toto-return' ? 'return' : 'payout'}`, playerId: ticket.playerId, currency: ticket.currency },
        account,
        kind,
        { minor: ticket.paidMinor, baseMinor: ticket.paidBaseMinor },
        { debtMinor: owedOf(balances, ticket, 'player-debt'), advanceMinor: owedOf(balances, ticket, 'player-advance') },
      );
      // The player's next ticket finds repaid what this one repays.
      for (const entry of posting.entries) {
        const key = accountKey(entry.account);
        balances.set(key, (balances.get(key) ?? 0n) + entry.amountMinor);
      }
      return posting;
    });
    const ids = await postBatch(client, transactions, accounts);
    await writePaid(
      client,
      owed.map((ticket, place) => ({ id: ticket.id, transactionId: ids[place] ?? 0n })),
    );
    await writePaidEvents(client, draw.id, owed);
    const paidTo = new Set(owed.map((ticket) => mainKey(ticket)));
    await insertBalanceEvents(
      client,
      accounts
        .filter((account) => paidTo.has(keyOf(account)))
        .map((account) => ({
          playerId: account.playerId ?? 0n,
          accountId: account.id,
          currency: account.currency,
          amount: moneyText(balances.get(keyOf(account)) ?? 0n, account.currency),
        })),
    );
  });
  platform.events.nudge();
  return true;
}

const keyOf = ({ kind, playerId, currency }: Pick<LockedAccount, 'kind' | 'playerId' | 'currency'>): string =>
  `${kind}/${playerId ?? ''}/${currency}`;
const mainKey = ({ playerId, currency }: OwedTicket): string => keyOf({ kind: 'player-main', playerId, currency });

/** Not negative. */
const owedOf = (
  balances: ReadonlyMap<string, bigint>,
  { playerId, currency }: OwedTicket,
  kind: 'player-debt' | 'player-advance',
): bigint => -(balances.get(keyOf({ kind, playerId, currency })) ?? 0n);
