import { type Jurisdiction, type LimitKind, type LimitPeriod, PERIODS_OF } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type pg from 'pg';
import { lockPlayerAccountsBatch } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { decideChange } from './decide-change.ts';
import {
  clearPendingLimit,
  type LimitRow,
  lockHolder,
  readLimits,
  setPendingLimit,
  writeChange,
  writeConfirmed,
  writeHolder,
  writeLimit,
  writeSummary,
} from './limit.store.ts';
import { type LimitChangeNotice, limitsChanged, notifyPlayer } from './limit-notifications.ts';
import { parseAmount } from './limit-value.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { readPolicy } from './read-policy.ts';

export interface LimitChangeRequest {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: string;
}

/**
 * One transaction that changes a player's limits. It locks the accounts first: whatever is being staked ends before, whatever comes later is
 * judged by the change. What became of the limits is told to the player.
 */
async function changing(
  deps: LimitsDeps,
  playerId: bigint,
  work: (
    client: pg.PoolClient,
    limits: readonly LimitRow[],
    currency: string,
    policy: Jurisdiction,
  ) => Promise<readonly LimitChangeNotice[]>,
): Promise<void> {
  const { policy, currency } = await readPolicy(deps, playerId);
  await inTransaction(deps.platform.pool, async (client) => {
    await lockPlayerAccountsBatch(client, [playerId]);
    await writeHolder(client, playerId, { currency, zone: policy.timeZone, rolling: policy.limits.counting === 'rolling' });
    const holder = await lockHolder(client, playerId);
    const counted = holder?.currency ?? currency;
    const news = await work(client, await readLimits(client, playerId), counted, policy);
    await writeSummary(client, playerId, policy.limits.realityCheckMinutes);
    if (news.length > 0) await notifyPlayer(deps, client, playerId, limitsChanged(news, counted, policy.timeZone));
  });
  deps.platform.events.nudge();
}

/** C097. All or none; of several wishes for the same limit the lowest. Throws Failure naming the field. */
export async function setLimits(deps: LimitsDeps, playerId: bigint, wanted: readonly LimitChangeRequest[]): Promise<void> {
  await changing(deps, playerId, async (client, limits, currency, policy) => {
    const lowest = new Map<string, { readonly wish: LimitChangeRequest; readonly amount: bigint }>();
    for (const [n, wish] of wanted.entries()) {
      if (!policy.limits.kinds.includes(wish.kind)) throw new Failure('invalid', { fields: { [`limits.${n}.kind`]: ['not offered'] } });
      if (!PERIODS_OF[wish.kind].includes(wish.period))
        throw new Failure('invalid', { fields: { [`limits.${n}.period`]: [`one of ${PERIODS_OF[wish.kind].join(', ')}`] } });
      const amount = parseAmount(wish, currency, policy.limits.realityCheckMinutes, `limits.${n}.value`);
      const key = `${wish.kind} ${wish.period}`;
      const before = lowest.get(key);
      if (!before || amount < before.amount) lowest.set(key, { wish, amount });
    }
    const news: LimitChangeNotice[] = [];
    for (const { wish, amount } of lowest.values()) {
      const current = limits.find(({ kind, period }) => kind === wish.kind && period === wish.period);
      news.push(...(await apply(client, playerId, policy, current, wish, amount)));
    }
    return news;
  });
}

/** C101: none at all is the loosest limit. Throws Failure `limit_unknown`. */
export const removeLimit = (deps: LimitsDeps, playerId: bigint, limitId: bigint): Promise<void> =>
  changing(deps, playerId, async (client, limits, _currency, policy) => {
    const current = findLimit(limits, limitId);
    return apply(client, playerId, policy, current, current, null);
  });

/** C098: makes a looser limit hold. Throws Failure `limit_unknown`, or `limit_waits` before its time. */
export const confirmLimit = (deps: LimitsDeps, playerId: bigint, limitId: bigint): Promise<void> =>
  changing(deps, playerId, async (client, limits) => {
    const current = requireWaiting(limits, limitId);
    if (!(await writeConfirmed(client, current))) throw new Failure('limit_waits');
    await writeChange(client, playerId, 'confirmed', factsOf(current, current.wantedAmount));
    return [newsOf(current, 'confirmed', current.wantedAmount)];
  });

/** C098: the limit stays as it is. Throws Failure `limit_unknown`. */
export const cancelPendingLimit = (deps: LimitsDeps, playerId: bigint, limitId: bigint): Promise<void> =>
  changing(deps, playerId, async (client, limits) => {
    const current = requireWaiting(limits, limitId);
    await clearPendingLimit(client, current.id);
    await writeChange(client, playerId, 'taken-back', factsOf(current, current.wantedAmount));
    return [newsOf(current, 'kept', current.amount)];
  });

async function apply(
  client: pg.PoolClient,
  playerId: bigint,
  { limits: { limitIncreaseDelayHours } }: Jurisdiction,
  current: LimitRow | undefined,
  of: Pick<LimitRow, 'kind' | 'period'>,
  amount: bigint | null,
): Promise<readonly LimitChangeNotice[]> {
  const change = decideChange(current && { ...current, waits: current.wantedFrom !== null }, amount);
  if (change === 'hold' && amount !== null) await writeLimit(client, playerId, { kind: of.kind, period: of.period, amount });
  const from = change === 'wait' && current ? await setPendingLimit(client, current.id, amount, limitIncreaseDelayHours) : undefined;
  if (change === 'unwant' && current) await clearPendingLimit(client, current.id);
  if (change === 'nothing' || change === 'keep-waiting') return [];
  await writeChange(client, playerId, change, { ...factsOf(of, amount), before: current?.amount.toString() ?? null });
  return [{ ...newsOf(of, change === 'unwant' ? 'kept' : change, amount), ...(from ? { from } : {}) }];
}

const newsOf = (
  { kind, period }: Pick<LimitRow, 'kind' | 'period'>,
  change: LimitChangeNotice['change'],
  amount: bigint | null,
): LimitChangeNotice => ({
  kind,
  period,
  change,
  amount,
});

const factsOf = ({ kind, period }: Pick<LimitRow, 'kind' | 'period'>, amount: bigint | null) => ({
  kind,
  period,
  amount: amount?.toString() ?? null,
});

function findLimit(limits: readonly LimitRow[], id: bigint): LimitRow {
  const found = limits.find((limit) => limit.id === id);
  if (!found) throw new Failure('limit_unknown');
  return found;
}

function requireWaiting(limits: readonly LimitRow[], id: bigint): LimitRow {
  const found = findLimit(limits, id);
  if (found.wantedFrom === null) throw new Failure('limit_unknown');
  return found;
}
