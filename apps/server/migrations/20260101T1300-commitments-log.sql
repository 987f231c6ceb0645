-- The public log of what the house commits to before it draws (decision 0082). Rows come by triggers on the tables that hold the commitments
-- (functions/commitments/commitment_log.sql), in the transaction that makes one: nothing is committed to and not in the log.
create table commitment (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('seed-pair', 'chain', 'lottery-draw')),
  promise text not null unique check (promise ~ '^[0-9a-f]{64}$'),
  logged_at timestamptz not null default clock_timestamp(),
  -- Where it stands: under which root, at which place from 0. Null until its hour is summed up.
  root_number int,
  place int check (place >= 0),
  check ((root_number is null) = (place is null))
);
create unique index commitment_place on commitment (root_number, place) where root_number is not null;
create index commitment_waiting on commitment (id) where root_number is null;

-- An hour, summed up: the root of its tree and the head that covers it and every one before. Numbers have no gaps, hours neither.
create table commitment_root (
  number int primary key check (number > 0),
  hour timestamptz not null unique check (extract(epoch from hour)::bigint % 3600 = 0),
  leaves int not null check (leaves >= 0),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  previous_head text not null unique check (previous_head ~ '^[0-9a-f]{64}$'),
  head text not null check (head ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null default clock_timestamp()
);

-- The log is only added to. The one thing that changes is that a commitment gets its place, once.
create trigger permanent before update or delete on commitment_root for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment_root for each statement execute function wallet_refuse_change();
create trigger permanent before delete on commitment for each row execute function wallet_refuse_change();
create trigger permanent_whole before truncate on commitment for each statement execute function wallet_refuse_change();
create trigger permanent_fields before update on commitment for each row
  when (old.root_number is not null or (old.id, old.kind, old.promise, old.logged_at) is distinct from (new.id, new.kind, new.promise, new.logged_at))
  execute function wallet_refuse_change();
create trigger placed_later before insert on commitment for each row when (new.root_number is not null) execute function wallet_refuse_change();

-- Commitments that are older than the log are in it from now on.
insert into commitment (kind, promise) select 'seed-pair', seed_hash from casino_seed order by id on conflict (promise) do nothing;
insert into commitment (kind, promise) select 'chain', promise from casino_chain order by id on conflict (promise) do nothing;
insert into commitment (kind, promise) select 'lottery-draw', seed_hash from lottery_draw order by id on conflict (promise) do nothing;
