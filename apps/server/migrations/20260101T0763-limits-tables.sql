-- Limits that players set themselves, breaks and exclusions, and the functions that judge a stake under the locks of its transaction.
--
-- A player without limits has no row here and costs one look into an index. What was used is not counted on the side: it is summed out of
-- the ledger (wallet_played), the payments (payment_deposited) and the sessions (session_millis) when somebody with a limit asks, so that it
-- cannot drift, holds from the moment at which a limit is set, and every new way of staking is counted without knowing of limits.
-- Locks: accounts before holders, holders before payments. Whoever changes limits locks the accounts too: bets in flight end before.

-- Minor units of a round amount of the same worth in every currency (currency-units of the site); written at every start.
create table limit_rate (
  currency text primary key,
  unit_minor bigint not null check (unit_minor > 0)
);

-- What a kind of ledger transaction is to limits: a stake, or a return of one; written at every start (ledger-roles.ts).
create table limit_ledger_role (
  kind text primary key,
  role text not null check (role in ('stake', 'return'))
);

create table limit_holder (
  player_id bigint primary key,
  -- Of all the player's limits; stakes in other currencies are converted by limit_rate.
  currency text not null,
  -- The policy's way of counting.
  zone text not null,
  rolling boolean not null,
  -- Whether there is a limit that a stake could exceed.
  bounds_stakes boolean not null default false,
  -- The longest between two reality checks; `reality_from` is when the last one was answered, or play began.
  reality_minutes int,
  reality_from timestamptz,
  reality_told boolean not null default false,
  -- A limit of time is used up: until then nothing is staked or paid in.
  play_over_until timestamptz,
  -- The next moment at which time could be up; null while nobody plays.
  look_at timestamptz
);
create index limit_holder_look on limit_holder (look_at) where look_at is not null;

create table player_limit (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'wager', 'session', 'reality-check')),
  period text not null check (period in ('bet', 'sitting', 'day', 'week', 'month')),
  -- Minor units of the holder's currency, or minutes.
  amount bigint not null check (amount > 0),
  set_at timestamptz not null default now(),
  -- A looser one that waits: an amount, or null for none at all. It holds once its player confirms it after `wanted_from`.
  wanted_amount bigint check (wanted_amount > amount),
  wanted_at timestamptz,
  wanted_from timestamptz,
  unique (player_id, kind, period)
);

-- Everything that was ever set, asked for, confirmed, answered or excluded: nothing of it changes or goes.
create table limit_change (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  action text not null,
  facts jsonb not null,
  at timestamptz not null default now()
);
create index limit_change_player on limit_change (player_id, id);

create table limit_exclusion (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('break', 'self-exclusion', 'register')),
  reason text,
  asked_at timestamptz not null default now(),
  until timestamptz not null
);
create index limit_exclusion_player on limit_exclusion (player_id, until);

-- Self-tests: the answers as given, by question.
create table limit_test (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  answers smallint[] not null,
  score smallint not null,
  taken_at timestamptz not null default now()
);
create index limit_test_player on limit_test (player_id, id desc);

-- Rounded up: a limit is not escaped by small amounts.
create function limit_convert(amount bigint, source text, target text) returns bigint
language sql stable as $$
  select case when source = target then amount
    else (select ceil(amount::numeric * t.unit_minor / s.unit_minor)::bigint from limit_rate s, limit_rate t where s.currency = source and t.currency = target) end
$$;

create function limit_since(period text, zone text, rolling boolean, at timestamptz) returns timestamptz
language sql stable as $$
  select case when not rolling then date_trunc(period, at, zone)
    else at - case period when 'day' then interval '24 hours' when 'week' then interval '168 hours' else interval '720 hours' end end
$$;

-- When a period by the calendar ends: midnight of the zone, whatever its clocks did in between.
create function limit_resets(period text, zone text, at timestamptz) returns timestamptz
language sql stable as $$
  select (date_trunc(period, at at time zone zone) + ('1 ' || period)::interval) at time zone zone
