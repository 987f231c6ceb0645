-- The secret that a player's authenticator app shares with us, sealed. `last_step` is the newest period (30 seconds) whose code was taken:
-- a code opens nothing twice.
create table second_factor (
  player_id bigint primary key,
  secret bytea not null,
  enabled_at timestamptz,
  last_step bigint not null default 0
);
