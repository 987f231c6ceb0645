-- A player who leaves during a hand is paid out at its end, and is not dealt in again.
alter table poker_seat add column leaves boolean not null default false;
alter table poker_seat add check (not (leaves and is_present));

-- Who waits for a seat at a full table, in the order of their numbers: rows go once a seat is taken, or its time has passed.
create table poker_wait (
  id bigint generated always as identity primary key,
  table_id bigint not null references poker_table (id),
  player_id bigint not null,
  joined_at timestamptz not null default clock_timestamp(),
  -- A seat is kept until then; null while none is free.
  kept_until timestamptz
);
create unique index poker_wait_once on poker_wait (table_id, player_id);
create index poker_wait_of on poker_wait (player_id);
