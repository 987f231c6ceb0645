-- What the feed leaves behind: the latest picture of each match, results for settlement, the movement of prices.

create table match_image (
  match_id bigint primary key,
  sport int not null,
  champ_id int not null,
  starts_at timestamptz not null,
  status text not null,
  -- The match has left the book: only its picture is kept.
  over boolean not null,
  seq bigint not null,
  -- LaneImage of packages/feed. Never searched inside, hence not jsonb.
  image json not null,
  updated_at timestamptz not null default now()
) with (fillfactor = 70);
create index match_image_current on match_image (starts_at) where not over;

-- Everything that decides bets, in the order in which it came; only ever added. One writer at a time (the holder of the ingest lease), so
-- the ids are in commit order and a reader may keep the last id as its cursor.
create table market_result (
  id bigint generated always as identity primary key,
  match_id bigint not null,
  -- Number of the message in its match's lane: a message told twice is stored once.
  seq bigint not null,
  kind text not null check (kind in ('settled', 'rolled-back', 'cancelled', 'cancel-rolled-back')),
  version int not null,
  certainty text check (certainty in ('provisional', 'confirmed')),
  -- settled: selections and, beside each, its result as writeLegResult writes it.
  selections bigint[],
  results text[],
  -- The others: markets; null = all of the match.
  markets bigint[],
  -- cancelled: bets accepted in [valid_from, valid_to) are void; null = unbounded.
  valid_from timestamptz,
  valid_to timestamptz,
  source text not null,
  source_time timestamptz not null,
  received_at timestamptz not null,
  unique (match_id, seq)
);

-- Main lines' prices as they moved: one row per match and batch, two arrays side by side. 0 = suspended or not offered.
create table price_history (
  match_id bigint not null,
  at timestamptz not null,
  selections bigint[] not null,
  odds int[] not null
) partition by range (at);
create index price_history_match on price_history (match_id, at);
-- Takes what comes while no day's partition has been made, so that recording never fails.
create table price_history_rest partition of price_history default;

-- Makes the partition of a day (UTC) where it is missing.
create function feed_price_day(day date) returns void language plpgsql as $$
declare
  name text := 'price_history_' || to_char(day, 'YYYYMMDD');
begin
  if to_regclass(name) is null then
    execute format('create table %I partition of price_history for values from (%L) to (%L)', name, day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
  end if;
end $$;

-- Drops the days before the given one. Returns how many.
create function feed_drop_price_days(before date) returns int language plpgsql as $$
declare
  part record;
  dropped int := 0;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'price_history'::regclass and c.relname ~ '^price_history_\d{8}$' and c.relname < 'price_history_' || to_char(before, 'YYYYMMDD')
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

-- When a source of our own (simulator, replay) began: its calendar is counted from there, the same after every restart.
create table feed_epoch (
  source text primary key,
  epoch_ms bigint not null
);
