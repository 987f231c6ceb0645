import { postGameRefund, postGameReturn } from '@touchline/ledger/game-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { type PlayerMoney, postTransaction } from '#features/wallet';
import { writeEvents } from '#platform/events/write-events';
import { markReturned, type SharedBet } from './shared-bet.store.ts';
import { betCancelled, betReturned } from './shared-events.ts';

/** A bet that has ended, and what the player's account holds after it. */
export interface EndedBet {
  readonly bet: SharedBet;
  readonly balanceMinor: bigint;
}

const keyOf = (bet: SharedBet): string => `shared-${bet.id}-return`;
const gainOf = ({ entries }: Transaction): bigint => entries.find(({ account }) => account.kind === 'player-main')?.amountMinor ?? 0n;

/** The return of a bet, and the multiple at which it is paid, hundredths; null of one on places. */
export interface Winning {
  readonly returnMinor: bigint;
  readonly paidAt: number | null;
}

/** Pays an open bet. The caller holds the locks of the player's accounts and of the bet. */
export async function payBet(
  client: pg.PoolClient,
  bet: SharedBet,
  { main, owed }: PlayerMoney,
  { returnMinor, paidAt }: Winning,
): Promise<EndedBet> {
  const { playerId, currency } = bet;
  const posting = postGameReturn({ key: keyOf(bet), playerId, currency }, returnMinor, owed);
  const transaction = await postTransaction(client, posting);
  const ended = await markReturned(client, bet.id, { status: 'paid', paidAt, returnMinor, transaction });
  const gainMinor = gainOf(posting);
  const balanceMinor = main.balanceMinor + gainMinor;
  await writeEvents(client, [{ playerId, event: betReturned(ended, gainMinor, balanceMinor) }]);
  return { bet: ended, balanceMinor };
}

/** Gives the stake of an open bet back, under the same locks. */
export async function refundBet(client: pg.PoolClient, bet: SharedBet, { main }: PlayerMoney): Promise<EndedBet> {
  const { playerId, currency, stakeMinor } = bet;
  const transaction = await postTransaction(client, postGameRefund({ key: keyOf(bet), playerId, currency }, stakeMinor));
  const ended = await markReturned(client, bet.id, { status: 'cancelled', paidAt: null, returnMinor: stakeMinor, transaction });
  const balanceMinor = main.balanceMinor + stakeMinor;
  await writeEvents(client, [{ playerId, event: betCancelled(ended, balanceMinor) }]);
  return { bet: ended, balanceMinor };
}
