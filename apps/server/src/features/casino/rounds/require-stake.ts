import type pg from 'pg';
import { checkStake } from '#features/limits';
import type { PlayerMoney } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import { moneyText } from './stake.ts';

/** Judges what a decision stakes besides, under the lock of the player's accounts, as every stake is judged. Throws Failure. */
export async function requireStake(client: pg.PoolClient, { main }: PlayerMoney, stakeMinor: bigint): Promise<void> {
  const { playerId, currency, balanceMinor } = main;
  await checkStake(client, playerId, stakeMinor, currency);
  if (stakeMinor <= balanceMinor) return;
  const max = moneyText(balanceMinor, currency);
  throw new Failure('insufficient_funds', { args: { max }, accepted: { max } });
}
