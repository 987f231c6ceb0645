import type { HeldLimits, UsedLimit } from '@touchline/betting/limits/limit-bounds';
import type { LimitKind, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type { TransactionKind } from '@touchline/ledger/transaction';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { writeEvent } from '#platform/events/write-events';

/** A limit as it stands. `amount` is minor units of the holder's currency, or minutes. */
export interface LimitRow {
  readonly id: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly wantedAmount: bigint | null;
  readonly wantedAt: Date | null;
  readonly wantedFrom: Date | null;
}

export interface Holder {
  readonly currency: string;
  readonly zone: string;
  readonly rolling: boolean;
  readonly realityMinutes: number | null;
  readonly realityDue: boolean;
  readonly playOverUntil: Date | null;
}

const HOLDER = `currency, zone, rolling, reality_minutes as "realityMinutes",
  coalesce(reality_check_started_at + reality_minutes * interval '1 minute' <= clock_timestamp(), false) as "realityDue",
  case when play_blocked_until > clock_timestamp() then play_blocked_until end as "playOverUntil"`;

/** The rates, kinds and countries that the functions of the database know: those of this program. */
export async function writeReference(
  pool: pg.Pool,
  rates: readonly (readonly [currency: string, unitMinor: bigint])[],
  roles: readonly (readonly [kind: TransactionKind, role: string])[],
  identifiedCountries: readonly number[],
): Promise<void> {
  await pool.query(
    `insert into limit_currency_unit (currency, unit_minor) select * from unnest($1::text[], $2::bigint[])
     on conflict (currency) do update set unit_minor = excluded.unit_minor where limit_currency_unit.unit_minor <> excluded.unit_minor`,
    [rates.map(([currency]) => currency), rates.map(([, unit]) => unit)],
  );
  await pool.query(
    `insert into limit_ledger_role (kind, role) select * from unnest($1::text[], $2::text[])
     on conflict (kind) do update set role = excluded.role where limit_ledger_role.role <> excluded.role`,
    [roles.map(([kind]) => kind), roles.map(([, role]) => role)],
  );
  await pool.query(
    `with gone as (delete from limit_identified_country where country_id <> all ($1::int[]))
     insert into limit_identified_country (country_id) select * from unnest($1::int[]) on conflict do nothing`,
    [identifiedCountries],
  );
}

export async function readHolder(on: Queryable, playerId: bigint): Promise<Holder | undefined> {
  const { rows } = await on.query<Holder>(`select ${HOLDER} from player_limit_profile where player_id = $1`, [playerId]);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockHolder(client: Queryable, playerId: bigint): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(`select ${HOLDER} from player_limit_profile where player_id = $1 for update`, [playerId]);
  return rows[0];
}

/** Makes the player one who has limits; the way of counting follows the policy of now, the currency stays. */
export async function writeHolder(
  client: Queryable,
  playerId: bigint,
  { currency, zone, rolling }: Pick<Holder, 'currency' | 'zone' | 'rolling'>,
): Promise<void> {
  await client.query(
    `insert into player_limit_profile (player_id, currency, zone, rolling) values ($1, $2, $3, $4)
     on conflict (player_id) do update set zone = excluded.zone, rolling = excluded.rolling
       where (player_limit_profile.zone, player_limit_profile.rolling) is distinct from (excluded.zone, excluded.rolling)`,
    [playerId, currency, zone, rolling],
  );
}

/** After a change of limits: what the holder's row says about them. `lawMinutes` is the longest that a reality check may be away. */
export async function writeSummary(client: Queryable, playerId: bigint, lawMinutes: number | null): Promise<void> {
  await client.query(
    `update player_limit_profile h set
       has_stake_limits = exists (select from player_limit p where p.player_id = h.player_id and p.kind in ('stake', 'wager', 'loss')),
       reality_minutes = least($2::int, (select p.amount::int from player_limit p where p.player_id = h.player_id and p.kind = 'reality-check')),
       reality_check_started_at = case when session_oldest_open_at(h.player_id) is not null then coalesce(h.reality_check_started_at, clock_timestamp()) end,
       next_check_at = clock_timestamp()
     where h.player_id = $1`,
    [playerId, lawMinutes],
  );
}

export async function readLimits(on: Queryable, playerId: bigint): Promise<LimitRow[]> {
  const { rows } = await on.query<LimitRow>(
    `select id, kind, period, amount, pending_amount as "wantedAmount", requested_at as "wantedAt", pending_effective_at as "wantedFrom"
     from player_limit where player_id = $1 order by array_position(array['deposit', 'loss', 'wager', 'stake', 'session', 'reality-check'], kind),
       array_position(array['bet', 'sitting', 'day', 'week', 'month'], period)`,
    [playerId],
  );
  return rows;
}

/** Holds at once; what was wanted before is over. */
export async function writeLimit(client: Queryable, playerId: bigint, limit: Pick<LimitRow, 'kind' | 'period' | 'amount'>): Promise<void> {
  await client.query(
    `insert into player_limit (player_id, kind, period, amount) values ($1, $2, $3, $4)
     on conflict (player_id, kind, period) do update set amount = excluded.amount, set_at = now(), pending_amount = null, requested_at = null, pending_effective_at = null`,
    [playerId, limit.kind, limit.period, limit.amount],
  );
}

/** A looser one (null: none) that may be confirmed after so many hours of the database's clock; gives when. */
export async function setPendingLimit(client: Queryable, id: bigint, amount: bigint | null, hours: number): Promise<Date | undefined> {
  const { rows } = await client.query<{ from: Date }>(
    `update player_limit set pending_amount = $2, requested_at = clock_timestamp(), pending_effective_at = clock_timestamp() + $3 * interval '1 hour'
     where id = $1 returning pending_effective_at as "from"`,
    [id, amount, hours],
  );
  return rows[0]?.from;
}

export async function clearPendingLimit(client: Queryable, id: bigint): Promise<void> {
  await client.query('update player_limit set pending_amount = null, requested_at = null, pending_effective_at = null where id = $1', [id]);
}

/** Makes what is wanted hold, if its time has come by the database's clock; false where it has not. */
export async function writeConfirmed(client: Queryable, { id, wantedAmount }: LimitRow): Promise<boolean> {
  const due = 'id = $1 and pending_effective_at <= clock_timestamp()';
  const { rowCount } = await (wantedAmount === null
    ? client.query(`delete from player_limit where ${due}`, [id])
    : client.query(
        `update player_limit set amount = pending_amount, set_at = now(), pending_amount = null, requested_at = null, pending_effective_at = null where ${due}`,
        [id],
      ));
  return (rowCount ?? 0) > 0;
}

/** Used of the period that runs, and when it starts over: minor units of the currency, or milliseconds. */
export async function readUse(
  on: Queryable,
  playerId: bigint,
  holder: Pick<Holder, 'currency' | 'zone' | 'rolling'>,
  kind: LimitKind,
  period: LimitPeriod,
): Promise<{ readonly used: bigint; readonly resetsAt: Date | null }> {
  // Time is counted by the calendar everywhere: a day that rolls would let a player in for minutes at a time.
  const rolling = holder.rolling && kind !== 'session';
  const { rows } = await on.query<{ used: bigint; resetsAt: Date | null }>(
    `select limit_usage($1, $2, limit_period_start($3, $4, $5, clock_timestamp()), $6) as used,
       case when not $5 then limit_period_end($3, $4, clock_timestamp()) end as "resetsAt"`,
    [playerId, kind, period, holder.zone, rolling, holder.currency],
  );
  return rows[0] ?? { used: 0n, resetsAt: null };
}

/** As `limit_facts` tells it: amounts as text, moments epoch ms. */
interface StoredFacts {
  readonly bar?: StakeBar;
  readonly at?: number;
  readonly holder?: Omit<HeldLimits, 'limits'>;
  readonly units?: { readonly stake: string | null; readonly limit: string | null };
  readonly limits?: readonly (Omit<UsedLimit, 'amount' | 'used'> & { readonly amount: string; readonly used: string })[];
}

/** Why a player stakes nothing at all. */
export type StakeBar = 'account_blocked' | 'self_excluded' | 'betting_blocked' | 'identity_required_to_play';

/** Facts that decide about a stake. Rates: minor units that one unit of comparison is worth, null where unknown. */
export interface StakeFacts {
  readonly bar: StakeBar | null;
  /** Null for a player without limits. */
  readonly held: (HeldLimits & { readonly at: number; readonly stakeUnit: bigint | null; readonly limitUnit: bigint | null }) | null;
}

const unitOf = (text: string | null | undefined): bigint | null => (text == null ? null : BigInt(text));

/** The facts about a stake of a player whose accounts are locked; the player's limits are locked too until the transaction ends. */
export async function lockStakeFacts(client: Queryable, playerId: bigint, currency: string, moment?: Date): Promise<StakeFacts> {
  const { rows } = await client.query<{ facts: StoredFacts }>({
    name: 'limits-facts',
    text: 'select limit_facts($1, $2, $3) as facts',
    values: [playerId, currency, moment ?? null],
  });
  const { bar = null, at = 0, holder, units, limits = [] } = rows[0]?.facts ?? {};
  if (!holder) return { bar, held: null };
  return {
    bar,
    held: {
      ...holder,
      at,
      stakeUnit: unitOf(units?.stake),
      limitUnit: unitOf(units?.limit),
      limits: limits.map((limit) => ({ ...limit, amount: BigInt(limit.amount), used: BigInt(limit.used) })),
    },
  };
}

/** Since when the player has been signed in without a break, and for how many whole minutes; undefined for nobody. */
export async function readCurrentSession(
  on: Queryable,
  playerId: bigint,
): Promise<{ readonly startedAt: Date; readonly minutes: number } | undefined> {
  const { rows } = await on.query<{ startedAt: Date | null; minutes: number }>(
    `select s.at as "startedAt", floor(extract(epoch from clock_timestamp() - s.at) / 60)::int as minutes from session_oldest_open_at($1) s (at)`,
    [playerId],
  );
  const [sitting] = rows;
  return sitting?.startedAt ? { startedAt: sitting.startedAt, minutes: sitting.minutes } : undefined;
}

/** Results of play with a player's own money since a moment: minor units of the currency. */
export async function readSessionTotals(
  on: Queryable,
  playerId: bigint,
  since: Date,
  currency: string,
): Promise<{ readonly stakedMinor: bigint; readonly wonMinor: bigint }> {
  const { rows } = await on.query<{ stakedMinor: bigint; wonMinor: bigint }>(
    `select coalesce(sum(-m.amount) filter (where m.role = 'stake'), 0)::bigint as "stakedMinor",
       coalesce(sum(m.amount) filter (where m.role = 'return'), 0)::bigint as "wonMinor"
     from (
       select r.role, limit_convert(sum(w.amount_minor)::bigint, w.currency, $3) as amount
       from wallet_play_entries_since($1, $2) w join limit_ledger_role r on r.kind = w.kind group by r.role, w.currency
     ) m`,
    [playerId, since, currency],
  );
  return rows[0] ?? { stakedMinor: 0n, wonMinor: 0n };
}

/** Adds to what is never changed: who set, asked, confirmed, answered or excluded what. */
export async function writeChange(client: Queryable, playerId: bigint, action: string, facts: object): Promise<void> {
  await client.query('insert into limit_change (player_id, action, facts) values ($1, $2, $3)', [playerId, action, JSON.stringify(facts)]);
  await writeEvent(client, playerId, { kind: 'limits-changed', change: action });
}
