-- How often a call was made by one caller in its window, over all processes. Windows are minutes, so a crash may forget them: not logged.
-- A subject is a keyed hash of the call and its caller: the table says neither.
create unlogged table rate_count (
  subject bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_count_ends on rate_count (ends_at);
