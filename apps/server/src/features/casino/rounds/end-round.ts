import { floor, mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { postGameRefund, postGameReturn } from '@touchline/ledger/game-postings';
import type pg from 'pg';
import { type PlayerMoney, postTransaction } from '#features/wallet';
import type { Round, RoundProgress } from './round.store.ts';

type Ending = Pick<RoundProgress, 'balances' | 'status' | 'pay' | 'returnMinor' | 'returnTransaction'>;

/** Of a round that goes on. */
export const NOT_OVER = { status: 'open', pay: null, returnMinor: null, returnTransaction: null } as const;

type Ended = Pick<Round, 'id' | 'playerId' | 'currency' | 'stakes' | 'balances'>;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** A ratio in its lowest terms: "99/50". */
export function ratioText({ num, den }: Ratio): string {
  const common = gcd(num, den);
  return common === 0n ? '0/1' : `${num / common}/${den / common}`;
}

/** Pays what a round returned, rounded down once. The caller holds the locks of the player's accounts. */
export async function endRound(client: pg.PoolClient, round: Ended, { owed }: PlayerMoney, pay: Ratio): Promise<Ending> {
  const { id, playerId, currency } = round;
  const returnMinor = floor(mul(pay, ratio(round.stakes[0] ?? 0n, 1n)));
  const ended = { status: 'over', pay: ratioText(pay), returnMinor } as const;
  if (returnMinor === 0n) return { ...ended, returnTransaction: null, balances: round.balances };
  const posting = postGameReturn({ key: `casino-${id}-return`, playerId, currency }, returnMinor, owed);
  const returnTransaction = await postTransaction(client, posting);
  const gainMinor = posting.entries.find(({ account }) => account.kind === 'player-main')?.amountMinor ?? 0n;
  return { ...ended, returnTransaction, balances: raiseLast(round.balances, gainMinor) };
}

/** Gives the stakes of a round back that is as if it had not been. */
export async function voidRound(client: pg.PoolClient, round: Ended): Promise<Ending> {
  const { id, playerId, currency } = round;
  const stakeMinor = round.stakes.reduce((sum, one) => sum + one, 0n);
  const returnTransaction = await postTransaction(client, postGameRefund({ key: `casino-${id}-return`, playerId, currency }, stakeMinor));
  return { status: 'void', pay: null, returnMinor: stakeMinor, returnTransaction, balances: raiseLast(round.balances, stakeMinor) };
}

/** The last step's balance is that after the round's return. */
const raiseLast = (balances: readonly bigint[], byMinor: bigint): readonly bigint[] =>
  balances.map((balance, i) => (i === balances.length - 1 ? balance + byMinor : balance));
