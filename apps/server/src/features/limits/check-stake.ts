import { convertUp } from '@touchline/betting/limits/convert-up';
import { brokenBound, type LimitBound, stakeBounds } from '@touchline/betting/limits/limit-bounds';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { lockStakeFacts, type StakeFacts } from './limit.store.ts';
import { limitFailure } from './limit-failure.ts';

/** The bound that a stake would break by these facts; undefined where it may be taken. */
export function judgeStake({ held }: StakeFacts, stakeMinor: bigint, currency: string): LimitBound | undefined {
  if (!held) return undefined;
  const { at, stakeUnit, limitUnit } = held;
  const stake = currency === held.currency ? stakeMinor : convertUp(stakeMinor, stakeUnit, limitUnit);
  return brokenBound(stakeBounds(held, at), stake);
}

/**
 * Judges a stake in the transaction that is about to post it; the caller holds the locks of the player's accounts, and takes no other after.
 * Every way of staking that is not bet_place asks it. Throws Failure `account_blocked`, `self_excluded`, `betting_blocked`,
 * `identity_required_to_play`, `limit_exceeded`, `time_limit` or `reality_check`.
 */
export async function checkStake(client: pg.PoolClient, playerId: bigint, stakeMinor: bigint, currency: string): Promise<void> {
  const facts = await lockStakeFacts(client, playerId, currency);
  if (facts.bar) throw new Failure(facts.bar);
  const broken = judgeStake(facts, stakeMinor, currency);
  if (broken) throw limitFailure(broken);
}
