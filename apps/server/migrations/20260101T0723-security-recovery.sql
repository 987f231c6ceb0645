-- The key that switches two-factor sign-in off when the authenticator application is lost: told once, kept as a hash.
create table recovery_key (
  player_id bigint primary key,
  key_hash text not null,
  made_at timestamptz not null default now()
);