$$;

-- Used of a kind since a moment: minor units of `unit`, or milliseconds of sessions. Never below 0.
create function limit_used(who bigint, wanted text, since timestamptz, unit text) returns bigint
language sql volatile as $$
  select greatest(0, case wanted
    when 'deposit' then (select coalesce(sum(limit_convert(d.amount_minor, d.currency, unit)), 0) from payment_deposited(who, since) d)
    when 'session' then session_millis(who, since)
    else (
      select coalesce(sum(limit_convert(p.amount, p.currency, unit)), 0) from (
        select w.currency, -sum(w.amount_minor)::bigint as amount
        from wallet_played(who, since) w join limit_ledger_role r on r.kind = w.kind
        where r.role = 'stake' or wanted = 'loss'
        group by 1
      ) p
    ) end)::bigint
$$;

-- What bounds a stake of the player at this moment, tightest first: [{kind, period, amount, left, currency, resetsAt}]. A limit of time or a reality
-- check stands in it only where nothing may be staked before it is over.
create function limit_bounds(who bigint, at timestamptz) returns jsonb
language sql volatile as $$
  select coalesce(jsonb_agg(b.bound order by b.room), '[]') from (
    select l.room, jsonb_build_object('kind', l.kind, 'period', l.period, 'amount', l.amount::text, 'left', l.room::text, 'currency', l.currency,
        'zone', l.zone, 'resetsAt', extract(epoch from l.resets) * 1000) as bound
    from (
      select p.kind, p.period, p.amount, h.currency, h.zone,
        case when p.kind = 'stake' then p.amount
          else greatest(0, p.amount - limit_used(who, p.kind, limit_since(p.period, h.zone, h.rolling, at), h.currency)) end as room,
        case when p.kind <> 'stake' and not h.rolling then limit_resets(p.period, h.zone, at) end as resets
      from limit_holder h join player_limit p on p.player_id = h.player_id and p.kind in ('stake', 'wager', 'loss')
      where h.player_id = who and h.bounds_stakes
    ) l
    union all
    select -1, jsonb_build_object('kind', 'session', 'zone', h.zone, 'resetsAt', extract(epoch from h.play_over_until) * 1000)
      from limit_holder h where h.player_id = who and h.play_over_until > at
    union all
    select -2, jsonb_build_object('kind', 'reality-check')
      from limit_holder h where h.player_id = who and h.reality_from + h.reality_minutes * interval '1 minute' <= at
  ) b
$$;

-- The first bound that a stake would break; null where none. `taken` are stakes of the player that are not posted yet, both in the holder's currency.
create function limit_refusal(bounds jsonb, stake bigint, taken bigint) returns jsonb
language sql immutable as $$
  select b from jsonb_array_elements(bounds) with ordinality e (b, n)
  where case b ->> 'kind' when 'session' then true when 'reality-check' then true
    -- Without a rate nobody knows what the stake is worth: it is not taken.
    when 'stake' then coalesce(stake > (b ->> 'left')::bigint, true) else coalesce(stake + taken > (b ->> 'left')::bigint, true) end
  order by n limit 1
$$;

-- Judges one stake of a player whose accounts the caller has locked; null where it may be taken. Who is blocked or excluded stakes nothing.
create function limit_judge(who bigint, stake bigint, stake_currency text) returns jsonb
language plpgsql as $$
declare
  unit text;
  bar jsonb;
begin
  select jsonb_build_object('kind', 'barred', 'blocked', b.blocked) into bar from player_barred b where b.player_id = who;
  if bar is not null then
    return bar;
  end if;
  select h.currency into unit from limit_holder h where h.player_id = who for update;
  if unit is null then
    return null;
  end if;
  return limit_refusal(limit_bounds(who, clock_timestamp()), limit_convert(stake, stake_currency, unit), 0);
end $$;
