-- One-time codes by mail, short message or messenger: one of a purpose at a time, known by its keyed hash alone.
create table one_time_code (
  player_id bigint not null,
  purpose text not null,
  address text not null,
  code_hash text not null,
  sent_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- Wrong ones count too: after a few the code is dead.
  attempts smallint not null default 0,
  -- Within the hour that began with `first_sent_at`.
  sends smallint not null default 1,
  first_sent_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (player_id, purpose)
);
