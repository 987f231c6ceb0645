-- How often something went wrong, or was asked for: by player, by what was typed where nobody has it, by address. All processes count here, by
-- this clock, and a restart forgets nothing. A subject is a keyed hash: the table says neither who was guessed nor from where.
create table throttle_count (
  subject bytea primary key,
  count integer not null,
  since timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index throttle_count_since on throttle_count (since);
