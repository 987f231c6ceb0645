import { brokenDeposit } from '@touchline/betting/limits/broken-deposit';
import type { UsedLimit } from '@touchline/betting/limits/limit-bounds';
import type { Jurisdiction, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { lockHolder, readLimits, readUse, writeHolder } from './limit.store.ts';
import { limitFailure } from './limit-failure.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { lawMinor, readPolicy } from './read-policy.ts';
import { requireNotExcluded } from './register/check-exclusion-register.ts';

/** Judges a deposit in the transaction that has written it: it counts already, and nobody else of the player is judged meanwhile. */
export type DepositCheck = (on: Queryable, amountMinor: bigint) => Promise<void>;

/**
 * Before anything is written: blocked, excluded and listed players pay nothing in. Throws Failure `account_blocked`, `self_excluded`,
 * `deposits_blocked`, `unavailable`. Gives the judge of the deposit itself, who throws `limit_exceeded`, `limit_required` or `time_limit`.
 */
export async function requireMayDeposit(deps: LimitsDeps, playerId: bigint): Promise<DepositCheck> {
  await deps.account.requireStanding(playerId, 'deposits');
  await requireNotExcluded(deps, playerId, 'deposit');
  // Read here, since who holds a connection must not wait for another.
  const { policy, currency } = await readPolicy(deps, playerId);
  return (on, amountMinor) => judgeDeposit(deps, on, { playerId, policy, currency }, amountMinor);
}

async function judgeDeposit(
  deps: LimitsDeps,
  on: Queryable,
  { playerId, policy, currency }: { readonly playerId: bigint; readonly policy: Jurisdiction; readonly currency: string },
  amountMinor: bigint,
): Promise<void> {
  const law = Object.entries(policy.limits.statutoryDepositLimits) as [LimitPeriod, number][];
  const needed = policy.limits.required.length > 0 || law.length > 0;
  if (needed) await writeHolder(on, playerId, { currency, zone: policy.timeZone, rolling: policy.limits.counting === 'rolling' });
  const holder = await lockHolder(on, playerId);
  if (!holder) return;
  if (holder.playOverUntil) throw limitFailure({ kind: 'session', zone: holder.zone, resetsAt: holder.playOverUntil.getTime() });
  const limits = await readLimits(on, playerId);
  const missing = policy.limits.required.find((kind) => !limits.some((limit) => limit.kind === kind));
  if (missing) throw new Failure('limit_required', { args: { limit: missing }, accepted: { limit: missing } });
  const bounds = [
    ...limits.filter(({ kind }) => kind === 'deposit').map(({ period, amount }) => ({ period, amount })),
    ...law.map(([period, units]) => ({ period, amount: lawMinor(deps, units, policy.currency, holder.currency) })),
  ];
  // One after the other: they are asked on the transaction's own connection.
  const used: Omit<UsedLimit, 'kind'>[] = [];
  for (const { period, amount } of bounds) {
    const use = await readUse(on, playerId, holder, 'deposit', period);
    used.push({ period, amount, used: use.used, resetsAt: use.resetsAt?.getTime() ?? null });
  }
  const broken = brokenDeposit(used, amountMinor, holder);
  if (broken) throw limitFailure(broken);
}
