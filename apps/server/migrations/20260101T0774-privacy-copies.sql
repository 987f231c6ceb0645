-- Copies of their data that players asked for, sealed under the player's key until they are downloaded, once.
create table privacy_copy (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  body bytea,
  bytes int,
  asked_at timestamptz not null default now(),
  ready_at timestamptz,
  taken_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index privacy_copy_player on privacy_copy (player_id, id desc);
-- One at a time is being made.
create unique index privacy_copy_making on privacy_copy (player_id) where ready_at is null;

-- Whose account was erased, and when: proof that it was done, under the number alone.
create table privacy_erasure (
  player_id bigint primary key,
  erased_at timestamptz not null default now()
);
