import type { ExclusionReason, SessionEndReason } from '@touchline/contract/limits/enums';
import type pg from 'pg';
import { lockPlayerAccountsBatch } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { isPermanent, writeExclusion } from './exclusion.store.ts';
import { lockHolder, writeChange } from './limit.store.ts';
import { notifyPlayer, playStopped } from './limit-notifications.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { readPolicy } from './read-policy.ts';

/** A player's protection ends all play at once: sessions hear it. */
export const writePlayStopped = (client: pg.PoolClient, playerId: bigint, reason: SessionEndReason): Promise<void> =>
  writeEvent(client, playerId, { kind: 'play-stopped', reason });

/**
 * The player neither bets nor pays in until the end, which nothing makes sooner. The accounts are locked first: bets in flight end before,
 * and none is taken after (T42).
 */
async function exclude(
  deps: LimitsDeps,
  playerId: bigint,
  zone: string,
  wanted: Parameters<typeof writeExclusion>[2] & { readonly kind: 'break' | 'self-exclusion' },
): Promise<Date> {
  const { account, platform } = deps;
  const until = await inTransaction(platform.pool, async (client) => {
    await lockPlayerAccountsBatch(client, [playerId]);
    await lockHolder(client, playerId);
    const ends = await writeExclusion(client, playerId, wanted);
    await account.writeExcluded(client, playerId, ends);
    await writeChange(client, playerId, wanted.kind, { ...wanted, until: ends.toISOString() });
    await writePlayStopped(client, playerId, wanted.kind);
    await notifyPlayer(deps, client, playerId, playStopped(wanted.kind, isPermanent(ends) ? null : ends, zone));
    return ends;
  });
  platform.events.nudge();
  return until;
}

/** C098. Throws Failure `invalid` for a break that the policy does not know. */
export async function takeBreak(deps: LimitsDeps, playerId: bigint, hours: number): Promise<void> {
  const { policy } = await readPolicy(deps, playerId);
  if (!policy.timeOutHours.includes(hours))
    throw new Failure('invalid', { fields: { hours: [`one of ${policy.timeOutHours.join(', ')}`] } });
  await exclude(deps, playerId, policy.timeZone, { kind: 'break', hours });
}

/** C100. Gives when it ends. Throws Failure `invalid` for a time that the policy does not know. */
export async function excludeSelf(
  deps: LimitsDeps,
  playerId: bigint,
  { months, reason }: { readonly months: number; readonly reason: ExclusionReason },
): Promise<Date> {
  const { policy } = await readPolicy(deps, playerId);
  if (!policy.exclusionMonths.includes(months))
    throw new Failure('invalid', { fields: { months: [`one of ${policy.exclusionMonths.join(', ')}`] } });
  return exclude(deps, playerId, policy.timeZone, { kind: 'self-exclusion', months, reason });
}
