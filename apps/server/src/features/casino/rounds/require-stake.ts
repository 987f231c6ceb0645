import type pg from 'pg';
import { checkStake } from '#features/limits';
import { notEnough, type PlayerMoney } from '#features/wallet';

/** Applies limits and blocks to the further stake of a decision, as to every stake, under the lock of the player's accounts. Throws Failure. */
export async function requireStake(client: pg.PoolClient, { main }: PlayerMoney, stakeMinor: bigint): Promise<void> {
  const { playerId, currency, balanceMinor } = main;
  await checkStake(client, playerId, stakeMinor, currency);
  if (stakeMinor > balanceMinor) throw notEnough(currency, balanceMinor);
}
