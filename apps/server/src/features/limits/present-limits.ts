import { roomOf } from '@touchline/betting/limits/limit-bounds';
import { decideBand } from '@touchline/catalogue/account/self-assessment';
import { isTimeLimit } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { moneyText } from '@touchline/catalogue/money-text';
import type { LimitsView, LimitView, TestResult } from '@touchline/contract/limits/calls';
import type { Caller } from '#platform/http/handler';
import { isPermanent, readExclusion } from './exclusion.store.ts';
import { type Holder, type LimitRow, readCurrentSession, readHolder, readLimits, readSessionTotals, readUse } from './limit.store.ts';
import { presentAmount } from './limit-value.ts';
import type { LimitsDeps } from './limits-deps.ts';
import { readPolicy } from './read-policy.ts';
import { readLastTest, type StoredTest } from './self-test.store.ts';

const atMinNone = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

export const presentTest = ({ score, takenAt }: StoredTest): TestResult => ({ score, band: decideBand(score), takenAt: takenAt.getTime() });

/** Limits, exclusions and this session as the player sees them (C094). */
export async function presentLimits(deps: LimitsDeps, { id }: Pick<NonNullable<Caller['player']>, 'id'>): Promise<LimitsView> {
  const { pool } = deps.platform;
  const [{ policy, currency: active }, known, limits, exclusion, excludedUntil, test, sitting] = await Promise.all([
    readPolicy(deps, id),
    readHolder(pool, id),
    readLimits(pool, id),
    readExclusion(pool, id),
    deps.account.readExcludedUntil(id),
    readLastTest(pool, id),
    readCurrentSession(pool, id),
  ]);
  const holder = known ?? { ...NO_HOLDER, currency: active, zone: policy.timeZone };
  const { currency } = holder;
  const money = (minor: bigint): string => moneyText(minor, currency);
  const played = sitting ? await readSessionTotals(pool, id, sitting.startedAt, currency) : { stakedMinor: 0n, wonMinor: 0n };
  return {
    currency,
    limits: await Promise.all(limits.map((limit) => presentLimit(deps, id, holder, limit))),
    exclusion: excludedUntil && {
      kind: exclusion?.kind ?? 'self-exclusion',
      until: isPermanent(excludedUntil) ? null : excludedUntil.getTime(),
    },
    session: {
      startedAt: sitting?.startedAt.getTime() ?? null,
      playedMinutes: sitting?.minutes ?? 0,
      staked: money(atMinNone(played.stakedMinor)),
      won: money(atMinNone(played.wonMinor)),
      lost: money(atMinNone(played.stakedMinor - played.wonMinor)),
      realityCheck: holder.realityDue,
      overUntil: holder.playOverUntil?.getTime() ?? null,
    },
    test: test ? presentTest(test) : null,
  };
}

const NO_HOLDER = { rolling: false, realityMinutes: null, realityDue: false, playOverUntil: null } as const;

async function presentLimit({ platform }: LimitsDeps, playerId: bigint, holder: Holder, limit: LimitRow): Promise<LimitView> {
  const { id, kind, period, amount, wantedAmount, wantedAt, wantedFrom } = limit;
  const text = (value: bigint): string => presentAmount(kind, value, holder.currency);
  const counted = period !== 'bet' && period !== 'sitting';
  const use = counted ? await readUse(platform.pool, playerId, holder, kind, period) : undefined;
  // Time is shown in minutes, rounded up.
  const used = use && (kind === 'session' ? (use.used + 59_999n) / 60_000n : use.used);
  return {
    id: id.toString(),
    kind,
    period,
    value: text(amount),
    currency: isTimeLimit(kind) ? null : holder.currency,
    used: used === undefined ? null : text(used),
    left: used === undefined ? null : text(roomOf({ kind, amount, used })),
    resetsAt: use?.resetsAt?.getTime() ?? null,
    wanted:
      wantedAt && wantedFrom
        ? { value: wantedAmount === null ? null : text(wantedAmount), requestedAt: wantedAt.getTime(), confirmableAt: wantedFrom.getTime() }
        : null,
  };
}
