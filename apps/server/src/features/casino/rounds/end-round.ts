import type { Ratio } from '@touchline/kernel/ratio';
import { postGameRefund, postGameReturn } from '@touchline/ledger/game-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { type PlayerMoney, postTransaction } from '#features/wallet';
import { ratioText, returnOf } from './draw-round.ts';
import type { Round, RoundProgress } from './round.store.ts';

/** The outcome of a round's end. */
interface Ending {
  readonly ended: Pick<RoundProgress, 'balances' | 'status' | 'pay' | 'returnMinor' | 'returnTransaction'>;
  /** The amount that reached the player's own money. */
  readonly gainMinor: bigint;
}

/** Of a round that goes on. */
export const NOT_OVER = { status: 'open', pay: null, returnMinor: null, returnTransaction: null } as const;

type Ended = Pick<Round, 'id' | 'playerId' | 'currency' | 'stakes' | 'balances'>;

/** Pays what a round returned, rounded down once. The caller holds the locks of the player's accounts. */
export async function endRound(client: pg.PoolClient, round: Ended, { owed }: PlayerMoney, pay: Ratio): Promise<Ending> {
  const { id, playerId, currency } = round;
  const returnMinor = returnOf(pay, round.stakes[0] ?? 0n);
  const ended = { status: 'over', pay: ratioText(pay), returnMinor } as const;
  if (returnMinor === 0n) return { ended: { ...ended, returnTransaction: null, balances: round.balances }, gainMinor: 0n };
  const posting = postGameReturn({ key: `casino-${id}-return`, playerId, currency }, returnMinor, owed);
  const gainMinor = gainOf(posting);
  const returnTransaction = await postTransaction(client, posting);
  return { ended: { ...ended, returnTransaction, balances: raiseLast(round.balances, gainMinor) }, gainMinor };
}

/** Gives the stakes of a round back that is as if it had not been. */
export async function voidRound(client: pg.PoolClient, round: Ended): Promise<Ending> {
  const { id, playerId, currency } = round;
  const returnMinor = round.stakes.reduce((sum, one) => sum + one, 0n);
  const posting = postGameRefund({ key: `casino-${id}-return`, playerId, currency }, returnMinor);
  const returnTransaction = await postTransaction(client, posting);
  const balances = raiseLast(round.balances, returnMinor);
  return { ended: { status: 'void', pay: null, returnMinor, returnTransaction, balances }, gainMinor: returnMinor };
}

const gainOf = ({ entries }: Transaction): bigint => entries.find(({ account }) => account.kind === 'player-main')?.amountMinor ?? 0n;

/** The last step's balance is that after the round's return. */
const raiseLast = (balances: readonly bigint[], byMinor: bigint): readonly bigint[] =>
  balances.map((balance, i) => (i === balances.length - 1 ? balance + byMinor : balance));
