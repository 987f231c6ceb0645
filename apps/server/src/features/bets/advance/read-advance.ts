import { moneyText } from '@touchline/catalogue/money-text';
import type pg from 'pg';
import { readOwedMinor } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import { readPotential } from './advance.store.ts';

/** The sum that can be lent against a player's running bets: half of what they could return, less what is lent already. */
export interface AdvanceAvailability {
  readonly potentialMinor: bigint;
  readonly lentMinor: bigint;
  readonly availableMinor: bigint;
}

/** Of the potential; what running bets return is not certain, and what is lent has to be repaid from it. */
const LENT_SHARE = { num: 1n, den: 2n };

export async function readAvailableAdvance(on: pg.Pool | pg.PoolClient, playerId: bigint, currency: string): Promise<AdvanceAvailability> {
  const potentialMinor = await readPotential(on, playerId, currency);
  const lentMinor = await readOwedMinor(on, playerId, 'player-advance', currency);
  const left = (potentialMinor * LENT_SHARE.num) / LENT_SHARE.den - lentMinor;
  return { potentialMinor, lentMinor, availableMinor: left > 0n ? left : 0n };
}

/** Throws Failure `advance_unavailable` with the most that would be lent. The caller holds the locks of the player's accounts. */
export async function requireAdvance(
  client: pg.Pool | pg.PoolClient,
  playerId: bigint,
  currency: string,
  stakeMinor: bigint,
): Promise<void> {
  const { availableMinor } = await readAvailableAdvance(client, playerId, currency);
  if (stakeMinor <= availableMinor) return;
  const accepted = { max: moneyText(availableMinor, currency) };
  throw new Failure('advance_unavailable', { accepted, args: accepted });
}
