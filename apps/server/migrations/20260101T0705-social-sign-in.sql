-- Signing in by other services, and other applications signing in by us.

-- A visit to a provider that has begun. It ends once, in the browser that it began in.
create table social_flow (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  -- PKCE and OpenID Connect: what the provider's answer has to fit.
  verifier text not null,
  nonce text not null,
  -- Of a player who links a profile to an account.
  player_id bigint,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index social_flow_expires on social_flow (expires_at);

-- Whose profile at a provider is which player's. The provider's name for the person is kept as a keyed hash.
create table social_link (
  provider text not null,
  subject_hash bytea not null,
  player_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (provider, subject_hash),
  unique (player_id, provider)
);

-- What players allowed applications of partners: a code for a minute, then a token for an hour. All as keyed hashes.
create table oauth_grant (
  code_hash bytea primary key,
  client_id text not null,
  player_id bigint not null,
  rights text[] not null,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  access_hash bytea unique,
  access_ends_at timestamptz
);
create index oauth_grant_expires on oauth_grant (expires_at);
