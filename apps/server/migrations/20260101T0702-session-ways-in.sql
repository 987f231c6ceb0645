-- Signing in in steps. Codes and tokens are kept as keyed hashes; what has been used or has ended stays for a day, then it is deleted.
alter table session add column method text not null default 'password';

-- A step that waits for its next: a code sent by SMS, or the code of an authenticator app after the right password.
create table sign_in_step (
  id text primary key,
  kind text not null check (kind in ('sms', 'second-factor')),
  -- Null for a phone that nobody has: such a step looks like any other and never succeeds.
  player_id bigint,
  phone_hash bytea,
  -- What the player proved who they are with.
  method text not null,
  code_hash bytea,
  -- Of what an SMS step gives for its right code; it signs in once.
  proof_hash bytea,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  done_at timestamptz
);
create index sign_in_step_phone on sign_in_step (phone_hash, created_at desc) where phone_hash is not null;
create index sign_in_step_expires on sign_in_step (expires_at);

-- Browsers that are not asked for the second factor again.
create table trusted_device (
  token_hash bytea primary key,
  player_id bigint not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index trusted_device_player on trusted_device (player_id);

-- Tickets with which a partner's frame signs its player in, once.
create table xframe_token (
  token_hash bytea primary key,
  player_id bigint not null,
  client_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index xframe_token_expires on xframe_token (expires_at);

create table password_reset (
  id text primary key,
  -- Null for a login that nobody has.
  player_id bigint,
  channel text not null check (channel in ('mail', 'sms')),
  login_hash bytea not null,
  secret_hash bytea,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  done_at timestamptz
);
create index password_reset_login on password_reset (login_hash, created_at desc);
create index password_reset_expires on password_reset (expires_at);

-- What blocked players have to say about it.
create table block_appeal (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  words text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('lifted', 'kept')),
  answer text
);
create unique index block_appeal_open on block_appeal (player_id) where decided_at is null;
